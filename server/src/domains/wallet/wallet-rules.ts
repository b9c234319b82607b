import type { ShopSettings } from '@rialto/database/documents/shop-settings.ts';
import { usualPoints, type PointsRule } from '@rialto/rules/wallet/points.ts';
import { RefusalError } from '../../platform/refuse.ts';

export function requireWallet({ hasWallet }: ShopSettings): void {
  if (!hasWallet) throw new RefusalError({ code: 'wallet_off' });
}

/** The rule of the shop's points. */
export function requirePoints({ hasLoyaltyPoints, loyalty = usualPoints }: ShopSettings): PointsRule {
  if (!hasLoyaltyPoints) throw new RefusalError({ code: 'loyalty_off' });
  return loyalty;
}
