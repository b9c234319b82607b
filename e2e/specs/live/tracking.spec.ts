import type { Page } from '@playwright/test';
import { coveredControls } from '../../set-up/layout/covered-controls.ts';
import { hireCrew } from '../../set-up/crew.ts';
import { newCustomer, signInOn } from '../../set-up/customer.ts';
import { actAsGuestOn, newGuest, placeOrder, readOrder } from '../../set-up/orders.ts';
import { pageProblems } from '../../set-up/page-problems.ts';
import { placeParcel } from '../../set-up/parcels/place-parcel.ts';
import { expect, storedOnDevice, test } from '../../set-up/visitor.ts';

const here = { zoneIds: [2], moduleId: 1, point: { lat: 33, lng: 27 } };
const phone = { width: 390, height: 844 };

const main = (page: Page) => page.getByRole('main');
const step = (part: ReturnType<typeof main>, name: string) => part.getByRole('listitem').filter({ hasText: name });
const asCustomer = async (request: Parameters<typeof newCustomer>[0]) => ({
  ...(await newCustomer(request)),
  kind: 'customer' as const,
});

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
  'TRK-01 the drawer of a parcel has sender and receiver, the four steps with their times, the total, the courier and the way on the map',
  { tag: '@long' },
  async ({ visit, page, request }) => {
    const customer = await asCustomer(request);
    const { orderId, quote } = await placeParcel(request, customer, { category: 'Documents' });
    const crew = await hireCrew(request);
    await crew.step(orderId, 'confirmed');
    await crew.offer(orderId);
    await crew.take(orderId, 'accept');
    await signInOn(page, customer);
    await visit('/my-orders', here);
    await main(page).getByRole('button', { name: 'Track order' }).click();
    const drawer = page.getByRole('dialog', { name: `Order #${orderId}` });
    for (const name of ['Order Placed', 'Order Confirmed', 'On the Way', 'Delivered'])
      await expect(step(drawer, name)).toBeVisible();
    const end = (role: string) => drawer.getByRole('term').filter({ hasText: role }).locator('xpath=..');
    await expect(end('Sender')).toContainText('Mariam Adel');
    await expect(end('Sender')).toContainText('12 Harbour Street, Marsa Noor');
    await expect(end('Receiver')).toContainText('Omar Said');
    await expect(end('Receiver')).toContainText('8 Lighthouse Road, Marsa Noor');
    await expect(drawer.getByText(/^Total/).locator('xpath=..')).toContainText(quote.bill.total.toFixed(2));
    await expect(drawer.getByText('Karim Said')).toBeVisible();
    await expect(drawer.getByRole('link', { name: 'Chat with Karim Said' })).toBeVisible();
    await expect(drawer.locator('.map-canvas .map-line').first()).toHaveAttribute('d', /\d/);
    for (const name of ['Pick-up', 'Delivery address']) await expect(drawer.getByRole('img', { name })).toBeVisible();
    expect(await pageProblems(page)).toEqual([]);

    await crew.take(orderId, 'pick_up');
    await expect(step(drawer, 'On the Way')).toHaveAttribute('aria-current', 'step');
    for (const name of ['Order Placed', 'Order Confirmed', 'On the Way'])
      await expect(step(drawer, name).locator('time')).toHaveText(/^\d+ [A-Z][a-z]{2}, \d+:\d\d$/);
    await expect(step(drawer, 'Delivered').locator('time')).toHaveCount(0);
    await drawer.getByRole('link', { name: 'Order details' }).click();
    await expect(drawer).toBeHidden();
    await expect(main(page).locator('.map-canvas .map-line').first()).toBeAttached();
  },
);

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
