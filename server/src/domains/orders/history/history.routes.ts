import * as contract from '@rialto/contract/calls/orders.ts';
import { listParcelReceivers } from '@rialto/contract/calls/parcels.ts';
import type { App } from '../../../platform/app.ts';
import { bind } from '../../../platform/http/bind.ts';
import { ownerOf, signedIn } from '../../../platform/http/caller.ts';
import { paged, pageOf } from '../../../platform/http/paging.ts';
import { isRunning } from '@rialto/rules/order/status.ts';
import type { LiveOrders } from '../arrival/open-live-orders.ts';
import { findCaller } from './find-caller.ts';
import { listOrders } from './list-orders.ts';
import { orderCard, orderDetail, trackedOrder } from './order.view.ts';
import { listReceivers } from './parcel-receivers.ts';
import { readGuestFacts, readOwnFacts } from './read-live-facts.ts';
import { readOwnOrder } from './read-own-order.ts';
import { readReorder } from './reorder.ts';
import { reorderView } from './reorder.view.ts';
import { trackOrder } from './track-order.ts';

/** Reading placed orders. */
export function historyRoutes(app: App, live: LiveOrders): void {
  const { shop, arrivals } = live;

  bind(app, contract.listOrders, async (call) => {
    const { query, params } = call;
    const listQuery = { customerId: signedIn(call), list: params.status, ...pageOf(query) };
    const [viewer, { orders, totalSize }] = await Promise.all([call.viewer(), listOrders(call.db, listQuery)]);
    const running = orders.filter(({ status }) => isRunning(status)).map(({ id }) => id);
    const shown = await arrivals.of(call.db, running);
    const cards = orders.map((order) => orderCard(order, shown.get(order.id) ?? null, viewer));
    return { ...paged(query, totalSize), orders: cards };
  });
  bind(app, contract.readOrder, async (call) => {
    const viewer = await call.viewer();
    const order = await readOwnOrder(call.db, ownerOf(call), call.query.order_id);
    return orderDetail(order, await readOwnFacts(call.db, live, order, viewer.now), viewer);
  });
  bind(app, contract.reorder, async (call) => {
    const viewer = await call.viewer();
    return reorderView(await readReorder(call.db, ownerOf(call), call.query.order_id, viewer), viewer);
  });
  bind(app, listParcelReceivers, (call) => listReceivers(call.db, ownerOf(call)));
  bind(app, contract.trackOrder, async (call) => {
    const { db, query, scope, ip } = call;
    const [viewer, { country }] = await Promise.all([call.viewer(), shop.settings()]);
    const owner = await findCaller(app, scope.token, query.guest_id);
    const { order_id: orderId, contact_number: contact } = query;
    const { order, isOwner } = await trackOrder(db, app.throttle, { orderId, owner, contact, country, ip });
    const readFacts = isOwner ? readOwnFacts : readGuestFacts;
    return trackedOrder(order, await readFacts(db, live, order, viewer.now), viewer);
  });
}
