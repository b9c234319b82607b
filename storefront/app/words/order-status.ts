import { orderStatuses, type OrderStatus } from '@rialto/contract/shapes/enums.ts';
import { t, type TextKey } from '@rialto/texts/text.ts';

const words = {
  pending: 'order.status.pending',
  confirmed: 'order.status.confirmed',
  accepted: 'order.status.accepted',
  processing: 'order.status.processing',
  handover: 'order.status.handover',
  picked_up: 'order.status.picked_up',
  delivered: 'order.status.delivered',
  canceled: 'order.status.canceled',
  failed: 'order.status.failed',
  refund_requested: 'order.status.refund_requested',
  refunded: 'order.status.refunded',
  refund_request_canceled: 'order.status.refund_request_canceled',
} as const satisfies Record<OrderStatus, TextKey>;

/** The status of an order; an unknown one from a newer server counts as pending. */
export function statusOf({ order_status }: { order_status: string }): OrderStatus {
  return orderStatuses.find((status) => status === order_status) ?? 'pending';
}

export function statusText(status: OrderStatus): string {
  return t(words[status]);
}
