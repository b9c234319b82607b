import type { MethodList } from '@rialto/contract/calls/console/lists.ts';
import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { recordChange } from '../../../../platform/audit/record-change.ts';
import type { Staff } from '../../../../platform/crew.ts';
import { numberedRows } from '../../../../platform/lists/numbered-rows.ts';
import { allOfflineMethods, lockOfflineMethods, writeOfflineMethods } from './methods.sql.ts';
import { consoleMethod, storedMethod } from './methods.view.ts';

export async function readMethods(db: Sql): Promise<MethodList> {
  return { methods: (await allOfflineMethods(db)).map(consoleMethod) };
}

type Change = { staff: Staff; now: Date; methods: MethodList['methods'] };

/** Writes the ways to pay outside the shop (OPS-12). */
export function changeMethods(db: Sql, { staff, now, methods }: Change): Promise<MethodList> {
  return inTransaction(db, async (tx) => {
    await lockOfflineMethods(tx);
    const known = await allOfflineMethods(tx);
    await writeOfflineMethods(tx, numberedRows(methods.map(storedMethod), known));
    const before = { methods: known.map(consoleMethod) };
    const after = await readMethods(tx);
    const change = { action: 'changeOfflineMethods', subject: 'offline_methods' as const, subjectId: 1 };
    await recordChange(tx, { staff, now, ...change, before, after });
    return after;
  });
}
