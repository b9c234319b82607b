import { openMoneyWorld, type Shop } from './money-world.ts';
import type { MoneyMovement } from './movement.ts';
import { orderMovements } from './order-movements.ts';
import { refundMovements } from './refund-movements.ts';
import { rewardMovements } from './reward-movements.ts';

/** One movement of each kind, by customers of their own. */
export async function prepareMovements(shop: Shop): Promise<MoneyMovement[]> {
  const world = await openMoneyWorld(shop);
  return [...(await rewardMovements(world)), ...(await orderMovements(world)), ...(await refundMovements(world))];
}
