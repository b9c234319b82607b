import type { Mover, OrderStatus } from '@rialto/rules/order/status.ts';
import type { OrderMessageKind } from '../../../platform/messaging/outgoing-message.ts';
import type { NewsFacts } from './order-news.sql.ts';

const kinds: Partial<Record<OrderStatus, OrderMessageKind>> = {
  confirmed: 'order_confirmed',
  picked_up: 'order_on_the_way',
  delivered: 'order_delivered',
  canceled: 'order_canceled',
  failed: 'order_failed',
  refunded: 'order_refunded',
  refund_request_canceled: 'order_refund_refused',
};

/** A parcel has no store, and arrives at its receiver, not at the customer who reads the notice. */
const parcelKinds: Partial<Record<OrderStatus, OrderMessageKind>> = {
  confirmed: 'parcel_confirmed',
  picked_up: 'parcel_on_the_way',
  delivered: 'parcel_delivered',
};

type Step = { to: OrderStatus; by: Mover; orderType: NewsFacts['orderType'] };

/** What the customer is told about a step; null for steps that do not matter to them or that they made themselves. */
export function orderNoticeKind({ to, by, orderType }: Step): OrderMessageKind | null {
  if (by === 'customer') return null;
  if (to === 'handover') return orderType === 'take_away' ? 'order_ready' : null;
  return (orderType === 'parcel' ? parcelKinds[to] : null) ?? kinds[to] ?? null;
}
