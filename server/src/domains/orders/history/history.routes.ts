import * as contract from '@rialto/contract/calls/orders.ts';
import type { App } from '../../../platform/app.ts';
import { bind } from '../../../platform/http/bind.ts';
import { ownerOf, signedIn } from '../../../platform/http/caller.ts';
import { paged, pageOf } from '../../../platform/http/paging.ts';
import type { Shop } from '../../content/content.public.ts';
import { findCaller } from './find-caller.ts';
import { listOrders } from './list-orders.ts';
import { orderCard, orderDetail, trackedOrder } from './order.view.ts';
import { readOwnOrder } from './read-own-order.ts';
import { readReorder } from './reorder.ts';
import { reorderView } from './reorder.view.ts';
import { trackOrder } from './track-order.ts';

/** Reading placed orders. */
export function historyRoutes(app: App, shop: Shop): void {
  bind(app, contract.listOrders, async (call) => {
    const { query, params } = call;
    const listQuery = { customerId: signedIn(call), list: params.status, ...pageOf(query) };
    const [viewer, { orders, totalSize }] = await Promise.all([call.viewer(), listOrders(call.db, listQuery)]);
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
    const owner = await findCaller(app, scope.token, query.guest_id);
    const { order_id: orderId, contact_number: contact } = query;
    const { order, isOwner } = await trackOrder(db, app.throttle, { orderId, owner, contact, country, ip });
    return trackedOrder(order, isOwner, viewer);
  });
}
