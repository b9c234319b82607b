import type { Config } from '@rialto/contract/calls/content.ts';
import { en } from '@rialto/texts/en.ts';
import { setLanguageSource } from '@rialto/texts/text.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FooterLinks } from './footer-links.tsx';

type Policies = Pick<Config, 'refund_policy' | 'cancelation_policy' | 'shipping_policy'>;
type Money = Pick<Config, 'customer_wallet_status' | 'loyalty_point_status'>;
const every: Policies & Money = {
  ...{ refund_policy: 1, cancelation_policy: 1, shipping_policy: 1 },
  ...{ customer_wallet_status: 1, loyalty_point_status: 1 },
};

function linksShown(enabled: Policies & Money, labels: string[]): string[] {
  setLanguageSource(() => ({ language: 'en', catalog: en }));
  const config = { ...enabled, store_registration_url: '/s', deliveryman_registration_url: '/d' } as Config;
  const markup = renderToStaticMarkup(<FooterLinks config={config} isParcel={false} hasLocation />);
  return labels.filter((label) => markup.includes(`>${label}</a>`));
}

const policiesShown = (enabled: Policies & Money) =>
  linksShown(enabled, ['Privacy policy', 'Refund policy', 'Cancellation policy', 'Shipping policy']);

test.each<[Money, string[]]>([
  [{ customer_wallet_status: 1, loyalty_point_status: 1 }, ['Loyalty points', 'My wallet']],
  [{ customer_wallet_status: 0, loyalty_point_status: 1 }, ['Loyalty points']],
  [{ customer_wallet_status: 1, loyalty_point_status: 0 }, ['My wallet']],
])('NAV-11 NAV-16 with %j the footer links %j', (money, shown) => {
  expect(linksShown({ ...every, ...money }, ['Loyalty points', 'My wallet'])).toEqual(shown);
});

test('NAV-14 the footer links every policy whose config value is 1', () => {
  expect(policiesShown(every)).toHaveLength(4);
});

test.each<[string, keyof Policies]>([
  ['Refund policy', 'refund_policy'],
  ['Cancellation policy', 'cancelation_policy'],
  ['Shipping policy', 'shipping_policy'],
])('NAV-14 the footer hides "%s" alone when its config value is 0', (label, name) => {
  const shown = policiesShown({ ...every, [name]: 0 });
  expect(shown).toHaveLength(3);
  expect(shown).not.toContain(label);
});
