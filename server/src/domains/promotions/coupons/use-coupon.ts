import type { OrderId } from '@rialto/database/ids.ts';
import { inOrder, type Sql, type Tx } from '@rialto/database/sql.ts';
import type { Owner } from '../../../platform/owner.ts';
import { countOneLess, insertUse, returnUse, takeUse } from './coupon-uses.sql.ts';
import type { Coupon } from './coupons.sql.ts';

type Use = { coupon: Coupon; owner: Owner; orderId: OrderId; now: Date };

/**
 * Uses a coupon for an order, in the transaction of the order (trust.md T27). The conditional count enforces the total
 * limit and locks the coupon, so the owner's own uses cannot change before the second statement.
 */
export async function useCoupon(tx: Tx, { coupon, owner, orderId, now }: Use): Promise<void> {
  await inOrder(tx, [
    (tx) => takeUse(tx, coupon.id),
    (tx) => insertUse(tx, { couponId: coupon.id, owner, orderId, now, limit: coupon.limitPerCustomer }),
  ]);
}

/** Returns the coupon use of an order, once. */
export async function releaseCoupon(tx: Sql, orderId: OrderId, now: Date): Promise<void> {
  const couponId = await returnUse(tx, orderId, now);
  if (couponId !== null) await countOneLess(tx, couponId);
}
