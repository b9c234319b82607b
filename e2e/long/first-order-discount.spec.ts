import type { APIRequestContext, Page } from '@playwright/test';
import { randomInt } from 'node:crypto';
import { field, main, press, signInElsewhere } from '../screens/sign-in.ts';
import { codeFor } from '../set-up/customer.ts';
import { placeOrder } from '../set-up/orders.ts';
import { runShop, type RunningShop } from '../set-up/shop/run-shop.ts';
import { shopNow } from '../set-up/shop-time.ts';
import { startSignInProvider } from '../set-up/sign-in-provider.ts';
import { staffOf } from '../set-up/staff.ts';
import { here } from '../set-up/stores.ts';
import { expect, storedOnDevice, test as base } from '../set-up/visitor.ts';

const DAYS = 30;
const DAY_MS = 86_400_000;

/** A shop of its own: a discount for all new customers would change the bills of other stories. */
const test = base.extend<object, { shop: RunningShop }>({
  shop: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      let closeProvider = async () => {};
      const shop = await runShop(async (at) => {
        const provider = await startSignInProvider(at);
        closeProvider = () => provider.close();
        return { CLOCK: shopNow().toISOString(), OIDC_PROVIDERS: provider.setting };
      });
      await use(shop);
      await shop.stop();
      await closeProvider();
    },
    { scope: 'worker', timeout: 400_000 },
  ],
  shopUrl: ({ shop }, use) => use(shop.url),
});

test('ACC-07 HOM-22 a customer of another provider has no password, and is welcomed with the discount until the first order', async ({
  visit,
  page,
  request,
  shopUrl,
}) => {
  const discount = { type: 'percent', value: 20, maximum: null, days: DAYS };
  const set = await request.put('/api/v1/console/settings', {
    headers: await staffOf(shopUrl, 'owner'),
    data: { first_order_discount: discount },
  });
  expect(set.ok(), await set.text()).toBe(true);

  const phone = `+2010${randomInt(10_000_000, 99_999_999)}`;
  await visit('/auth/sign-in?from=%2Fprofile', { ...here, isFirstVisit: true });
  await signUpElsewhere(page, request, phone);
  await expect(page).toHaveURL(/\/profile$/);
  await expect(
    main(page).getByText('Password can not be updated while you are logged in by using social logins.'),
  ).toBeVisible();
  await expect(page.getByLabel('New password', { exact: true })).toHaveCount(0);

  await visit('/home');
  const welcome = page.getByRole('dialog', { name: 'Welcome to Rialto' });
  await expect(welcome.getByText('20% off your first order')).toBeVisible();
  await expect(welcome.getByText(`Valid until ${dayText(shopNow().getTime() + DAYS * DAY_MS)}`)).toBeVisible();
  expect((await welcome.boundingBox())?.width).toBe(382);

  const { token = '' } = await storedOnDevice(page);
  const { order_id } = await placeOrder(request, { kind: 'customer', token, phone });
  await deliver(request, order_id, await staffOf(shopUrl, 'manager'));
  const { items, discount: ofStore, first_order } = await billOf(request, token, order_id);
  expect(first_order.amount).toBeCloseTo((items.amount - ofStore.amount) * 0.2, 1);
  await page.reload();
  await page
    .getByRole('dialog', { name: /^How was your order/ })
    .getByRole('button', { name: 'Not now' })
    .click();
  await expect(welcome).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: /my account$/ })).toContainText('Nour');
  await expect(welcome.getByText('off your first order')).toHaveCount(0);

  expect((await storedOnDevice(page))['welcome']).toBe('open');
  await welcome.getByRole('button', { name: 'Close' }).click();
  await expect(welcome).toHaveCount(0);
  expect((await storedOnDevice(page))['welcome']).toBe('closed');
});

async function signUpElsewhere(page: Page, request: APIRequestContext, phone: string): Promise<void> {
  await signInElsewhere(page, `nour${randomInt(1_000_000, 9_999_999)}`);
  await field(page, 'Last name').fill('Samir');
  await field(page, 'Phone number').fill(phone);
  await press(page, 'Finish');
  await field(page, 'Code').fill(await codeFor(request, phone));
}

type Headers = { authorization: string };

async function deliver(request: APIRequestContext, orderId: number, headers: Headers): Promise<void> {
  for (const to of ['confirmed', 'processing', 'handover', 'picked_up', 'delivered']) {
    const answer = await request.post(`/api/v1/console/orders/${orderId}/step`, { headers, data: { to } });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
}

type Amount = { amount: number };
type Bill = { items: Amount; discount: Amount; first_order: Amount };

async function billOf(request: APIRequestContext, token: string, orderId: number): Promise<Bill> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.get(`/api/v1/customer/order/details?order_id=${orderId}`, { headers });
  return ((await answer.json()) as { bill: Bill }).bill;
}

/** Such as 9 April, on the calendar of the demo city. */
function dayText(moment: number): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone: 'Africa/Cairo', day: 'numeric', month: 'long' }).format(moment);
}
