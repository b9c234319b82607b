import * as contract from '@rialto/contract/calls/orders.ts';
import type { App } from '../../../platform/app.ts';
import { cleanPicture } from '../../../platform/files/clean-picture.ts';
import { countUploads } from '../../../platform/files/keep-upload.ts';
import { bind } from '../../../platform/http/bind.ts';
import { ownerOf } from '../../../platform/http/caller.ts';
import { paged, slice } from '../../../platform/http/paging.ts';
import { textOf } from '../../../platform/texts.ts';
import { cancelOrder } from './cancel-order.ts';
import { openReasons } from './open-reasons.ts';
import { reason } from './reasons.view.ts';
import { requestRefund } from './request-refund.ts';

/** Changes of an order by its owner, and the reasons to choose from. */
export function lifecycleRoutes(app: App): void {
  const reasons = openReasons(app);

  bind(app, contract.cancelOrder, async (call) => {
    const { order_id: orderId, reason: cancelReason } = call.body;
    const key = call.scope.idempotencyKey;
    await cancelOrder(call.db, { owner: ownerOf(call), orderId, reason: cancelReason, key, now: app.clock() });
    return { message: textOf('order.canceled', call.scope.language) };
  });
  bind(app, contract.requestRefund, async (call) => {
    const owner = ownerOf(call);
    const files = call.files['image'] ?? [];
    await countUploads(app.throttle, owner, files);
    const pictures = await Promise.all(files.map((bytes) => cleanPicture(bytes, 'refund')));
    const { order_id: orderId, customer_reason, customer_note } = call.body;
    const request = { owner, orderId, reason: customer_reason, note: customer_note ?? null, pictures };
    await requestRefund(call.db, { ...request, now: app.clock() });
    return { message: textOf('order.refund_asked', call.scope.language) };
  });
  bind(app, contract.listCancellationReasons, async ({ scope, query }) => {
    const rows = await reasons.toCancel(query.type ?? 'customer');
    return { ...paged(query, rows.length), reasons: slice(rows, query).map((row) => reason(row, scope.language)) };
  });
  bind(app, contract.listRefundReasons, async ({ scope }) => ({
    refund_reasons: (await reasons.toRefund()).map((row) => reason(row, scope.language)),
  }));
}
