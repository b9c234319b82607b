import type { BoardOrder } from '@rialto/contract/calls/console/orders.ts';
import { gateways, orderStatuses, type OrderStatus } from '@rialto/contract/shapes/enums.ts';
import { t } from '@rialto/texts/text.ts';

/** A step as the person reads it who takes it. */
export function stepText(
  step: OrderStatus,
  { order_type, order_status }: Pick<BoardOrder, 'order_type' | 'order_status'>,
): string {
  const texts: Partial<Record<OrderStatus, string>> = {
    confirmed: t('console.board_accept'),
    accepted: t('console.board_courier_accepted'),
    processing: t('console.board_begin'),
    handover: t('console.board_mark_ready'),
    picked_up: t('console.board_picked_up'),
    delivered: order_type === 'take_away' ? t('console.board_handed_over') : t('console.board_delivered'),
    canceled: order_status === 'pending' ? t('console.board_refuse') : t('console.board_cancel'),
    failed: t('console.board_failed'),
  };
  return texts[step] ?? statusText(step);
}

export function typeText(type: string): string {
  if (type === 'take_away') return t('console.order_type_pickup');
  return type === 'parcel' ? t('console.order_type_parcel') : t('console.order_type_delivery');
}

/** The status of an order; other words as they are. */
export function statusText(status: string): string {
  const known = orderStatuses.find((name) => name === status);
  return known ? t(`order.status.${known}`) : status;
}

export function moverText(by: string): string {
  const texts: Record<string, string> = {
    customer: t('console.mover_customer'),
    store: t('console.mover_store'),
    courier: t('console.mover_courier'),
    operator: t('console.mover_operator'),
    payment: t('console.mover_payment'),
    clock: t('console.mover_clock'),
  };
  return texts[by] ?? by;
}

/** A way of paying, or where a refund goes. */
export function paymentText(method: string): string {
  const gateway = gateways.find((name) => name === method);
  if (gateway) return t(`payment.gateway.${gateway}`);
  const texts: Record<string, string> = {
    cash_on_delivery: t('console.pay_cash'),
    digital_payment: t('console.pay_online'),
    offline_payment: t('console.pay_offline'),
    wallet: t('console.pay_wallet'),
    partial_payment: t('console.pay_partial'),
    offline: t('console.pay_offline'),
    original: t('console.pay_original'),
  };
  return texts[method] ?? method;
}
