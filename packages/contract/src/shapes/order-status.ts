/** The names of what an order can be; the steps between them are in rules/order/status. */
const orderStatusNames = [
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

/** A closed list, so that no name of a call is ever taken for a status (trust.md D13). */
export const orderListNames = ['running', 'history', ...orderStatusNames] as const;
export type OrderListName = (typeof orderListNames)[number];
