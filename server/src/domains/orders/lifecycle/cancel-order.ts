import { cancelOrder as contract } from '@rialto/contract/calls/orders.ts';
import type { RefundTo } from '@rialto/contract/shapes/order.ts';
import type { OrderId } from '@rialto/database/ids.ts';
import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { withIdempotencyKey } from '../../../platform/idempotency/with-idempotency-key.ts';
import type { Owner } from '../../../platform/owner.ts';
import { changeOrderStatus } from './change-order-status.ts';
import { requireOwnOrder } from './require-own-order.ts';

type CancelRequest = {
  owner: Owner;
  orderId: OrderId;
  reason: string;
  refundTo: RefundTo | undefined;
  key: string | null;
  now: Date;
};

/** Cancels an order for its owner, releases its stock and coupon, and gives its money back. */
export function cancelOrder(db: Sql, request: CancelRequest): Promise<object> {
  const { owner, orderId, reason, refundTo = null, key, now } = request;
  const body = { orderId, reason, ...(refundTo && { refundTo }) };
  return inTransaction(db, (tx) =>
    withIdempotencyKey(tx, { owner, endpoint: contract, key, body, now }, async () => {
      await requireOwnOrder(tx, owner, orderId);
      await changeOrderStatus(tx, orderId, { to: 'canceled', by: 'customer', reason, refundTo, now });
      return {};
    }),
  );
}
