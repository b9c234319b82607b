import type { Sql } from '@rialto/database/sql.ts';
import type { App } from '../app.ts';
import { ttlCache } from './ttl-cache.ts';

type CachedValue<T> = {
  bytesOf?: (value: T) => number;
  seconds: number;
  /** The tables it is read from. A change in any of them clears it. */
  tables: readonly string[];
  load: (db: Sql, now: Date) => Promise<T>;
};

/** One value that all visitors share, such as a short list. It is loaded on demand and cached until it changes or expires. */
export function cachedUntilChanged<T>(
  { clock, db, onChange }: Pick<App, 'clock' | 'db' | 'onChange'>,
  options: CachedValue<T>,
): () => Promise<T> {
  const { seconds, tables, load, ...size } = options;
  const cache = ttlCache<T>(clock, { ttlMs: seconds * 1_000, ...size });
  for (const table of tables) onChange(table, cache.clear);
  return () => cache.read('all', () => load(db, clock()));
}
