import { randomInt } from 'node:crypto';
import { accountButton, field, main, press, secret, signIn } from '../../screens/sign-in.ts';
import { fillCart } from '../../set-up/cart.ts';
import { plainDish, putIntoCart } from '../../set-up/put-into-cart.ts';
import { codeFor, newCustomer } from '../../set-up/customer.ts';
import { pageProblems } from '../../set-up/page-problems.ts';
import { expect, storedOnDevice, test } from '../../set-up/visitor.ts';

const food = { zoneIds: [2], moduleId: 1, point: { lat: 33, lng: 27 } };
const password = 'nine quiet lighthouses';

test('ACC-01 API-08 a new customer signs up, verifies the phone and returns to the previous page', async ({
  visit,
  page,
  request,
  shopUrl,
}) => {
  const number = randomInt(10_000_000, 99_999_999);
  await visit('/auth/sign-up?from=/coupons', food);
  await press(page, 'Sign Up');
  await expect(main(page).getByText('Please enter your first name.')).toBeVisible();
  await expect(main(page).getByText('Please accept the terms first.')).toBeVisible();
  await expect(field(page, 'First name')).toBeFocused();

  await field(page, 'First name').fill('Salma');
  await field(page, 'Last name').fill('Nabil');
  await field(page, 'Email').fill(`salma${number}@example.com`);
  await field(page, 'Phone number').fill(`010${number}`);
  await secret(page, 'password').fill('lantern');
  await secret(page, 'confirm').fill('lanterns');
  await field(page, 'Referral code (optional)').fill('NOSUCHCODE');
  await main(page).getByRole('checkbox').check();
  await press(page, 'Sign Up');
  await expect(main(page).getByText('The passwords don’t match.')).toBeVisible();
  await expect(secret(page, 'password')).toHaveAccessibleDescription(/at least 8 characters/);
  expect(await pageProblems(page)).toEqual([]);

  await secret(page, 'password').fill(password);
  await secret(page, 'confirm').fill(password);
  await press(page, 'Sign Up');
  await expect(field(page, 'Referral code (optional)')).toHaveAccessibleDescription(/referral/i);
  await field(page, 'Referral code (optional)').fill('');
  const sent = page.waitForRequest('**/api/v1/auth/sign-up');
  await press(page, 'Sign Up');
  expect((await sent).postDataJSON()).toEqual({
    f_name: 'Salma',
    l_name: 'Nabil',
    email: `salma${number}@example.com`,
    phone: `+2010${number}`,
    password,
    ref_code: '',
  });

  await expect(main(page).getByText(`+2010${number}`)).toBeVisible();
  await expect(main(page).getByRole('button', { name: /^Resend code in \d+ s$/ })).toBeDisabled();
  const code = field(page, 'Code');
  await expect(code).toBeFocused();
  const right = await codeFor(request, `+2010${number}`);
  await code.fill(right === '000000' ? '111111' : '000000');
  await expect(code).toHaveAccessibleDescription('The code is wrong or has expired.');
  // As copied from a message: with a space, pasted at once.
  await code.fill(`${right.slice(0, 3)} ${right.slice(3)}`);
  await expect(page).toHaveURL(`${shopUrl}/coupons`);
  await expect(accountButton(page)).toContainText('Salma');
});

test('ACC-02 ACC-04 CRT-10 a guest signs in: the newer cart is used, the other one is announced and restored, and `from` leads back', async ({
  visit,
  page,
  request,
  shopUrl,
}) => {
  const customer = await newCustomer(request);
  const former = await plainDish(request);
  await putIntoCart(request, former, customer);
  const guest_id = await fillCart(page, []);
  const later = await plainDish(request, ({ store_slug }) => store_slug !== former.store_slug);
  await putIntoCart(request, later, { guest_id });
  await visit('/help-and-support?topic=store', food);

  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await press(page, 'Sign In');
  await expect(field(page, 'Phone or email')).toHaveAccessibleDescription(/phone number or email/);
  await signIn(page, customer.email, 'not the password');
  await expect(main(page).getByRole('alert')).toHaveText('Wrong phone, email or password.');
  await press(page, 'Show password');
  await expect(secret(page, 'password')).toHaveAttribute('type', 'text');
  expect(await pageProblems(page)).toEqual([]);

  await main(page).getByRole('checkbox', { name: 'Remember me' }).uncheck();
  const sent = page.waitForRequest('**/api/v1/auth/login');
  await signIn(page, customer.phone, customer.password);
  const { remember, guest_id: moved } = (await sent).postDataJSON() as Record<string, unknown>;
  expect({ remember, moved }).toEqual({ remember: false, moved: guest_id });
  await expect(page).toHaveURL(`${shopUrl}/help-and-support?topic=store`);
  await expect(page.getByText(`the one from ${former.store_name} is saved in your cart.`).first()).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Cart, 1 item' }).click();
  const drawer = page.getByRole('dialog', { name: 'Shopping Cart' });
  await expect(drawer.getByText(`Your cart from ${former.store_name} is saved.`)).toBeVisible();
  await expect(drawer.getByRole('link', { name: former.store_name })).toBeHidden();
  await drawer.getByRole('button', { name: 'Switch to it' }).click();
  await expect(drawer.getByRole('link', { name: former.store_name })).toBeVisible();
  await expect(drawer.getByText(former.name).first()).toBeVisible();
  await page.keyboard.press('Escape');
  expect(Object.keys(await storedOnDevice(page))).not.toContain('guest_id');

  // A signed-in customer is redirected, and never to another site.
  await visit('/auth/sign-in?from=//elsewhere.example/');
  await expect(page).toHaveURL(`${shopUrl}/home`);
});

test(
  'ACC-02 a forgotten password is reset with a code, and the page does not reveal whether an account exists',
  { tag: '@long' },
  async ({ visit, page, request, shopUrl }) => {
    const customer = await newCustomer(request);
    await visit('/auth/sign-in?from=/coupons', food);
    await main(page).getByRole('link', { name: 'Forgot password?' }).click();
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Forgot your password?');
    await field(page, 'Phone or email').fill(`nobody${randomInt(1_000_000)}@example.com`);
    await press(page, 'Send code');
    await expect(main(page).getByText(/^If there’s an account for/)).toBeVisible();
    await press(page, 'Back');
    await field(page, 'Phone or email').fill(customer.email);
    await press(page, 'Send code');
    await expect(main(page).getByText(/^If there’s an account for/)).toContainText(customer.email);

    // In a demo the code is in a public mailbox.
    const opened = page.waitForEvent('popup');
    await main(page).getByRole('link', { name: 'demo mailbox' }).click();
    const mailbox = await opened;
    const letter = mailbox.getByRole('article').filter({ hasText: customer.email }).first();
    const code = await letter.getByText(/^\d{6}$/).innerText();
    expect(await pageProblems(mailbox)).toEqual([]);
    await mailbox.close();

    await field(page, 'Code').fill(code);
    await secret(page, 'password').fill('paper boats at noon');
    await expect(main(page).getByText('Strong password.')).toBeVisible();
    await secret(page, 'confirm').fill('paper boats at noon');
    await press(page, 'Save password');
    await expect(page.getByText('Your password has been changed. Please sign in.').first()).toBeVisible();
    await signIn(page, customer.email, 'paper boats at noon');
    await expect(page).toHaveURL(`${shopUrl}/coupons`);
  },
);

test(
  'ACC-03 a callback that was not started here leads to the sign-in page',
  { tag: '@long' },
  async ({ visit, page, shopUrl }) => {
    await visit('/auth/social?error=access_denied&state=s1', food);
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Couldn’t sign you in');
    await main(page).getByRole('link', { name: 'Back to sign in' }).click();
    await expect(page).toHaveURL(`${shopUrl}/auth/sign-in`);
  },
);
