import type { Config } from '@rialto/contract/calls/content.ts';
import { en } from '@rialto/texts/en.ts';
import { setLanguageSource } from '@rialto/texts/text.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { RootData } from '../../../platform/page/root-data.ts';
import { ReferralField } from './person-fields.tsx';

function fieldIn(config: Partial<Config>): string {
  setLanguageSource(() => ({ language: 'en', catalog: en }));
  const root = { config, scope: { language: 'en' }, modules: [] } as unknown as RootData;
  const element = <ReferralField code="ABCDEFGH" error={undefined} />;
  const router = createMemoryRouter([{ id: 'root', path: '/', loader: () => root, element }], {
    hydrationData: { loaderData: { root } },
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test('MON-03 the form of a new account has a field for a referral code only in a shop with referrals', () => {
  expect(fieldIn({ ref_earning_status: 0 })).toBe('');
  expect(fieldIn({ ref_earning_status: 1 })).toContain('ABCDEFGH');
});
