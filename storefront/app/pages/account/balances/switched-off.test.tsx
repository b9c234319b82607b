import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { pageMarkup } from '../../../platform/page/testing/page-markup.tsx';
import { LoyaltyPage } from './points/loyalty-page.tsx';
import { PointsRules } from './points/points-rules.tsx';
import { ReferralPage } from './referral/referral-page.tsx';
import { WalletPage } from './wallet/wallet-page.tsx';

/** The markup of an element in a shop whose money features are all switched off. */
function shown(element: ReactElement): string {
  return pageMarkup(element, { customer_wallet_status: 0, loyalty_point_status: 0, ref_earning_status: 0 });
}

test.each<[string, ReactElement]>([
  ['My wallet', <WalletPage key="wallet" />],
  ['Loyalty points', <LoyaltyPage key="points" />],
  ['Referral code', <ReferralPage key="referral" />],
])('NAV-11 the page "%s" of a shop that has switched it off says so and shows nothing else', (title, page) => {
  const markup = shown(page);
  expect(markup).toContain(title);
  expect(markup).toContain('Not available here');
  expect(markup).not.toMatch(/<(button|input|form)/);
});

test('MON-02 the rules of points promise money only in a shop with wallets', () => {
  const rule = { earnedPerUnit: 1, neededPerUnit: 100, minimum: 200 };
  const [without, withWallet] = [false, true].map((hasWallet) =>
    shown(<PointsRules rule={rule} hasWallet={hasWallet} className="" />),
  );
  expect(without).not.toContain('100 points');
  expect(withWallet).toContain('100 points');
});
