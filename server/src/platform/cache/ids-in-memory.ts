import type { App } from '../app.ts';
import type { IdReader } from '../http/known-scope.ts';
import { cachedUntilChanged } from './cached-until-changed.ts';

const CACHE_SECONDS = 600;

type Source = Pick<App, 'clock' | 'db' | 'onChange'>;

/** All ids of a small table. Nearly every request needs them, so they are also kept where they can be read without waiting. */
export function idsInMemory(source: Source, table: string, load: (db: App['db']) => Promise<number[]>): IdReader {
  const { clock, onChange } = source;
  const read = cachedUntilChanged(source, {
    seconds: CACHE_SECONDS,
    tables: [table],
    load: async (db) => new Set(await load(db)),
  });
  let ready: { ids: ReadonlySet<number>; expiresAt: number } | null = null;
  let changeCount = 0;
  onChange(table, () => {
    ready = null;
    changeCount += 1;
  });

  async function readAgain(): Promise<ReadonlySet<number>> {
    const countBefore = changeCount;
    const ids = await read();
    if (changeCount === countBefore) ready = { ids, expiresAt: clock().getTime() + CACHE_SECONDS * 1_000 };
    return ids;
  }

  return () => (ready && ready.expiresAt > clock().getTime() ? ready.ids : readAgain());
}
