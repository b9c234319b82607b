import type { Config } from '@rialto/contract/calls/content.ts';
import { en } from '@rialto/texts/en.ts';
import { setLanguageSource } from '@rialto/texts/text.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FooterLinks } from './footer-links.tsx';

type Policies = Pick<Config, 'refund_policy' | 'cancelation_policy' | 'shipping_policy'>;
const every: Policies = { refund_policy: 1, cancelation_policy: 1, shipping_policy: 1 };

function policiesShown(policies: Policies): string[] {
  setLanguageSource(() => ({ language: 'en', catalog: en }));
  const config = { ...policies, store_registration_url: '/s', deliveryman_registration_url: '/d' } as Config;
  const markup = renderToStaticMarkup(<FooterLinks config={config} isParcel={false} hasLocation />);
  const all = ['Privacy policy', 'Refund policy', 'Cancellation policy', 'Shipping policy'];
  return all.filter((label) => markup.includes(`>${label}</a>`));
}

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
