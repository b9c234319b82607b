import type { ReasonList } from '@rialto/contract/calls/console/lists.ts';
import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { recordChange } from '../../../../platform/audit/record-change.ts';
import type { Staff } from '../../../../platform/crew.ts';
import { numberedRows } from '../../../../platform/lists/numbered-rows.ts';
import { allReasons, lockReasons, writeReasons } from './manage-reasons.sql.ts';

type Change = { staff: Staff; now: Date; reasons: ReasonList['reasons'] };

export async function readReasons(db: Sql): Promise<ReasonList> {
  return { reasons: await allReasons(db) };
}

/** Replaces the reasons to cancel and to ask for a refund (OPS-12). */
export function changeReasons(db: Sql, { staff, now, reasons }: Change): Promise<ReasonList> {
  return inTransaction(db, async (tx) => {
    await lockReasons(tx);
    const before = await allReasons(tx);
    await writeReasons(tx, numberedRows(reasons, before));
    const after = await allReasons(tx);
    const change = { action: 'changeReasons', subject: 'reasons' as const, subjectId: 1 };
    await recordChange(tx, { staff, now, ...change, before: { reasons: before }, after: { reasons: after } });
    return { reasons: after };
  });
}
