/** What an order can be; the steps between them are in rules/order/status. */
export const orderStatuses = [
  'pending',
  'confirmed',
  'accepted',
  'processing',
  'handover',
  'picked_up',
  'delivered',
  'canceled',
  'failed',
  'refund_requested',
  'refunded',
  'refund_request_canceled',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** A closed list, so that no name of a call is ever taken for a status (trust.md D13). */
export const orderListNames = ['running', 'history', ...orderStatuses] as const;
export type OrderListName = (typeof orderListNames)[number];
