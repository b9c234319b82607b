import type { OrderStatus } from '@rialto/contract/shapes/enums.ts';
import type { OrderOnBoard } from '../../features/orders/use-shown-orders.ts';

const KITCHEN_STEPS: readonly OrderStatus[] = ['confirmed', 'processing', 'handover'];

/** The step that this order usually takes next; a courier's steps are in the menu. */
export function mainStep({ next_steps, order_type, order_status }: OrderOnBoard): OrderStatus | null {
  const kitchen = next_steps.find((step) => KITCHEN_STEPS.includes(step));
  if (kitchen) return kitchen;
  const isHandedOver = order_type === 'take_away' && order_status === 'handover' && next_steps.includes('delivered');
  return isHandedOver ? 'delivered' : null;
}
