import type { CustomerId } from '@rialto/database/ids.ts';
import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { reasonGiven, recordChange } from '../../../platform/audit/record-change.ts';
import type { Staff } from '../../../platform/crew.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { endSessionsOf } from '../sessions/end-sessions.ts';
import { lockStatus, writeBlocked } from './blocked.sql.ts';

type Block = {
  staff: Staff;
  customerId: CustomerId;
  /** Null lets the account in again. */
  reason: string | null;
  now: Date;
};

/** Blocks an account, which ends its sessions, or lets it in again. Its orders continue. */
export function blockCustomer(db: Sql, { staff, customerId, reason, now }: Block): Promise<void> {
  return inTransaction(db, async (tx) => {
    const before = await lockStatus(tx, customerId);
    if (before === null || before.status === 'deleted') throw new RefusalError({ code: 'customer_unknown' });
    await writeBlocked(tx, customerId, reason === null ? null : { reason, at: now });
    if (reason !== null) await endSessionsOf(tx, customerId);
    const action = reason === null ? 'unblockCustomer' : 'blockCustomer';
    await recordChange(tx, {
      staff,
      now,
      action,
      subject: 'customer',
      subjectId: customerId,
      before: { status: before.status, ...reasonGiven(before.reason) },
      after: { status: reason === null ? 'active' : 'blocked', ...reasonGiven(reason) },
    });
  });
}
