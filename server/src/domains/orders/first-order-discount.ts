import { DAY_MS } from '@rialto/rules/day-ms.ts';
import type { ShopSettings } from '@rialto/database/documents/shop-settings.ts';
import type { Reduction } from '@rialto/rules/price/order-total.ts';

/** The discount on a customer's first order and when it ends; null if the shop has none or it has ended. */
export function firstOrderDiscount(
  { firstOrderDiscount: discount }: ShopSettings,
  { createdAt }: { createdAt: Date },
  now: Date,
): { reduction: Reduction; endsAt: Date } | null {
  if (!discount) return null;
  const { type, value, maximumMinor: maximum, days } = discount;
  const endsAt = new Date(createdAt.getTime() + days * DAY_MS);
  return now < endsAt ? { reduction: { type, value, maximum }, endsAt } : null;
}
