import type { CourierId } from '@rialto/database/ids.ts';
import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { RefusalError } from '../../platform/refuse.ts';
import { hasAcceptedAssignments } from './assignments.sql.ts';
import { endShift, findShift, insertShift, lockShift, type Shift } from './shifts.sql.ts';

/** Begins or ends the shift of a courier; repeating it has no effect. Accepted orders must be finished first. */
export function changeShift(db: Sql, courierId: CourierId, isOnShift: boolean, now: Date): Promise<Shift | null> {
  return inTransaction(db, async (tx) => {
    if (isOnShift) {
      await insertShift(tx, courierId, now);
      return findShift(tx, courierId);
    }
    await closeShift(tx, courierId, now);
    return null;
  });
}

export async function closeShift(tx: Sql, courierId: CourierId, now: Date): Promise<void> {
  const shift = await lockShift(tx, courierId);
  if (!shift) return;
  if (await hasAcceptedAssignments(tx, courierId)) throw new RefusalError({ code: 'run_not_finished' });
  await endShift(tx, shift, courierId, now);
}
