import { cancelOrder as contract } from '@rialto/contract/calls/orders.ts';
import type { OrderId } from '@rialto/database/ids.ts';
import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { withIdempotencyKey } from '../../../platform/idempotency/with-idempotency-key.ts';
import type { Owner } from '../../../platform/owner.ts';
import { changeOrderStatus } from './change-order-status.ts';
import { demandOwnOrder } from '../history/own-order.ts';

type Cancelling = { owner: Owner; orderId: OrderId; reason: string; key: string | null; now: Date };

/** Calls an order off for its owner, while that is still possible; what it held goes back with it. */
export function cancelOrder(db: Sql, { owner, orderId, reason, key, now }: Cancelling): Promise<object> {
  return inTransaction(db, (tx) =>
    withIdempotencyKey(tx, { owner, endpoint: contract, key, body: { orderId, reason }, now }, async () => {
      await demandOwnOrder(tx, owner, orderId);
      await changeOrderStatus(tx, orderId, { to: 'canceled', by: 'customer', reason, now });
      return {};
    }),
  );
}
