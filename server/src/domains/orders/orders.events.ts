import { orderStatuses, type OrderStatus } from '@rialto/contract/shapes/enums.ts';
import type { OrderId, StoreId } from '@rialto/database/ids.ts';
import { movers, type Mover } from '@rialto/rules/order/status.ts';
import Type, { type Static } from 'typebox';
import { event } from '../../platform/events/event.ts';
import type { Owner } from '../../platform/owner.ts';

const orderId = Type.Integer();
const paymentId = Type.String();
const at = Type.String({ description: 'ISO 8601, from the server clock' });
const status = Type.Unsafe<OrderStatus>(Type.Union(orderStatuses.map((name) => Type.Literal(name))));
const mover = Type.Unsafe<Mover>(Type.Union(movers.map((name) => Type.Literal(name))));

/** All events of an order have one key. Every publisher has locked the order or has just created it. */
const key = ({ orderId }: { orderId: OrderId }) => `order:${orderId}`;

const parties = Type.Object({
  ownerKind: Type.Union([Type.Literal('customer'), Type.Literal('guest')]),
  ownerId: Type.Integer(),
  storeId: Type.Union([Type.Integer(), Type.Null()]),
});

/** It carries the owner and the store, so that its subscribers read nothing. Rows of earlier releases do not. */
export const orderPlaced = event('order.placed', Type.Object({ orderId, parties: Type.Optional(parties) }), {
  key,
  cause: ({ orderId }) => `order:${orderId}:placed`,
});

export function partiesOf({ kind, id }: Owner, storeId: StoreId | null): Static<typeof parties> {
  return { ownerKind: kind, ownerId: id, storeId };
}

export const orderStatusChanged = event(
  'order.status_changed',
  // `at` is missing in rows of releases before migration 0021.
  Type.Object({ orderId, from: status, to: status, by: mover, at: Type.Optional(at) }),
  { key, cause: ({ orderId, to }) => `order:${orderId}:status:${to}` },
);

/** The order was offered to a courier, or its courier accepted, picked it up, or no longer has it. */
export const orderCourierChanged = event(
  'order.courier_changed',
  Type.Object({ orderId, courierId: Type.Union([Type.Integer(), Type.Null()]), state: Type.String(), at }),
  {
    key,
    cause: ({ orderId, courierId, state, at }) => `order:${orderId}:courier:${courierId}:${state}:${Date.parse(at)}`,
  },
);

/** The receiver's link was revoked or replaced; `former` is the version that ended. */
export const parcelLinkChanged = event(
  'order.parcel_link_changed',
  Type.Object({ orderId, former: Type.Union([Type.Integer(), Type.Null()]), at }),
  { key, cause: ({ orderId, former, at }) => `order:${orderId}:link:${former}:${Date.parse(at)}` },
);

/** Staff priced a prescription, and the customer decides. */
export const orderPriced = event('order.priced', Type.Object({ orderId, at }), {
  key,
  cause: ({ orderId, at }) => `order:${orderId}:priced:${Date.parse(at)}`,
});
/** The customer accepted the price, so the store may confirm the order. */
export const orderPriceAccepted = event('order.price_accepted', Type.Object({ orderId }), {
  key,
  cause: ({ orderId }) => `order:${orderId}:price_accepted`,
});
/** The order is expected after the time that was promised when it was confirmed. */
export const orderLate = event('order.late', Type.Object({ orderId, at }), {
  key,
  cause: ({ orderId }) => `order:${orderId}:late`,
});

/** The store needs more or less time than it said; there is a new promise. */
export const orderPrepTimeChanged = event(
  'order.prep_time_changed',
  Type.Object({ orderId, prepMinutes: Type.Integer(), at }),
  { key, cause: ({ orderId, prepMinutes, at }) => `order:${orderId}:prep:${prepMinutes}:${Date.parse(at)}` },
);

export const orderSwitchedToCash = event('order.switched_to_cash', Type.Object({ orderId }), {
  key,
  cause: ({ orderId }) => `order:${orderId}:cash`,
});

/** The customer states that an offline payment was made. */
export const orderPaymentReported = event('order.payment_told', Type.Object({ orderId, at }), {
  key,
  cause: ({ orderId, at }) => `order:${orderId}:told:${Date.parse(at)}`,
});

export const orderPaid = paymentEvent('order.paid');
export const orderPaymentFailed = paymentEvent('order.payment_failed');
/** Money arrived for an order that does not need it; it is refunded. */
export const orderPaymentUnwanted = paymentEvent('order.payment_unwanted');
/** `number` is the part of a payment that went back; rows of earlier releases have none. */
export const orderRefundSent = event(
  'order.refund_sent',
  Type.Object({ orderId, paymentId, number: Type.Optional(Type.Integer()) }),
  {
    key,
    cause: ({ paymentId, number = 1 }) => `order.refund_sent:${paymentId}${number === 1 ? '' : `:${number}`}`,
  },
);
/** Staff refunded an order, whole or in part. */
export const orderRefundGranted = event('order.refund_granted', Type.Object({ orderId, number: Type.Integer() }), {
  key,
  cause: ({ orderId, number }) => `order:${orderId}:refund:${number}`,
});

function paymentEvent<Name extends string>(name: Name) {
  return event(name, Type.Object({ orderId, paymentId }), { key, cause: ({ paymentId }) => `${name}:${paymentId}` });
}
