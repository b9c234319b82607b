import type { CourierId, OrderId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { isRunning, isUndone, type OrderStatus } from '@rialto/rules/order/status.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Events } from '../../platform/events/open-events.ts';
import type { Audience } from '../../platform/live/live-event.ts';
import { sendLive } from '../../platform/live/send-live.ts';
import { findLiveAssignment } from '../couriers/couriers.public.ts';
import { findOrderParties, receiversOf, type OrderParties } from './order-audiences.sql.ts';
import {
  orderCourierChanged,
  orderLate,
  orderPaid,
  orderPlaced,
  orderPrepTimeChanged,
  orderPriceAccepted,
  orderPriced,
  orderRefundGranted,
  orderStatusChanged,
} from './orders.events.ts';

/** Sends the steps of orders to open pages: the owner's, those who track it, and the board of its store. */
export function sendOrderSteps(events: Events, clock: Clock): void {
  async function send(tx: Sql, orderId: OrderId, step: { to?: OrderStatus; at?: string | undefined }): Promise<void> {
    const order = await findOrderParties(tx, orderId);
    if (!order) return;
    const { to = order.status, at = clock().toISOString() } = step;
    const data = { order_id: orderId, order_status: to, at };
    const { linkVersion } = order;
    // What happens between sender and shop after the end does not concern the receiver.
    const receivers = isRunning(to) || isUndone(to) || to === 'delivered' ? receiversOf(orderId, linkVersion) : [];
    const audiences = [...audiencesOf(orderId, order), ...receivers];
    await sendLive(tx, { audiences, name: 'order_status', data });
  }

  events.subscribe(orderPlaced, 'live steps', (tx, { orderId, parties }) => {
    if (!parties) return send(tx, orderId, {});
    const data = { order_id: orderId, order_status: 'pending', at: clock().toISOString() } as const;
    return sendLive(tx, { audiences: audiencesOf(orderId, parties), name: 'order_status', data });
  });
  // A paid order shows itself to its store, and the page that waits for the payment continues.
  events.subscribe(orderPaid, 'live steps', (tx, { orderId }) => send(tx, orderId, {}));
  events.subscribe(orderPrepTimeChanged, 'live steps', (tx, { orderId, at }) => send(tx, orderId, { at }));
  // The price, its acceptance and a further refund change an order without a step.
  events.subscribe(orderPriced, 'live steps', (tx, { orderId }) => send(tx, orderId, {}));
  events.subscribe(orderPriceAccepted, 'live steps', (tx, { orderId }) => send(tx, orderId, {}));
  events.subscribe(orderRefundGranted, 'live steps', (tx, { orderId }) => send(tx, orderId, {}));
  events.subscribe(orderStatusChanged, 'live steps', (tx, { orderId, to, at }) => send(tx, orderId, { to, at }));
}

/** Sends changes of the courier and lateness to the same pages, and to the courier that the run changed. */
export function sendCourierChanges(events: Events): void {
  async function send(tx: Sql, orderId: OrderId, name: 'courier_changed' | 'order_late'): Promise<void> {
    const order = await findOrderParties(tx, orderId);
    if (!order) return;
    const audiences = [...audiencesOf(orderId, order), ...receiversOf(orderId, order.linkVersion)];
    await sendLive(tx, { audiences, name, data: { order_id: orderId } });
  }
  const sendRunChanged = (tx: Sql, courierId: CourierId) =>
    sendLive(tx, { audiences: [`courier:${courierId}`], name: 'run_changed', data: {} });

  events.subscribe(orderLate, 'live courier changes', (tx, { orderId }) => send(tx, orderId, 'order_late'));
  events.subscribe(orderCourierChanged, 'live courier changes', async (tx, { orderId, courierId }) => {
    await send(tx, orderId, 'courier_changed');
    if (courierId !== null) await sendRunChanged(tx, courierId);
  });
  // An order that is ready, or was cancelled, changes the run of its courier.
  events.subscribe(orderStatusChanged, 'live courier changes', async (tx, { orderId }) => {
    const assignment = await findLiveAssignment(tx, orderId);
    if (assignment) await sendRunChanged(tx, assignment.courierId);
  });
}

type Parties = Pick<OrderParties, 'ownerKind' | 'ownerId' | 'storeId'>;

function audiencesOf(orderId: OrderId, { ownerKind, ownerId, storeId }: Parties): Audience[] {
  const store: Audience[] = storeId === null ? [] : [`store:${storeId}`];
  return [`${ownerKind}:${ownerId}`, `order:${orderId}`, ...store, 'staff'];
}
