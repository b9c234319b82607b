import type { readReceivedParcel } from '@rialto/contract/calls/parcels.ts';
import type { Reply } from '@rialto/contract/http/endpoint.ts';
import { slotEnd } from '@rialto/rules/delivery/slots.ts';
import { isRunning, isUndone, type OrderStatus } from '@rialto/rules/order/status.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { amount, flag } from '../../../platform/wire-values.ts';
import { arrivalView } from '../arrival.view.ts';
import { courierView, stepTimes } from '../history/order.view.ts';
import { cashOf } from '../lifecycle/cash-of.ts';
import { firstName } from '../order-lines.view.ts';
import { parcelHead, parcelName } from '../parcel.view.ts';
import { routeView } from '../route.view.ts';
import type { ReceivedParcel } from './read-received-parcel.ts';

/** Nothing about the sender but a first name; after the end only status and times (PAR-04). */
export function receivedParcel(
  { order, parcel, underWay }: ReceivedParcel,
  viewer: Viewer,
): Reply<typeof readReceivedParcel> {
  const { address, scheduleAt } = order;
  return {
    order_id: order.id,
    order_status: statusForReceiver(order.status),
    sender_name: firstName(order.contactName) ?? '',
    receiver_name: firstName(parcel.receiverName) ?? '',
    name: parcelName(parcel, viewer.language),
    image_full_url: parcelHead(order, viewer)?.image_full_url ?? null,
    address: underWay && address ? address.address : null,
    latitude: underWay && address ? address.lat : null,
    longitude: underWay && address ? address.lng : null,
    timezone: viewer.timeZone,
    schedule_at: scheduleAt && scheduleAt.toISOString(),
    schedule_until: scheduleAt && slotEnd(scheduleAt).toISOString(),
    ...stepTimes(order),
    arrival: arrivalView(underWay?.arrival),
    delivery_man: underWay && courierView(underWay, viewer),
    route: underWay?.route ? routeView(underWay.route) : null,
    cash_to_pay: amount(cashToPay({ order, parcel, underWay }), viewer.currencyOf(order.currency).digits),
    handover_code: underWay && underWay.handoverCode,
    wish: underWay && parcel.wish,
    can_choose: flag(underWay !== null),
    tracking_token: underWay && underWay.trackingToken,
  };
}

/** A refund is between the sender and the shop. */
function statusForReceiver(status: OrderStatus): OrderStatus {
  return isRunning(status) || isUndone(status) ? status : 'delivered';
}

function cashToPay({ order, parcel, underWay }: ReceivedParcel): number {
  return underWay && parcel.chargePayer === 'receiver' ? cashOf(order) : 0;
}
