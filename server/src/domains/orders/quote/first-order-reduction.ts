import type { ShopSettings } from '@rialto/database/documents/shop-settings.ts';
import type { Reduction } from '@rialto/rules/price/order-total.ts';

const DAY_MS = 86_400_000;

/** What a first order costs less, while the customer is new enough for it. */
export function firstOrderReduction(
  { firstOrderDiscount }: ShopSettings,
  { createdAt }: { createdAt: Date },
  now: Date,
): Reduction | null {
  if (!firstOrderDiscount) return null;
  const { type, value, maximumMinor: maximum, days } = firstOrderDiscount;
  return now.getTime() < createdAt.getTime() + days * DAY_MS ? { type, value, maximum } : null;
}
