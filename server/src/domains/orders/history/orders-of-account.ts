import type { ShopSettings } from '@rialto/database/documents/shop-settings.ts';
import type { CustomerId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { orderStatuses } from '@rialto/contract/shapes/enums.ts';
import { isRunning } from '@rialto/rules/order/status.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { customerFactsOf } from '../customer-facts.sql.ts';
import { firstOrderDiscount } from '../first-order-discount.ts';
import { countOrders } from './read-orders.sql.ts';

/**
 * An account with running orders cannot be deleted (trust.md D11), nor one that waits for a refund: its money could not
 * reach the customer any more (MON-07).
 */
export async function requireNoOpenOrders(tx: Sql, customerId: CustomerId): Promise<void> {
  const running = await countOrders(tx, { customerId, statuses: orderStatuses.filter(isRunning) });
  if (running > 0) throw new RefusalError({ code: 'orders_running' });
  const requested = await countOrders(tx, { customerId, statuses: ['refund_requested'] });
  if (requested > 0) throw new RefusalError({ code: 'refund_open' });
}

export type OrderFacts = {
  orderCount: number;
  /** The discount on the first order; null after it, or if the shop has none. */
  firstOrder: { type: 'percent' | 'amount'; value: number; endsAt: Date } | null;
};

/** Facts about the orders of a customer for the profile (HOM-22). */
export async function orderFactsOf(
  db: Sql,
  customerId: CustomerId,
  settings: ShopSettings,
  now: Date,
): Promise<OrderFacts> {
  const orderCount = await countOrders(db, { customerId, statuses: orderStatuses });
  const customer = settings.firstOrderDiscount ? await customerFactsOf(db, { kind: 'customer', id: customerId }) : null;
  const discount = customer && !customer.hasOrdered ? firstOrderDiscount(settings, customer, now) : null;
  if (!discount) return { orderCount, firstOrder: null };
  const { type, value } = discount.reduction;
  return { orderCount, firstOrder: { type, value, endsAt: discount.endsAt } };
}
