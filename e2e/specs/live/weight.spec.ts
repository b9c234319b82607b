import type { Page } from '@playwright/test';
import { hireCrew, openStaff } from '../../set-up/crew.ts';
import { layoutShiftOf, watchLayoutShift } from '../../set-up/layout-shift.ts';
import { actAsGuestOn, newGuest, placeOrder } from '../../set-up/orders.ts';
import { weighScripts } from '../../set-up/script-weight.ts';
import { here } from '../../set-up/stores.ts';
import { expect, test } from '../../set-up/visitor.ts';

const COURIER_BYTES = 90_000;
/** With the offer, the conversations and the dialogs of a hand-over, which load once there is a run. */
const COURIER_RUN_BYTES = 100_000;
const TRACKING_BYTES = 150_000;
/** With the codes, the courier, and the goods and the bill below them, which load after the first view. */
const OWN_TRACKING_BYTES = 165_000;
const LAYOUT_SHIFT = 0.02;

test.use({ viewport: { width: 390, height: 844 } });

const courierMap = /\/(way-map|leaflet|turns)-/;

/** The code of the map loads when it comes near the screen, which then never happens. */
async function keepMapAway(page: Page): Promise<void> {
  await page.addInitScript(() => {
    IntersectionObserver.prototype.observe = () => undefined;
  });
}

test('COU-02 the courier’s page loads at most 90 KB of JavaScript, gzipped, and with a run and its dialogs at most 100 KB before the map', async ({
  page,
  request,
}) => {
  const staff = await openStaff(request);
  const courier = await staff.addCourier();
  const scripts = weighScripts(page, { without: courierMap });
  const stream = page.waitForRequest('**/api/v1/live');
  await page.goto(courier.link);
  await expect(page.getByRole('button', { name: 'Start shift' })).toBeVisible();
  // Its code is loaded last.
  await stream;
  expect(await scripts.bytes()).toBeGreaterThan(50_000);
  expect(await scripts.bytes()).toBeLessThanOrEqual(COURIER_BYTES);

  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await press('Start shift');
  await expect(page.getByRole('switch', { name: 'On shift' })).toBeChecked();
  await staff.offerNewOrder(courier);
  await press('Accept');
  await press('Send now');
  await press('Not now');
  await press('Picked up');
  await press('Send now');
  await press('Enter code and hand over');
  await expect(page.getByRole('group', { name: 'Digits' })).toBeVisible();
  expect(await scripts.bytes()).toBeLessThanOrEqual(COURIER_RUN_BYTES);
});

test('the tracking page of a visitor loads at most 150 KB of JavaScript, gzipped, before the map, and nothing shifts', async ({
  visit,
  page,
  request,
}) => {
  const guest = await newGuest(request);
  const { order_id } = await placeOrder(request, guest);
  const scripts = weighScripts(page);
  await keepMapAway(page);
  await watchLayoutShift(page);
  await visit(`/track-order?order_id=${order_id}&contact_number=${encodeURIComponent(guest.phone)}`, here);
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Order Placed' })).toBeVisible();
  // The stream and the bar load last.
  for (const part of ['/open-live-', '/browse-navigation-'])
    await expect.poll(() => scripts.hasLoaded(part), { message: part }).toBe(true);
  expect(await scripts.bytes()).toBeGreaterThan(50_000);
  expect(await scripts.bytes()).toBeLessThanOrEqual(TRACKING_BYTES);
  expect(await layoutShiftOf(page)).toBeLessThanOrEqual(LAYOUT_SHIFT);
});

test('the tracking page of the owner, with a late courier on the way, code, goods and bill, loads at most 165 KB of JavaScript, gzipped, before the map', async ({
  visit,
  page,
  request,
}) => {
  const guest = await newGuest(request);
  await actAsGuestOn(page, guest);
  const { order_id } = await placeOrder(request, guest);
  const crew = await hireCrew(request);
  await crew.untilPickedUp(order_id);
  await crew.report({ latitude: 33.004, longitude: 27 });
  // The server decides about lateness by its clock; here only its code is wanted.
  await page.route('**/customer/order/track?*', async (route) => {
    const response = await route.fetch();
    const order = (await response.json()) as { arrival: { is_late: number } | null };
    await route.fulfill({ response, json: { ...order, arrival: order.arrival && { ...order.arrival, is_late: 1 } } });
  });
  const scripts = weighScripts(page);
  await keepMapAway(page);
  await visit(`/track-order?order_id=${order_id}&contact_number=${encodeURIComponent(guest.phone)}`, here);
  const main = page.getByRole('main');
  await expect(main.getByText(/ away$/)).toBeVisible();
  await expect(main.getByRole('region', { name: 'Give this code to the courier' })).toBeVisible();
  await expect(main.getByText('12 Harbour Street, Marsa Noor')).toBeVisible();
  for (const part of ['/open-live-', '/browse-navigation-', '/late-notice-'])
    await expect.poll(() => scripts.hasLoaded(part), { message: part }).toBe(true);
  expect(await scripts.bytes()).toBeLessThanOrEqual(OWN_TRACKING_BYTES);
});
