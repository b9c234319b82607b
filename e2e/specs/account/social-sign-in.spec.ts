import { randomInt } from 'node:crypto';
import { accountButton, field, main, press, providerButton, signInElsewhere } from '../../screens/sign-in.ts';
import { codeFor } from '../../set-up/customer.ts';
import { pageProblems } from '../../set-up/page-problems.ts';
import { expect, test } from '../../set-up/visitor.ts';

const food = { zoneIds: [2], moduleId: 1, point: { lat: 33, lng: 27 } };

test(
  'ACC-03 ACC-07 a customer of another provider adds missing details once, and later signs in directly',
  { tag: '@long' },
  async ({ visit, page, request, shopUrl }) => {
    const who = `nour${randomInt(1_000_000, 9_999_999)}`;
    const phone = `+2010${randomInt(10_000_000, 99_999_999)}`;
    await visit('/auth/sign-in?from=%2Fcoupons', food);
    expect(await pageProblems(page)).toEqual([]);
    await signInElsewhere(page, who);

    await expect(page).toHaveURL(`${shopUrl}/auth/social`);
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('One last step');
    await expect(field(page, 'First name')).toHaveValue('Nour');
    await expect(field(page, 'Email')).toHaveValue(`${who}@example.com`);
    await expect(field(page, 'Email')).toHaveAttribute('readonly');
    await press(page, 'Finish');
    await expect(field(page, 'Last name')).toBeFocused();
    expect(await pageProblems(page)).toEqual([]);
    await field(page, 'Last name').fill('Samir');
    await field(page, 'Phone number').fill(phone);
    await press(page, 'Finish');
    await field(page, 'Code').fill(await codeFor(request, phone));
    await expect(page).toHaveURL(`${shopUrl}/coupons`);
    await expect(accountButton(page)).toContainText('Nour');

    await visit('/profile');
    await expect(
      main(page).getByText('Password can not be updated while you are logged in by using social logins.'),
    ).toBeVisible();

    // A later sign-in: neither site asks anything.
    await page.evaluate(() => localStorage.removeItem('token'));
    await visit('/auth/sign-in?from=%2Fcoupons');
    await providerButton(page).click();
    await expect(page).toHaveURL(`${shopUrl}/coupons`);
    await expect(accountButton(page)).toContainText('Nour');
  },
);

test(
  'ACC-03 cancelling at the other provider is reported, and no one is signed in',
  { tag: '@long' },
  async ({ visit, page, shopUrl }) => {
    await visit('/auth/sign-in?from=%2Fcoupons', food);
    await providerButton(page).click();
    await page.locator('input[name=login]').waitFor();
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Couldn’t sign you in');
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await main(page).getByRole('link', { name: 'Back to sign in' }).click();
    await expect(page).toHaveURL(`${shopUrl}/auth/sign-in?from=%2Fcoupons`);
  },
);
