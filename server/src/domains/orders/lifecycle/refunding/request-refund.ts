import type { RefundTo } from '@rialto/contract/shapes/order.ts';
import type { OrderId } from '@rialto/database/ids.ts';
import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import type { Picture } from '../../../../platform/files/clean-picture.ts';
import { keepUpload } from '../../../../platform/files/keep-upload.ts';
import type { Owner } from '../../../../platform/owner.ts';
import { RefusalError } from '../../../../platform/refuse.ts';
import { lockCustomer } from '../../../identity/identity.public.ts';
import { changeOrderStatus } from '../change-order-status.ts';
import { requireOwnOrder } from '../require-own-order.ts';
import { insertRefundRequest } from './refund-requests.sql.ts';

type RefundRequest = {
  owner: Owner;
  orderId: OrderId;
  reason: string;
  note: string | null;
  pictures: readonly Picture[];
  refundTo: RefundTo | undefined;
  now: Date;
};

/** Requests a refund of a delivered order, once. The shop decides about it. */
export function requestRefund(db: Sql, request: RefundRequest): Promise<void> {
  const { owner, orderId, reason, note, pictures, refundTo = null, now } = request;
  return inTransaction(db, async (tx) => {
    // Before the order, as a deletion of the account does.
    if (owner.kind === 'customer' && !(await lockCustomer(tx, owner.id)))
      throw new RefusalError({ code: 'order_unknown' });
    const { status } = await requireOwnOrder(tx, owner, orderId);
    if (status === 'refund_requested') throw new RefusalError({ code: 'refund_asked' });
    await changeOrderStatus(tx, orderId, { to: 'refund_requested', by: 'customer', reason, refundTo, now });
    const fileIds: string[] = [];
    for (const picture of pictures) fileIds.push(await keepUpload(tx, picture, { kind: 'refund', owner, now }));
    const isNew = await insertRefundRequest(tx, { orderId, reason, note, fileIds, now });
    if (!isNew) throw new RefusalError({ code: 'refund_asked' });
  });
}
