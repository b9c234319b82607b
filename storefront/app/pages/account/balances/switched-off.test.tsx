import type { Config } from '@rialto/contract/calls/content.ts';
import { en } from '@rialto/texts/en.ts';
import { setLanguageSource } from '@rialto/texts/text.ts';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { RootData } from '../../../platform/page/root-data.ts';
import { LoyaltyPage } from './points/loyalty-page.tsx';
import { PointsRules } from './points/points-rules.tsx';
import { ReferralPage } from './referral/referral-page.tsx';
import { WalletPage } from './wallet/wallet-page.tsx';

/** The markup of an element in a shop whose money features are all switched off, or all but some. */
function shown(element: ReactElement, on: Partial<Config> = {}): string {
  setLanguageSource(() => ({ language: 'en', catalog: en }));
  const off = { customer_wallet_status: 0, loyalty_point_status: 0, ref_earning_status: 0 };
  const currencies = [{ code: 'USD', symbol: '$', direction: 'left', digits: 2, rate: 1 }];
  const config = { ...off, currencies, digit_after_decimal_point: 2, ...on };
  const root = { config, scope: { language: 'en', currency: 'USD' }, modules: [] } as unknown as RootData;
  const router = createMemoryRouter([{ id: 'root', path: '/', loader: () => root, element }], {
    hydrationData: { loaderData: { root } },
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
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
