import type { BoardOrder } from '@rialto/contract/calls/console/orders.ts';
import type { OrderStatus } from '@rialto/contract/shapes/enums.ts';
import { t } from '@rialto/texts/text.ts';

/** A step as the person reads it who takes it. */
export function stepText(step: OrderStatus, { order_type }: Pick<BoardOrder, 'order_type'>): string {
  const texts: Partial<Record<OrderStatus, string>> = {
    confirmed: t('console.board_accept'),
    accepted: t('console.board_courier_accepted'),
    processing: t('console.board_begin'),
    handover: t('console.board_mark_ready'),
    picked_up: t('console.board_picked_up'),
    delivered: order_type === 'take_away' ? t('console.board_handed_over') : t('console.board_delivered'),
    canceled: t('console.board_refuse'),
    failed: t('console.board_failed'),
  };
  return texts[step] ?? step;
}

export function typeText(type: string): string {
  if (type === 'take_away') return t('console.order_type_pickup');
  return type === 'parcel' ? t('console.order_type_parcel') : t('console.order_type_delivery');
}
