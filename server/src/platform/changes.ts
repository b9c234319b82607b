import type { Database } from '@rialto/database/connect.ts';

const CHANNEL = 'rialto_changed';

/** Tells who holds rows in memory to let go of them. Whenever we may have missed something, all counts as changed. */
export function watchChanges(database: Database): (table: string, forget: () => void) => void {
  const forgetters = new Map<string, (() => void)[]>();
  const forgetAll = () => [...forgetters.values()].flat().forEach((forget) => forget());
  const subscription = database.listen(
    CHANNEL,
    (table) => forgetters.get(table)?.forEach((forget) => forget()),
    forgetAll,
  );
  subscription.ready.then(forgetAll, () => undefined);
  return (table, forget) => {
    forgetters.set(table, [...(forgetters.get(table) ?? []), forget]);
  };
}
