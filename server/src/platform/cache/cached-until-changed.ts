import type { Sql } from '@rialto/database/sql.ts';
import type { App } from '../app.ts';
import { MIB, type ByteLimit } from './byte-lru.ts';
import { ttlCache } from './ttl-cache.ts';

type CachedValue<T> = Partial<ByteLimit<T>> & {
  seconds: number;
  /** The tables it is read from. A change in any of them clears it. */
  tables: readonly string[];
  load: (db: Sql, now: Date) => Promise<T>;
};

/** Short lists take a few kilobytes; the limit is for one that an operator fills without end. */
const MAX_BYTES = 8 * MIB;

/** One value that all visitors share, such as a short list. It is loaded on demand and cached until it changes or expires. */
export function cachedUntilChanged<T>(
  { clock, db, onChange }: Pick<App, 'clock' | 'db' | 'onChange'>,
  options: CachedValue<T>,
): () => Promise<T> {
  const { seconds, tables, load, maxBytes = MAX_BYTES, ...limit } = options;
  const cache = ttlCache<T>(clock, { ttlMs: seconds * 1_000, maxBytes, ...limit });
  for (const table of tables) onChange(table, cache.clear);
  return () => cache.read('all', () => load(db, clock()));
}
