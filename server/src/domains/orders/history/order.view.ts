import type { OrderCard, OrderDetail, TrackedOrder } from '@rialto/contract/shapes/order.ts';
import { slotEnd } from '@rialto/rules/delivery/slots.ts';
import { movesFrom } from '@rialto/rules/order/status.ts';
import { amount, flag, mediaUrl, textIn } from '../../../platform/wire-values.ts';
import { filePath } from '../../../platform/files/file-path.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { chosenView } from '../../cart/cart.public.ts';
import { deliveryMan } from '../../couriers/couriers.public.ts';
import { arrivalView } from '../arrival.view.ts';
import type { Arrival } from '../arrival/open-arrivals.ts';
import { billOf, billView } from '../bill.view.ts';
import { readableLog, stopReasonText } from '../lifecycle/reasons/stop-reason.view.ts';
import { paidParts } from '../money/paid-parts.view.ts';
import { parcelDetails, parcelHead, senderDetails } from '../parcel.view.ts';
import { routeView } from '../route.view.ts';
import type { OrderLineRow, OrderRow, OrderStore } from '../order-row.ts';
import type { LiveFacts, OwnLiveFacts } from './read-live-facts.ts';
import type { OwnOrder } from './read-own-order.ts';

function head(row: OrderRow, viewer: Viewer) {
  const { digits } = viewer.currencyOf(row.currency);
  return {
    id: row.id,
    order_status: row.status,
    order_type: row.orderType,
    order_amount: amount(row.totalMinor, digits),
    ...paidParts(row, digits),
    is_priced: flag(row.isPriced),
    created_at: row.createdAt.toISOString(),
    schedule_at: row.scheduleAt && row.scheduleAt.toISOString(),
    schedule_until: row.scheduleAt && slotEnd(row.scheduleAt).toISOString(),
    timezone: row.store ? row.store.timezone : viewer.timeZone,
    store: row.store && storeView(row.store, viewer),
    parcel: parcelHead(row, viewer),
  };
}

function storeView(store: OrderStore, { language, media }: Viewer): NonNullable<OrderCard['store']> {
  return {
    id: store.id,
    slug: store.slug,
    name: textIn(language, store.nameEn, store.nameAr),
    logo_full_url: mediaUrl(media, store.logo),
    address: textIn(language, store.addressEn, store.addressAr),
    phone: store.phone,
    latitude: store.lat,
    longitude: store.lng,
    module_id: store.moduleId,
    zone_id: store.zoneId,
  };
}

export function orderCard(row: OrderRow, arrival: Arrival | null, viewer: Viewer): OrderCard {
  const moves = movesFrom(row.status);
  return {
    ...head(row, viewer),
    payment_method: row.paymentMethod,
    payment_status: row.paymentStatus,
    pay_before: row.holdUntil && row.holdUntil.toISOString(),
    arrival: arrivalView(arrival),
    items_count: row.itemsCount,
    can_cancel: flag(moves.canceled?.includes('customer') ?? false),
    can_refund: flag(moves.refund_requested?.includes('customer') ?? false),
  };
}

/** When each of the four steps was first reached. */
export function stepTimes({ log }: OrderRow) {
  const at = (status: string) => log.find((entry) => entry.status === status)?.at ?? null;
  return {
    pending: at('pending'),
    confirmed: at('confirmed'),
    picked_up: at('picked_up'),
    delivered: at('delivered'),
  };
}

/** Of the person at the destination. */
function recipient({ parcel, contactName, contactNumber }: OrderRow) {
  return parcel
    ? { name: parcel.receiverName, number: parcel.receiverPhone }
    : { name: contactName, number: contactNumber };
}

function addressView(row: OrderRow): OrderDetail['delivery_address'] {
  const { address } = row;
  const { name, number } = recipient(row);
  if (!address) return null;
  return {
    address: address.address,
    address_type: address.addressType,
    road: address.road,
    house: address.house,
    floor: address.floor,
    additional_information: address.additionalInformation,
    latitude: address.lat,
    longitude: address.lng,
    contact_person_name: name,
    contact_person_number: number,
  };
}

function lineView(line: OrderLineRow, viewer: Viewer, digits: number): OrderDetail['lines'][number] {
  const { language, media } = viewer;
  return {
    line_no: line.lineNo,
    model: line.model,
    item_id: line.itemId,
    name: textIn(language, line.nameEn, line.nameAr),
    image_full_url: mediaUrl(media, line.picture),
    price: amount(line.unitMinor, digits),
    quantity: line.quantity,
    discount: amount(line.discountMinor, digits),
    discount_kind: line.discountKind,
    add_ons_price: amount(line.addOnsMinor, digits),
    total: amount(line.totalMinor, digits),
    ...chosenView({ options: line.chosen, addOns: line.addOns }, { language, digits }),
    note: line.note,
  };
}

/** Uses only the copies stored with the order, so later edits of items and stores do not change it. */
export function orderDetail(row: OwnOrder, live: OwnLiveFacts, viewer: Viewer): OrderDetail {
  const { digits } = viewer.currencyOf(row.currency);
  return {
    ...orderCard(row, live.arrival, viewer),
    lines: row.lines.map((line) => lineView(line, viewer, digits)),
    bill: billView(billOf(row), digits),
    coupon_code: row.couponCode,
    delivery_address: addressView(row),
    contact_person_name: row.contactName,
    contact_person_number: row.contactNumber,
    contact_person_email: row.contactEmail,
    order_note: row.note,
    distance: row.distanceMetres,
    cancel_reason: stopReasonText(row.cancelReason, viewer.language),
    delivery_man: courierView(live, viewer),
    handover_code: live.handoverCode,
    timeline: readableLog(row.log, viewer.language),
    ...stepTimes(row),
    attachments: row.fileIds.flatMap((id) => filePath(id) ?? []),
    refund: row.refund && {
      reason: row.refund.reason,
      note: row.refund.note,
      amount: amount(row.refund.amountMinor, digits),
      refunded: amount(row.refundedMinor, digits),
      status: row.refund.status,
      answer: row.refund.answer,
      created_at: row.refund.createdAt,
    },
    refund_to: row.refundTo,
    money_back: row.refunds.map(({ amountMinor, sentAt, destination }) => ({
      amount: amount(amountMinor, digits),
      sent_at: sentAt?.toISOString() ?? null,
      to: destination,
    })),
    parcel_details: parcelDetails(row, live, viewer),
    price_offer: row.priceOffer && {
      note: row.priceOffer.note,
      priced_at: row.priceOffer.pricedAt,
      is_accepted: flag(row.priceOffer.isAccepted),
    },
  };
}

/**
 * Address, receiver, route and code are shown to the owner only; tracking by phone shows status, timeline, store and
 * courier (trust.md D3).
 */
export function trackedOrder(row: OrderRow, live: LiveFacts, viewer: Viewer): TrackedOrder {
  const { isOwner } = live;
  const parcel = parcelHead(row, viewer);
  return {
    ...head(row, viewer),
    parcel: parcel && { ...parcel, receiver_name: isOwner ? parcel.receiver_name : null },
    ...stepTimes(row),
    timeline: readableLog(row.log, viewer.language).map(({ status, at, reason }) => ({
      status,
      at,
      reason: isOwner ? reason : null,
    })),
    delivery_address: isOwner ? addressView(row) : null,
    receiver_details: isOwner
      ? { contact_person_name: recipient(row).name, address: row.address?.address ?? null }
      : null,
    sender_details: isOwner ? senderDetails(row) : null,
    pick_up_code: live.isOwner ? live.pickUpCode : null,
    delivery_man: courierView(live, viewer),
    arrival: arrivalView(live.arrival),
    route: live.isOwner ? live.route && routeView(live.route) : null,
    handover_code: live.isOwner ? live.handoverCode : null,
    tracking_token: live.isOwner ? null : live.trackingToken,
  };
}

export function courierView(
  { courier, hidesPhones }: Pick<LiveFacts, 'courier' | 'hidesPhones'>,
  { media }: Viewer,
): TrackedOrder['delivery_man'] {
  if (!courier) return null;
  const { lat, lng } = courier;
  return deliveryMan(courier, lat === null || lng === null ? null : { lat, lng }, { media, hidesPhones });
}
