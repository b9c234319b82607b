import { request, type Browser } from '@playwright/test';
import { newGuest, placeOrder } from '../set-up/orders.ts';
import { runShop, type RunningShop } from '../set-up/shop/run-shop.ts';
import { shiftClock } from '../set-up/shop-time.ts';
import { staffOf } from '../set-up/staff.ts';
import { USUAL_TIME } from '../set-up/story-times.mjs';
import { expect, test } from '../set-up/visitor.ts';

const scope = { language: 'en', theme: null, currency: null, zoneIds: [2], point: { lat: 33, lng: 27 }, moduleId: 1 };

let shop: RunningShop;
let aheadMs: number;
test.beforeAll(async () => {
  test.setTimeout(400_000);
  aheadMs = Date.parse(USUAL_TIME) - Date.now();
  shop = await runShop(async () => ({ CLOCK: USUAL_TIME }));
});
test.afterAll(() => shop.stop());

async function openVisitor(browser: Browser) {
  const context = await browser.newContext({
    baseURL: shop.url,
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
  });
  await shiftClock(context, aheadMs);
  await context.addCookies([{ name: 'rialto_scope', value: encodeURIComponent(JSON.stringify(scope)), url: shop.url }]);
  return context.newPage();
}

test('TRK-09 after a restart of the server an open page follows the order again without being loaded again', async ({
  browser,
}) => {
  test.setTimeout(400_000);
  const calls = await request.newContext({ baseURL: shop.url });
  const guest = await newGuest(calls);
  const { order_id } = await placeOrder(calls, guest);
  const manager = await staffOf(shop.url, 'manager');
  const move = async (to: string) => {
    const answer = await calls.post(`/api/v1/console/orders/${order_id}/step`, { headers: manager, data: { to } });
    expect(answer.ok()).toBe(true);
  };
  const page = await openVisitor(browser);
  const stream = page.waitForResponse('**/api/v1/live');
  await page.goto(`/track-order?order_id=${order_id}&contact_number=${encodeURIComponent(guest.phone)}`);
  const step = (name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  await stream;
  await move('confirmed');
  await expect(step('Order Confirmed')).toHaveAttribute('aria-current', 'step');
  await page.evaluate(() => (document.documentElement.dataset['opened'] = 'once'));

  const reopened = page.waitForResponse((response) => response.url().endsWith('/api/v1/live') && response.ok());
  await shop.restart(new Date(Date.now() + aheadMs));
  // The page has not caught up yet: what happens now is what it missed.
  for (const to of ['processing', 'handover', 'picked_up']) await move(to);
  await reopened;
  await expect(step('On the Way')).toHaveAttribute('aria-current', 'step');
  await move('delivered');
  await expect(page.getByRole('main').getByText('Delivered. Enjoy!').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.dataset['opened'])).toBe('once');
  await calls.dispose();
});
