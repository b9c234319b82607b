import { expect, test } from 'vitest';
import { pageMarkup } from '../../../platform/page/testing/page-markup.tsx';
import { ReferralField } from './person-fields.tsx';

test('MON-03 the form of a new account has a field for a referral code only in a shop with referrals', () => {
  const field = <ReferralField code="ABCDEFGH" error={undefined} />;
  expect(pageMarkup(field, { ref_earning_status: 0 })).toBe('');
  expect(pageMarkup(field, { ref_earning_status: 1 })).toContain('ABCDEFGH');
});
