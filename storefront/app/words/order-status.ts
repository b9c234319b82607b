import { orderStatuses, type OrderStatus } from '@rialto/contract/shapes/enums.ts';
import { t } from '@rialto/texts/text.ts';

/** The status of an order; an unknown one from a newer server counts as pending. */
export function statusOf({ order_status }: { order_status: string }): OrderStatus {
  return orderStatuses.find((status) => status === order_status) ?? 'pending';
}

export function statusText(status: OrderStatus): string {
  return t(`order.status.${status}`);
}
