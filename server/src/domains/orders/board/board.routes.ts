import * as contract from '@rialto/contract/calls/console/orders.ts';
import type { App } from '../../../platform/app.ts';
import { bind } from '../../../platform/http/bind.ts';
import { staffOf } from '../../../platform/http/caller.ts';
import { paged, pageOf } from '../../../platform/http/paging.ts';
import { textOf } from '../../../platform/texts.ts';
import type { Shop } from '../../content/content.public.ts';
import type { LiveOrders } from '../arrival/open-live-orders.ts';
import { arrivalView } from '../arrival.view.ts';
import { listBoardOrders, readBoardOrder } from './board-order.ts';
import { boardDetail, boardOrder, suggestion } from './board.view.ts';
import { changePrepTime } from './change-prep-time.ts';
import { decidePayment } from './decide-payment.ts';
import { offerOrder, withdrawOrder } from './offer-order.ts';
import { readOrderStory, type ConversationColumn } from './read-order-story.ts';
import { stepBoardOrder } from './step-board-order.ts';
import { suggestForOrder } from './suggest-for-order.ts';

type Parts = { live: LiveOrders; shop: Shop; latestConversation: ConversationColumn };

/** The console's orders and dispatch. */
export function boardRoutes(app: App, { live, shop, latestConversation }: Parts): void {
  const { arrivals, handover } = live;

  bind(app, contract.listBoardOrders, async (call) => {
    const staff = staffOf(call);
    const { list = 'running', store_id: storeId, search } = call.query;
    const ids = call.query.ids === undefined ? null : (JSON.parse(call.query.ids) as number[]);
    const { country } = await shop.settings();
    const query = { staff, list, storeId, ids, search, country, ...pageOf(call.query), now: app.clock() };
    const [viewer, { orders, totalSize }] = await Promise.all([
      call.viewer(),
      listBoardOrders(call.db, arrivals, query),
    ]);
    return { ...paged(call.query, totalSize), orders: orders.map((order) => boardOrder(order, staff, viewer)) };
  });
  bind(app, contract.readBoardOrder, async (call) => {
    const staff = staffOf(call);
    const onBoard = await readBoardOrder(call.db, arrivals, { staff, orderId: call.params.id });
    const [handoverCode, pickUpCode, story] = await Promise.all([
      handover.codeOf(onBoard.order),
      handover.pickUpCodeOf(onBoard.order),
      readOrderStory(call.db, staff, call.params.id, latestConversation),
    ]);
    return boardDetail(onBoard, { staff, viewer: await call.viewer(), handoverCode, pickUpCode, story });
  });
  bind(app, contract.stepBoardOrder, async (call) => {
    const { to, prep_minutes: prepMinutes = null, reason = null } = call.body;
    const orderId = call.params.id;
    const step = { staff: staffOf(call), orderId, to, prepMinutes, reason, now: app.clock() };
    await stepBoardOrder(call.db, arrivals, step);
    const arrival = (await arrivals.of(call.db, [orderId])).get(orderId);
    return { order_id: orderId, order_status: to, arrival: arrivalView(arrival) };
  });
  bind(app, contract.changePrepTime, async (call) => {
    const orderId = call.params.id;
    const change = { staff: staffOf(call), orderId, prepMinutes: call.body.prep_minutes, now: app.clock() };
    await changePrepTime(call.db, arrivals, change);
    return { order_id: orderId, arrival: arrivalView((await arrivals.of(call.db, [orderId])).get(orderId)) };
  });
  bind(app, contract.decidePayment, async (call) => {
    const { decision } = call.body;
    await decidePayment(call.db, { staff: staffOf(call), orderId: call.params.id, decision, now: app.clock() });
    return { message: textOf('console.payment_decided', call.scope.language) };
  });
  dispatchRoutes(app, live);
}

function dispatchRoutes(app: App, { ways }: LiveOrders): void {
  bind(app, contract.suggestCouriers, async (call) => {
    const suggested = await suggestForOrder(call.db, ways, call.params.id);
    const viewer = await call.viewer();
    return { couriers: suggested.map((courier) => suggestion(courier, viewer)) };
  });
  bind(app, contract.offerOrder, async (call) => {
    const offer = { staff: staffOf(call), orderId: call.params.id, courierId: call.body.courier_id, now: app.clock() };
    const { id, endsAt } = await offerOrder(call.db, offer);
    return { assignment_id: id, offer_ends_at: endsAt.toISOString() };
  });
  bind(app, contract.withdrawOrder, async (call) => {
    await withdrawOrder(call.db, { staff: staffOf(call), orderId: call.params.id, now: app.clock() });
    return { message: textOf('console.order_withdrawn', call.scope.language) };
  });
}
