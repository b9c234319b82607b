import * as contract from '@rialto/contract/calls/orders.ts';
import type { App } from '../../../platform/app.ts';
import { cleanPicture } from '../../../platform/files/clean-picture.ts';
import { countUploads } from '../../../platform/files/keep-upload.ts';
import { bind } from '../../../platform/http/bind.ts';
import { ownerOf, signedIn } from '../../../platform/http/caller.ts';
import { textOf } from '../../../platform/texts.ts';
import { paged, pageOf, slice } from '../../../platform/http/paging.ts';
import type { Owner } from '../../../platform/owner.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import type { Shop } from '../../content/content.public.ts';
import { cancelOrder } from '../lifecycle/cancel-order.ts';
import { listOrders } from './list-orders.ts';
import { openReasons } from '../lifecycle/open-reasons.ts';
import { orderCard, orderDetail, trackedOrder } from './order.view.ts';
import { reason } from '../lifecycle/reasons.view.ts';
import { readOwnOrder } from './own-order.ts';
import { readReorder } from './reorder.ts';
import { reorderView } from './reorder.view.ts';
import { requestRefund } from '../lifecycle/request-refund.ts';
import { trackOrder } from './track-order.ts';

export function orderRoutes(app: App, shop: Shop): void {
  reasonRoutes(app);

  bind(app, contract.listOrders, async (call) => {
    const { query, params } = call;
    const wanted = { customerId: signedIn(call), list: params.status, ...pageOf(query) };
    const [viewer, { orders, totalSize }] = await Promise.all([call.viewer(), listOrders(call.db, wanted)]);
    return { ...paged(query, totalSize), orders: orders.map((order) => orderCard(order, viewer)) };
  });
  bind(app, contract.readOrder, async (call) =>
    orderDetail(await readOwnOrder(call.db, ownerOf(call), call.query.order_id), await call.viewer()),
  );
  bind(app, contract.reorder, async (call) => {
    const viewer = await call.viewer();
    return reorderView(await readReorder(call.db, ownerOf(call), call.query.order_id, viewer), viewer);
  });
  bind(app, contract.trackOrder, async (call) => {
    const { db, query, scope, ip } = call;
    const [viewer, { country }] = await Promise.all([call.viewer(), shop.settings()]);
    const owner = await knownOwner(app, scope.token, query.guest_id);
    const { order_id: orderId, contact_number: contactNumber } = query;
    const { order, isOwner } = await trackOrder(db, app.throttle, { orderId, owner, contactNumber, country, ip });
    return trackedOrder(order, isOwner, viewer);
  });
  changeRoutes(app);
}

function changeRoutes(app: App): void {
  bind(app, contract.cancelOrder, async (call) => {
    const { order_id: orderId, reason: why } = call.body;
    const key = call.scope.idempotencyKey;
    await cancelOrder(call.db, { owner: ownerOf(call), orderId, reason: why, key, now: app.clock() });
    return { message: textOf('order.canceled', call.scope.language) };
  });
  bind(app, contract.requestRefund, async (call) => {
    const owner = ownerOf(call);
    const sent = call.files['image'] ?? [];
    await countUploads(app.throttle, owner, sent);
    const pictures = await Promise.all(sent.map((bytes) => cleanPicture(bytes, 'refund')));
    const { order_id: orderId, customer_reason, customer_note } = call.body;
    const asking = { owner, orderId, reason: customer_reason, note: customer_note ?? null, pictures, now: app.clock() };
    await requestRefund(call.db, asking);
    return { message: textOf('order.refund_asked', call.scope.language) };
  });
}

function reasonRoutes(app: App): void {
  const reasons = openReasons(app);
  bind(app, contract.listCancellationReasons, async ({ scope, query }) => {
    const rows = await reasons.toCancel(query.type ?? 'customer');
    return { ...paged(query, rows.length), reasons: slice(rows, query).map((row) => reason(row, scope.language)) };
  });
  bind(app, contract.listRefundReasons, async ({ scope }) => ({
    refund_reasons: (await reasons.toRefund()).map((row) => reason(row, scope.language)),
  }));
}

/** Who asks, where that is known. A token that is none ends a session; a guest id that is none is one guess more. */
async function knownOwner(app: App, token: string | null, guestId: string | undefined): Promise<Owner | null> {
  const customerId = token === null ? null : await app.customerOf(token);
  if (token !== null && customerId === null) throw new RefusalError({ code: 'token_invalid' });
  if (customerId === null && guestId === undefined) return null;
  return app.ownerOf({ customerId, guestId: guestId ?? null }).catch((thrown: unknown) => {
    if (thrown instanceof RefusalError) return null;
    throw thrown;
  });
}
