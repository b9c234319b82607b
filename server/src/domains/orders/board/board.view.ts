import type { Reply } from '@rialto/contract/http/endpoint.ts';
import type { BoardOrder, readBoardOrder, Suggestion } from '@rialto/contract/calls/console/orders.ts';
import { slotEnd } from '@rialto/rules/delivery/slots.ts';
import { isRefundStep, nextSteps } from '@rialto/rules/order/status.ts';
import { isAwaitingPayment } from '@rialto/rules/payment/awaited.ts';
import { permissionsOf } from '@rialto/rules/staff/permissions.ts';
import type { Staff } from '../../../platform/crew.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { amount, flag, textIn } from '../../../platform/wire-values.ts';
import { courierHead } from '../../couriers/couriers.public.ts';
import { arrivalView } from '../arrival.view.ts';
import { billOf, billView } from '../bill.view.ts';
import { readableLog } from '../lifecycle/reasons/stop-reason.view.ts';
import { paidParts } from '../money/paid-parts.view.ts';
import { firstName, ticketLine } from '../order-lines.view.ts';
import type { OrderRow } from '../order-row.ts';
import { parcelName } from '../parcel.view.ts';
import { moverOf, type OnBoard } from './board-order.ts';
import type { BoardDetailRow, BoardRow } from './board.sql.ts';
import type { Story } from './story.sql.ts';
import type { SuggestedCourier } from './suggest-couriers.ts';

const canDispatch = ({ role }: Staff) => permissionsOf(role).includes('dispatch');

export function boardOrder(
  { order, arrival, assignment }: OnBoard<BoardRow>,
  staff: Staff,
  viewer: Viewer,
): BoardOrder {
  const { store, scheduleAt } = order;
  const { digits } = viewer.currencyOf(order.currency);
  return {
    id: order.id,
    order_status: order.status,
    order_type: order.orderType,
    order_amount: amount(order.totalMinor, digits),
    ...paidParts(order, digits),
    payment_method: order.paymentMethod,
    payment_status: order.paymentStatus,
    created_at: order.createdAt.toISOString(),
    status_since: order.log.at(-1)?.at ?? order.createdAt.toISOString(),
    schedule_at: scheduleAt && scheduleAt.toISOString(),
    schedule_until: scheduleAt && slotEnd(scheduleAt).toISOString(),
    timezone: store ? store.timezone : viewer.timeZone,
    store: store && {
      id: store.id,
      name: textIn(viewer.language, store.nameEn, store.nameAr),
      latitude: store.lat,
      longitude: store.lng,
    },
    parcel: parcelOnBoard(order, viewer),
    drop_off: dropOff(order, staff),
    customer_name: firstName(order.contactName),
    items_count: order.itemsCount,
    lines: order.lines.map((line) => ticketLine(line, viewer)),
    order_note: order.note,
    prep_minutes: order.prepMinutes,
    usual_prep_minutes: arrival && arrival.usualPrepMinutes,
    begin_by: arrival?.beginBy?.toISOString() ?? null,
    ready_by: arrival?.readyBy?.toISOString() ?? null,
    arrival: arrivalView(arrival),
    late_at: order.lateAt && order.lateAt.toISOString(),
    courier: assignment && {
      ...courierHead(assignment, viewer),
      phone: assignment.phone,
      assignment_id: assignment.assignmentId,
      state: assignment.state,
    },
    awaits_price: awaitedPrice(order),
    next_steps: stepsFor(order, staff),
  };
}

function awaitedPrice({ isAwaitingPrice, isPriced }: OrderRow): BoardOrder['awaits_price'] {
  if (!isAwaitingPrice) return null;
  return isPriced ? 'customer' : 'shop';
}

function stepsFor(order: OrderRow, staff: Staff): BoardOrder['next_steps'] {
  const steps = nextSteps(order.orderType, order.status, moverOf(staff));
  const mayConfirm = !isAwaitingPayment(order) && !order.isAwaitingPrice;
  const decides = permissionsOf(staff.role).includes('decisions');
  return steps.filter((step) => (step !== 'confirmed' || mayConfirm) && (!isRefundStep(step) || decides));
}

function dropOff({ address }: BoardRow, staff: Staff): BoardOrder['drop_off'] {
  if (!address || !canDispatch(staff)) return null;
  return { address: address.address, latitude: address.lat, longitude: address.lng };
}

function parcelOnBoard({ parcel, address }: BoardRow, { language }: Viewer): BoardOrder['parcel'] {
  if (!parcel) return null;
  const place = (at: OrderRow['address']) => ({
    address: at?.address ?? '',
    latitude: at?.lat ?? 0,
    longitude: at?.lng ?? 0,
  });
  return {
    name: parcelName(parcel, language),
    pick_up: place(parcel.senderAddress),
    drop_off: place(address),
    weight: parcel.weightKg,
  };
}

type OrderFacts = {
  staff: Staff;
  viewer: Viewer;
  handoverCode: string | null;
  pickUpCode: string | null;
  story: Story;
};

/** The address of a customer is shown to those who send couriers there, not to the store. */
export function boardDetail(
  onBoard: OnBoard<BoardDetailRow>,
  { staff, viewer, handoverCode, pickUpCode, story }: OrderFacts,
): Reply<typeof readBoardOrder> {
  const { order } = onBoard;
  const { address } = order;
  const { digits } = viewer.currencyOf(order.currency);
  return {
    ...boardOrder(onBoard, staff, viewer),
    lines: order.lines.map((line) => ({ ...ticketLine(line, viewer), total: amount(line.totalMinor, digits) })),
    bill: billView(billOf(order), digits),
    delivery_address:
      address && canDispatch(staff)
        ? {
            address: address.address,
            road: address.road,
            house: address.house,
            floor: address.floor,
            note: address.additionalInformation,
            latitude: address.lat,
            longitude: address.lng,
          }
        : null,
    pick_up_code: canDispatch(staff) ? pickUpCode : null,
    handover_code: canDispatch(staff) ? handoverCode : null,
    ...(staff.storeIds === null ? ofShop(order, story, digits) : { contact: null, customer_id: null, payments: [] }),
    conversation_id: story.conversationId,
    changes: story.changes.map(({ at, ...change }) => ({ at: at.toISOString(), ...change })),
    log: readableLog(order.log, viewer.language),
  };
}

/** The customer and the money are for staff of the whole shop. */
function ofShop(order: BoardDetailRow, { money, customerId }: Story, digits: number) {
  return {
    customer_id: customerId,
    contact: { name: order.contactName, phone: order.contactNumber, email: order.contactEmail },
    payments: money.map(({ amountMinor, at, ...moved }) => ({
      ...moved,
      amount: amount(amountMinor, digits),
      at: at.toISOString(),
    })),
  };
}

export function suggestion({ courier, way, hasDeclined }: SuggestedCourier, viewer: Viewer): Suggestion {
  return {
    ...courierHead(courier, viewer),
    is_free: flag(courier.ordersCount === 0),
    orders_count: courier.ordersCount,
    seconds: way && Math.round(way.seconds),
    distance: way && Math.round(way.metres),
    has_declined: flag(hasDeclined),
  };
}
