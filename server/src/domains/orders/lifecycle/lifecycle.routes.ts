import * as contract from '@rialto/contract/calls/orders.ts';
import type { App } from '../../../platform/app.ts';
import { cleanPicture } from '../../../platform/files/clean-picture.ts';
import { countUploads } from '../../../platform/files/keep-upload.ts';
import { bind } from '../../../platform/http/bind.ts';
import { ownerOf } from '../../../platform/http/caller.ts';
import { paged, slice } from '../../../platform/http/paging.ts';
import { textOf } from '../../../platform/texts.ts';
import type { Shop } from '../../content/content.public.ts';
import { cancelOrder } from './cancel-order.ts';
import { openReasons } from './reasons/open-reasons.ts';
import { reason } from './reasons/reasons.view.ts';
import { requireRefundTo } from './refunding/require-refund-to.ts';
import { requestRefund } from './refunding/request-refund.ts';

/** Changes of an order by its owner, and the reasons to choose from. */
export function lifecycleRoutes(app: App, shop: Pick<Shop, 'settings'>): void {
  const reasons = openReasons(app);

  bind(app, contract.cancelOrder, async (call) => {
    const { order_id: orderId, reason: cancelReason, refund_to: refundTo } = call.body;
    const key = call.scope.idempotencyKey;
    const owner = ownerOf(call);
    await requireRefundTo(call.db, { refundTo, owner, orderId, settings: await shop.settings() });
    await cancelOrder(call.db, { owner, orderId, reason: cancelReason, refundTo, key, now: app.clock() });
    return { message: textOf('order.canceled', call.scope.language) };
  });
  bind(app, contract.requestRefund, async (call) => {
    const owner = ownerOf(call);
    const { order_id: orderId, customer_reason, customer_note, refund_to: refundTo } = call.body;
    await requireRefundTo(call.db, { refundTo, owner, orderId, settings: await shop.settings() });
    const files = call.files['image'] ?? [];
    await countUploads(app.throttle, owner, files);
    const pictures = await Promise.all(files.map((bytes) => cleanPicture(bytes, 'refund')));
    const request = { owner, orderId, reason: customer_reason, note: customer_note ?? null, pictures, refundTo };
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
