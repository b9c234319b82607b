import type { ShopSettings } from '@rialto/database/documents/shop-settings.ts';
import { usualPoints, type PointsRule } from '@rialto/rules/wallet/points.ts';
import { usualReferral, type ReferralRule } from '@rialto/rules/wallet/referral.ts';
import { RefusalError } from '../../platform/refuse.ts';

export function requireWallet({ hasWallet }: ShopSettings): void {
  if (!hasWallet) throw new RefusalError({ code: 'wallet_off' });
}

export function pointsRule({ loyalty = usualPoints }: ShopSettings): PointsRule {
  return loyalty;
}

export function requirePoints(settings: ShopSettings): PointsRule {
  if (!settings.hasLoyaltyPoints) throw new RefusalError({ code: 'loyalty_off' });
  return pointsRule(settings);
}

/** Rewards go to the wallet, so referrals need it. */
export function hasReferralRewards({ hasReferrals, hasWallet }: ShopSettings): boolean {
  return hasReferrals && hasWallet;
}

export function referralRule({ referral, currency }: ShopSettings): ReferralRule {
  return referral ?? usualReferral(currency.digits);
}

export function requireReferrals(settings: ShopSettings): ReferralRule {
  if (!hasReferralRewards(settings)) throw new RefusalError({ code: 'referral_off' });
  return referralRule(settings);
}
