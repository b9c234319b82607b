import type { APIRequestContext, Page } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { guestWith, orderableItem } from '../../set-up/checkout.ts';
import { coveredControls } from '../../set-up/covered-controls.ts';
import { hireCrew } from '../../set-up/crew.ts';
import { newCustomer, signInOn } from '../../set-up/customer.ts';
import { layoutShiftOf, watchLayoutShift } from '../../set-up/layout-shift.ts';
import { liveWays, prepareLive, tagOf } from '../../set-up/live-ways.ts';
import { actAsGuestOn, newGuest, placeOrder, readOrder } from '../../set-up/orders.ts';
import { pageProblems } from '../../set-up/page-problems.ts';
import { expect, storedOnDevice, test, type Visit } from '../../set-up/visitor.ts';

const here = { zoneIds: [2], moduleId: 1, point: { lat: 33, lng: 27 } };
const phone = { width: 390, height: 844 };
const TRACKING_JAVASCRIPT_BYTES = 150_000;
const LAYOUT_SHIFT = 0.02;

const main = (page: Page) => page.getByRole('main');
const step = (part: ReturnType<typeof main>, name: string) => part.getByRole('listitem').filter({ hasText: name });
const asCustomer = async (request: Parameters<typeof newCustomer>[0]) => ({
  ...(await newCustomer(request)),
  kind: 'customer' as const,
});

/** Orders a dish like a guest, from the cart to the page of the order. */
async function orderAsGuest(page: Page, request: APIRequestContext, visit: Visit): Promise<number> {
  await guestWith(page, await orderableItem(request, { order_type: 'delivery' }));
  await visit('/checkout?page=cart', here);
  const contact = main(page).getByRole('region', { name: 'Contact info' });
  await contact.getByRole('button', { name: 'Edit contact info' }).click();
  const dialog = page.getByRole('dialog', { name: 'Contact info' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Salma Nabil');
  await dialog.getByRole('textbox', { name: 'Phone' }).fill('01001234567');
  await dialog.getByRole('textbox', { name: 'Email' }).fill('salma@example.com');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: /^Place order/ }).click();
  await main(page).getByRole('link', { name: 'Track order' }).click();
  const title = main(page).getByRole('heading', { name: /^Order #\d+$/ });
  await expect(title).toBeFocused();
  return Number(/\d+/.exec((await title.textContent()) ?? '')?.[0]);
}

/** Opens the page of an order that was placed before. */
async function openAsGuest(page: Page, request: APIRequestContext, visit: Visit): Promise<number> {
  const guest = await newGuest(request);
  await actAsGuestOn(page, guest);
  const { order_id } = await placeOrder(request, guest);
  await visit(`/track-order?order_id=${order_id}&contact_number=${encodeURIComponent(guest.phone)}`, here);
  await expect(main(page).getByRole('heading', { name: `Order #${order_id}` })).toBeFocused();
  return order_id;
}

for (const way of liveWays) {
  test.describe(way, tagOf(way), () => {
    test.use({ viewport: phone });

    test(`TRK-07 TRK-08 TRK-09 TRK-10 a guest follows the courier to the door, gives the code and sees “Delivered” without touching the page, ${way}`, async ({
      visit,
      page,
      request,
    }) => {
      const crew = await hireCrew(request);
      const live = await prepareLive(page, way);
      // The map stays empty: everything is there without it.
      await page.route('**/tiles/**', (route) => route.abort());
      const open = way === 'by the stream' ? orderAsGuest : openAsGuest;
      const order_id = await open(page, request, visit);
      await expect(step(main(page), 'Order Placed')).toHaveAttribute('aria-current', 'step');

      await crew.step(order_id, 'confirmed', { prep_minutes: 20 });
      await live.pass();
      await expect(step(main(page), 'Order Confirmed')).toHaveAttribute('aria-current', 'step');
      await expect(main(page).getByText(/^Arrives \d+:\d\d–\d+:\d\d$/)).toBeVisible();
      await expect(main(page).getByRole('status').filter({ hasText: 'has confirmed your order' })).toBeAttached();

      await live.meanwhile(async () => {
        await crew.offer(order_id);
        await crew.take(order_id, 'accept');
        await crew.step(order_id, 'processing');
        await crew.step(order_id, 'handover');
        if (live.isCut) await expect(step(main(page), 'Order Confirmed')).toHaveAttribute('aria-current', 'step');
      });
      await expect(main(page).getByText('Karim is picking up your order').first()).toBeVisible();
      await expect(main(page).getByText('Karim Said')).toBeVisible();

      await crew.take(order_id, 'pick_up');
      await crew.report({ latitude: 33.004, longitude: 27 });
      await live.pass();
      await expect(step(main(page), 'On the Way')).toHaveAttribute('aria-current', 'step');
      await expect(main(page).getByText('Karim is on the way to you').first()).toBeVisible();
      await expect(main(page).getByText(/ away$/)).toBeVisible();
      const shown = main(page).getByRole('region', { name: 'Give this code to the courier' });
      const digits = await shown.getByText(/^\d \d \d \d$/).textContent();
      expect(await pageProblems(page)).toEqual([]);

      await crew.take(order_id, 'deliver', { code: digits?.replaceAll(' ', '') });
      await live.pass();
      await expect(main(page).getByText('Delivered. Enjoy!').first()).toBeVisible();
      await expect(step(main(page), 'Delivered').locator('time')).toHaveText(/\d+ [A-Z][a-z]{2}, \d+:\d\d/);
    });
  });
}

test('TRK-04 TRK-08 a visitor with number and phone follows the courier, without address and code', async ({
  visit,
  page,
  request,
}) => {
  const guest = await newGuest(request);
  const { order_id } = await placeOrder(request, guest);
  const crew = await hireCrew(request);
  await visit(`/track-order?order_id=${order_id}&contact_number=${encodeURIComponent(guest.phone)}`, here);
  await expect(main(page).getByRole('heading', { name: `Order #${order_id}` })).toBeVisible();
  await crew.step(order_id, 'confirmed', { prep_minutes: 15 });
  await expect(step(main(page), 'Order Confirmed')).toHaveAttribute('aria-current', 'step');
  await expect(main(page).getByText('12 Harbour Street')).toHaveCount(0);
  await expect(main(page).getByRole('region', { name: 'Give this code to the courier' })).toHaveCount(0);
});

test('TRK-01 TRK-02 CHK-14 a customer follows the order in the drawer, opened from the list', async ({
  visit,
  page,
  request,
}) => {
  const customer = await asCustomer(request);
  const { order_id, item } = await placeOrder(request, customer);
  const crew = await hireCrew(request);
  await signInOn(page, customer);
  await visit('/my-orders', here);
  await main(page).getByRole('button', { name: 'Track order' }).click();
  const drawer = page.getByRole('dialog', { name: `Order #${order_id}` });
  for (const name of ['Order Placed', 'Order Confirmed', 'On the Way', 'Delivered'])
    await expect(step(drawer, name)).toBeVisible();
  await expect(step(drawer, 'Order Placed').locator('time')).toHaveText(/^\d+ [A-Z][a-z]{2}, \d+:\d\d$/);
  const sender = drawer.getByRole('term').filter({ hasText: 'Sender' });
  await expect(sender).toBeVisible();
  await expect(drawer.getByText(item.store_name, { exact: true })).toBeVisible();
  await expect(drawer.getByText('Salma Nabil')).toBeVisible();
  await expect(drawer.getByText('12 Harbour Street, Marsa Noor')).toBeVisible();
  await expect(drawer.getByText('Total')).toBeVisible();
  await expect(drawer.locator('.map-canvas')).toBeVisible();
  expect(await pageProblems(page)).toEqual([]);

  await crew.step(order_id, 'confirmed', { prep_minutes: 20 });
  await crew.offer(order_id);
  await crew.take(order_id, 'accept');
  await expect(drawer.getByText('Karim Said')).toBeVisible();
  const chat = drawer.getByRole('link', { name: 'Chat with Karim Said' });
  await expect(chat).toHaveAttribute('href', /^\/profile\?page=inbox&type=delivery_man&id=\d+$/);
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(drawer).toBeHidden();
  expect((await readOrder(request, customer, order_id)).order_status).toBe('accepted');
});

test(
  'TRK-02 an order that cannot be loaded is not found, with a picture',
  { tag: '@times' },
  async ({ visit, page, request }) => {
    const customer = await asCustomer(request);
    const { order_id } = await placeOrder(request, customer);
    await signInOn(page, customer);
    await page.route('**/customer/order/track?*', (route) =>
      route.fulfill({ status: 404, json: { errors: [{ code: 'order_unknown', message: 'Order not found' }] } }),
    );
    await visit(`/my-orders/${order_id}`, here);
    await main(page).getByRole('button', { name: 'Track order' }).click();
    const drawer = page.getByRole('dialog', { name: `Order #${order_id}` });
    await expect(drawer.getByRole('heading', { name: 'Order not found' })).toBeVisible();
    await expect(drawer.locator('svg').first()).toBeVisible();
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('HOM-21 the home shows the running orders in a bar that covers nothing and opens the drawer', async ({
    visit,
    page,
    request,
  }) => {
    const customer = await asCustomer(request);
    const { order_id } = await placeOrder(request, customer);
    await placeOrder(request, customer);
    const crew = await hireCrew(request);
    await crew.step(order_id, 'confirmed', { prep_minutes: 20 });
    await signInOn(page, customer);
    await visit('/home', here);
    const bar = page.getByRole('region', { name: 'Your active orders' });
    // The most advanced order comes first.
    await expect(bar.getByRole('button', { name: /Arrives .*\+1 more.*Track order/ })).toBeVisible();
    expect(await coveredControls(page)).toEqual([]);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const last = page.getByRole('contentinfo').getByRole('button').last();
    const [bottom, top] = [await last.boundingBox(), await bar.boundingBox()];
    expect((bottom?.y ?? 0) + (bottom?.height ?? 0)).toBeLessThanOrEqual(top?.y ?? 0);
    await bar.getByRole('button').click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByRole('heading', { name: `Order #${order_id}` })).toBeVisible();
    // Two running orders: the drawer changes between them.
    await expect(drawer.getByRole('group', { name: 'Your active orders' }).getByRole('button')).toHaveCount(2);
    await crew.step(order_id, 'processing');
    await expect(drawer.getByText(/is preparing your order$/).first()).toBeVisible();
  });
});

test(
  'HOM-21 on the parcel home and for guests, a tab at the side leads to the running order',
  { tag: '@times' },
  async ({ visit, page, request }) => {
    const guest = await newGuest(request);
    await actAsGuestOn(page, guest);
    const { order_id } = await placeOrder(request, guest);
    await page.addInitScript((id) => localStorage.setItem('running_order', String(id)), order_id);
    await visit('/home', { ...here, moduleId: 5 });
    const tab = page.getByRole('complementary', { name: 'Your active orders' }).getByRole('button');
    await expect(tab).toBeVisible();
    await expect(page.getByRole('region', { name: 'Your active orders' })).toBeHidden();
    await tab.click();
    await expect(main(page).getByRole('heading', { name: `Order #${order_id}` })).toBeVisible();
    await expect(main(page).getByText('12 Harbour Street, Marsa Noor')).toBeVisible();
  },
);

test('HOM-21 a home without a running order asks for none and loads no code for it', async ({ visit, page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await visit('/home', here);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /running-orders|order\/(track|running)/.test(url))).toEqual([]);
  expect(await storedOnDevice(page)).not.toHaveProperty('running_order');
});

test.describe('weight', () => {
  test.use({ viewport: phone });

  test('the tracking page loads at most 150 KB of JavaScript, gzipped, before the map, and nothing shifts', async ({
    visit,
    page,
    request,
  }) => {
    const guest = await newGuest(request);
    const { order_id } = await placeOrder(request, guest);
    const scripts: Promise<number>[] = [];
    const urls: string[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return;
      urls.push(response.url());
      scripts.push(response.body().then((body) => gzipSync(body, { level: 9 }).byteLength));
    });
    // The code of the map loads when it comes near the screen, which never happens here.
    await page.addInitScript(() => {
      IntersectionObserver.prototype.observe = () => undefined;
    });
    await watchLayoutShift(page);
    await visit(`/track-order?order_id=${order_id}&contact_number=${encodeURIComponent(guest.phone)}`, here);
    await expect(step(main(page), 'Order Placed')).toBeVisible();
    // The stream and the bar load last.
    for (const part of ['/open-live-', '/browse-navigation-'])
      await expect.poll(() => urls.some((url) => url.includes(part)), { message: part }).toBe(true);
    const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(TRACKING_JAVASCRIPT_BYTES);
    expect(await layoutShiftOf(page)).toBeLessThanOrEqual(LAYOUT_SHIFT);
  });
});
