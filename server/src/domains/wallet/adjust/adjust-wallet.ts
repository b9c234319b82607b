import { adjustWallet as contract } from '@rialto/contract/calls/console/wallet.ts';
import type { CustomerId } from '@rialto/database/ids.ts';
import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { isOfStores } from '@rialto/rules/staff/permissions.ts';
import type { Staff } from '../../../platform/crew.ts';
import { reasonGiven, recordChange } from '../../../platform/audit/record-change.ts';
import { withIdempotencyKey } from '../../../platform/idempotency/with-idempotency-key.ts';
import { RefusalError, throwRefusalOf } from '../../../platform/refuse.ts';
import { isAccountDeleted, lockCustomer } from '../../identity/identity.public.ts';
import type { Reason } from '../ledger/entry.ts';
import { causeOfKey } from '../ledger/cause-of-key.ts';
import { findWallet, move, type Wallet } from '../ledger/ledger.sql.ts';
import { publishWalletChange } from '../wallet.events.ts';

type Adjustment = {
  staff: Staff;
  customerId: CustomerId;
  unit: 'money' | 'points';
  /** In minor units or points; negative to take. */
  change: number;
  kind: 'adjustment' | 'payout';
  note: string;
  key: string | null;
  now: Date;
};

/**
 * Money is the operator's: staff of a store do not decide about it. A payout also works for a deleted account, and
 * everything while the wallet is off, so that the rest can be paid out.
 */
export async function adjustWallet(db: Sql, adjustment: Adjustment): Promise<Wallet> {
  const { staff, customerId, unit, change, kind, note, key, now } = adjustment;
  if (isOfStores(staff.role)) throw new RefusalError({ code: 'not_permitted' });
  if (key === null) throw new RefusalError({ code: 'key_required' });
  const reason = reasonOf(adjustment);
  if (reason === null) throw new RefusalError({ code: 'adjustment_invalid' });
  const owner = { kind: 'staff', id: staff.id } as const;
  const keyed = { owner, endpoint: contract, key, body: { customerId, unit, change, kind, note }, now };
  const movement = {
    reason,
    cause: causeOfKey('adjustment', staff.id, key),
    amount: Math.abs(change),
    customerId,
    note,
    now,
  };
  const adjust = async (tx: Sql) => {
    const mayChange =
      (await lockCustomer(tx, customerId)) || (kind === 'payout' && (await isAccountDeleted(tx, customerId)));
    if (!mayChange) throw new RefusalError({ code: 'customer_unknown' });
    const before = await findWallet(tx, customerId);
    // The key of an adjustment that was made before keys are deleted again.
    if (!(await move(tx, movement))) throw new RefusalError({ code: 'key_reused' });
    await publishWalletChange(tx, movement);
    const after = await findWallet(tx, customerId);
    const about = { staff, now, action: 'adjustWallet', subject: 'customer' as const, subjectId: customerId };
    await recordChange(tx, {
      ...about,
      before: balanceIn(before, unit),
      after: { ...balanceIn(after, unit), kind, ...reasonGiven(note) },
    });
    return after;
  };
  return inTransaction(db, (tx) => withIdempotencyKey(tx, keyed, () => adjust(tx))).catch(throwRefusalOf);
}

const balanceIn = ({ balanceMinor, points }: Wallet, unit: Adjustment['unit']) =>
  unit === 'money' ? { balance_minor: balanceMinor } : { points };

/** Null for nothing, parts of a point, and a payout of points or to the wallet. */
function reasonOf({ unit, change, kind }: Adjustment): Reason | null {
  if (!Number.isSafeInteger(change) || change === 0) return null;
  if (kind === 'payout') return unit === 'money' && change < 0 ? 'paid_out' : null;
  if (unit === 'points') return change > 0 ? 'points_adjustment_in' : 'points_adjustment_out';
  return change > 0 ? 'adjustment_in' : 'adjustment_out';
}
