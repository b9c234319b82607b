import type { Sql } from '@rialto/database/sql.ts';
import type { App } from './app.ts';
import { cached } from './cached.ts';

type Keeping<T> = {
  seconds: number;
  /** The tables it is read from; a change in one of them makes it be read again. */
  tables: readonly string[];
  load: (db: Sql, now: Date) => Promise<T>;
};

/** One thing that all visitors share, such as a short list: read when it is asked for, and kept until it changes or is old. */
export function kept<T>({ clock, db, onChange }: App, { seconds, tables, load }: Keeping<T>): () => Promise<T> {
  const cache = cached<T>(clock, seconds * 1_000);
  for (const table of tables) onChange(table, cache.drop);
  return () => cache.read('all', () => load(db, clock()));
}
