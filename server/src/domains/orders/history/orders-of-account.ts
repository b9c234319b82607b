import type { ShopSettings } from '@rialto/database/documents/shop-settings.ts';
import type { CustomerId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { orderStatuses } from '@rialto/contract/shapes/enums.ts';
import { isRunning } from '@rialto/rules/order/status.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { customerFactsOf } from '../customer-facts.sql.ts';
import { countOrders, forgetPersonIn } from './read-orders.sql.ts';

/** An account stays as long as something is on its way to it (trust.md D11). */
export async function refuseWhileOrdersRun(tx: Sql, customerId: CustomerId): Promise<void> {
  const running = await countOrders(tx, { customerId, statuses: orderStatuses.filter(isRunning) });
  if (running > 0) throw new RefusalError({ code: 'orders_running' });
}

/** Takes the person out of the orders of an account that goes. */
export function forgetOrdersOf(tx: Sql, customerId: CustomerId): Promise<void> {
  return forgetPersonIn(tx, customerId);
}

const DAY_MS = 86_400_000;

export type OrderFacts = {
  orderCount: number;
  /** What a first order is worth and until when; null once there was one, or when the shop has no such discount. */
  firstOrder: { type: 'percent' | 'amount'; value: number; endsAt: Date } | null;
};

/** What a profile tells about the orders of its account (HOM-22). */
export async function factsOfOrders(
  db: Sql,
  customerId: CustomerId,
  { firstOrderDiscount }: ShopSettings,
  now: Date,
): Promise<OrderFacts> {
  const orderCount = await countOrders(db, { customerId, statuses: orderStatuses });
  const customer = firstOrderDiscount ? await customerFactsOf(db, { kind: 'customer', id: customerId }) : null;
  if (!firstOrderDiscount || !customer || customer.hasOrdered) return { orderCount, firstOrder: null };
  const { type, value, days } = firstOrderDiscount;
  const endsAt = new Date(customer.createdAt.getTime() + days * DAY_MS);
  return { orderCount, firstOrder: now < endsAt ? { type, value, endsAt } : null };
}
