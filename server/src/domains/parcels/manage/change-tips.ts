import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { recordChange } from '../../../platform/audit/record-change.ts';
import type { Staff } from '../../../platform/crew.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { amount, minorOf } from '../../../platform/wire-values.ts';
import { tipsBySize } from '../parcels.sql.ts';
import { writeTips } from './tips.sql.ts';

type Tips = { amounts: number[] };

export async function readTips(db: Sql, digits: number): Promise<Tips> {
  return { amounts: (await tipsBySize(db)).map(({ amountMinor }) => amount(amountMinor, digits)) };
}

/** Replaces the tips that checkout suggests; those that stay keep their count (OPS-12). */
export function changeTips(
  db: Sql,
  { staff, now, digits, amounts }: { staff: Staff; now: Date; digits: number; amounts: readonly number[] },
): Promise<Tips> {
  const minors = amounts.map((one) => minorOf(one, digits));
  if (minors.some((minor) => minor <= 0)) throw new RefusalError({ code: 'tip_not_positive' });
  return inTransaction(db, async (tx) => {
    const before = await readTips(tx, digits);
    await writeTips(tx, minors);
    const after = await readTips(tx, digits);
    const change = { action: 'changeTips', subject: 'tips' as const, subjectId: 1 };
    await recordChange(tx, { staff, now, ...change, before, after });
    return after;
  });
}
