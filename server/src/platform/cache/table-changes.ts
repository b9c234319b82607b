import type { Database } from '@rialto/database/connect.ts';

const CHANNEL = 'rialto_changed';
/** Stands for every table that is watched. */
const ANY_TABLE = '*';

/**
 * Calls back when rows of a table changed, on any node. After a lost connection every table counts as changed, because
 * notifications may have been missed.
 */
export function watchTables(database: Database): (table: string, invalidate: () => void) => void {
  const callbacks = new Map<string, (() => void)[]>();
  const invalidateAll = () => [...callbacks.values()].flat().forEach((invalidate) => invalidate());
  const subscription = database.listen(
    CHANNEL,
    (table) => [table, ANY_TABLE].forEach((each) => callbacks.get(each)?.forEach((invalidate) => invalidate())),
    invalidateAll,
  );
  subscription.ready.then(invalidateAll, () => undefined);
  return (table, invalidate) => {
    callbacks.set(table, [...(callbacks.get(table) ?? []), invalidate]);
  };
}
