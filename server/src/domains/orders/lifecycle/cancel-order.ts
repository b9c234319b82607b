import { cancelOrder as contract } from '@rialto/contract/calls/orders.ts';
import type { OrderId } from '@rialto/database/ids.ts';
import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { withIdempotencyKey } from '../../../platform/idempotency/with-idempotency-key.ts';
import type { Owner } from '../../../platform/owner.ts';
import { changeOrderStatus } from './change-order-status.ts';
import { requireOwnOrder } from './require-own-order.ts';

type CancelRequest = { owner: Owner; orderId: OrderId; reason: string; key: string | null; now: Date };

/** Cancels an order for its owner and releases its stock and coupon. */
export function cancelOrder(db: Sql, { owner, orderId, reason, key, now }: CancelRequest): Promise<object> {
  return inTransaction(db, (tx) =>
    withIdempotencyKey(tx, { owner, endpoint: contract, key, body: { orderId, reason }, now }, async () => {
      await requireOwnOrder(tx, owner, orderId);
      await changeOrderStatus(tx, orderId, { to: 'canceled', by: 'customer', reason, now });
      return {};
    }),
  );
}
