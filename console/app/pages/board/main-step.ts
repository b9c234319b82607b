import type { OrderStatus } from '@rialto/contract/shapes/enums.ts';
import { phaseOf } from '@rialto/rules/order/phase.ts';
import { isKitchenStep } from '@rialto/rules/order/status.ts';
import type { OrderOnBoard } from '../../features/orders/use-shown-orders.ts';

/** The step that this order usually takes next; a courier's steps are in the menu. */
export function mainStep({ next_steps, order_type, order_status }: OrderOnBoard): OrderStatus | null {
  const kitchen = next_steps.find(isKitchenStep);
  if (kitchen) return kitchen;
  const isHandedOver =
    order_type === 'take_away' && phaseOf(order_status) === 'ready' && next_steps.includes('delivered');
  return isHandedOver ? 'delivered' : null;
}
