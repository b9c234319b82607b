import type { BrowserContext, Page } from '@playwright/test';
import { openStaff, type Courier, type Staff } from '../../set-up/crew.ts';
import { openCourierPhone, stampWithPageTime, typeCode } from '../../set-up/live/courier-phone.ts';
import { trackOrder } from '../../set-up/orders.ts';
import { pageProblems } from '../../set-up/page-problems.ts';
import { photo } from '../../set-up/photo.ts';
import { expect, test } from '../../set-up/visitor.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

async function openRun(page: Page, { link }: Courier): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Start shift' }).click();
  await expect(page.getByRole('switch', { name: 'On shift' })).toBeChecked();
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}

async function enterCode(page: Page, code: string): Promise<void> {
  await press(page, 'Enter code and hand over');
  await typeCode(page, code);
}

/** Another code than the right one. */
const wrong = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0');

test('COU-01 COU-02 COU-05 a courier opens a link, accepts, undoes and repeats the pick-up, and hands over with the code', async ({
  page,
  request,
}) => {
  const staff = await openStaff(request);
  const courier = await staff.addCourier();
  await openRun(page, courier);
  // The secret is kept on the phone and no longer in the address.
  expect(new URL(page.url()).hash).toBe('');
  const { orderId } = await staff.offerNewOrder(courier);
  await expect(page.getByText('New order')).toBeVisible();
  await press(page, 'Accept');
  await press(page, 'Send now');
  await press(page, 'Not now');
  await expect(page.getByRole('heading', { level: 1, name: /^Pick up at / })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Navigate to / })).toHaveAttribute('href', /to=3[23]\./);
  await expect(page.getByText('What to bring')).toBeVisible();

  await press(page, 'Picked up');
  await expect(page.getByRole('heading', { level: 1, name: 'Deliver to Salma' })).toBeVisible();
  await press(page, 'Undo');
  await expect(page.getByRole('heading', { level: 1, name: /^Pick up at / })).toBeVisible();
  expect(await staff.statusOf(orderId)).toBe('handover');

  await press(page, 'Picked up');
  await press(page, 'Send now');
  await expect.poll(() => staff.statusOf(orderId)).toBe('picked_up');
  await expect(page.getByText('Collect in cash')).toBeVisible();
  expect(await pageProblems(page)).toEqual([]);
  const code = await staff.codeOf(orderId);
  await enterCode(page, wrong(code));
  await expect(page.getByRole('dialog').getByRole('alert')).not.toBeEmpty();
  await page.getByRole('dialog').getByRole('textbox').pressSequentially(code);
  await expect(page.getByRole('heading', { level: 1, name: 'You’re on shift' })).toBeVisible();
  expect(await staff.statusOf(orderId)).toBe('delivered');
});

/** A run of one order that was accepted. */
async function acceptedRun(page: Page, staff: Staff): Promise<number> {
  const courier = await staff.addCourier();
  await openRun(page, courier);
  const { orderId } = await staff.offerNewOrder(courier);
  await press(page, 'Accept');
  // Steps are sent one after the other, so the next one could not be sent while this one is on its way.
  const accepted = page.waitForResponse((response) => response.url().endsWith('/step') && response.ok());
  await press(page, 'Send now');
  await press(page, 'Not now');
  await accepted;
  await expect(page.getByRole('button', { name: 'Picked up', exact: true })).toBeEnabled();
  return orderId;
}

async function cutNetwork(page: Page, context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  await expect(page.getByText('No network', { exact: true })).toBeVisible();
}

test('COU-03 steps pressed without a network wait, and are sent in order when it returns', async ({
  page,
  context,
  request,
}) => {
  const staff = await openStaff(request);
  const orderId = await acceptedRun(page, staff);
  const code = await staff.codeOf(orderId);
  await cutNetwork(page, context);
  await press(page, 'Picked up');
  await press(page, 'Send now');
  await expect(page.getByText('Waiting for the network')).toHaveCount(1);
  await enterCode(page, code);
  await expect(page.getByText('Waiting for the network')).toHaveCount(2);
  expect(await staff.statusOf(orderId)).toBe('handover');
  await context.setOffline(false);
  await expect.poll(() => staff.statusOf(orderId)).toBe('delivered');
  await expect(page.getByRole('heading', { level: 1, name: 'You’re on shift' })).toBeVisible();
});

test('COU-03 every file that a service worker keeps for use without a network exists', async ({ request }) => {
  for (const [worker, files] of [
    ['/courier/sw.js', /\/courier\/assets\/[\w.-]+/g],
    ['/sw.js', /\/assets\/[\w.-]+/g],
  ] as const) {
    const named = (await (await request.get(worker)).text()).match(files) ?? [];
    expect(named.length, worker).toBeGreaterThan(3);
    const answers = await Promise.all(named.map((file) => request.head(file)));
    expect(answers.filter((answer) => !answer.ok()).map((answer) => answer.url())).toEqual([]);
  }
});

test(
  'COU-03 a run that is opened again without a network is there, and a step pressed then arrives when the network returns',
  { tag: '@long' },
  async ({ browser, shopUrl, request }) => {
    const staff = await openStaff(request);
    const courier = await staff.addCourier();
    const phone = await openCourierPhone(browser, shopUrl, courier, { hasWorker: true });
    await phone.startShift();
    const { orderId } = await staff.offerNewOrder(courier);
    await phone.accept();
    await expect(phone.page.getByRole('button', { name: 'Picked up', exact: true })).toBeEnabled();
    await phone.page.waitForFunction(() => navigator.serviceWorker.controller !== null);

    await phone.page.context().setOffline(true);
    await phone.page.reload();
    await expect(phone.page.getByText('No network', { exact: true })).toBeVisible();
    await expect(phone.page.getByRole('heading', { level: 1, name: /^Pick up at / })).toBeVisible();
    expect(await pageProblems(phone.page)).toEqual([]);
    await phone.press('Picked up');
    await phone.press('Send now');
    await expect(phone.page.getByText('Waiting for the network')).toHaveCount(1);
    expect(await staff.statusOf(orderId)).toBe('handover');
    // The step is kept on the phone, not only in the page.
    await phone.page.reload();
    await expect(phone.page.getByText('Waiting for the network')).toHaveCount(1);
    await phone.page.context().setOffline(false);
    await expect.poll(() => staff.statusOf(orderId)).toBe('picked_up');
    await expect(phone.page.getByRole('heading', { level: 1, name: /^Deliver to / })).toBeVisible();
    await expect(phone.page.getByText('Waiting for the network')).toHaveCount(0);
  },
);

test('COU-03 a step that became impossible without a network is explained and can be dismissed', async ({
  page,
  context,
  request,
}) => {
  const staff = await openStaff(request);
  const orderId = await acceptedRun(page, staff);
  await cutNetwork(page, context);
  await press(page, 'Picked up');
  await press(page, 'Send now');
  await staff.step(orderId, 'canceled', { reason: 'The kitchen is closed.' });
  await context.setOffline(false);
  const notice = page.getByRole('alert').filter({ hasText: '“Picked up” wasn’t saved' });
  await expect(notice).toContainText(`Order #${orderId}`);
  await notice.getByRole('button', { name: 'OK' }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'You’re on shift' })).toBeVisible();
});

test('COU-02 a held step is sent when the courier leaves the page', async ({ page, request }) => {
  const staff = await openStaff(request);
  const orderId = await acceptedRun(page, staff);
  await press(page, 'Picked up');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.goto('about:blank');
  await expect.poll(() => staff.statusOf(orderId)).toBe('picked_up');
});

test(
  'COU-04 COU-05 a courier shares the position, which the customer sees until the order is left at the door with a photo',
  { tag: '@times' },
  async ({ page, context, request, shopUrl }) => {
    await context.grantPermissions(['geolocation'], { origin: shopUrl });
    await context.setGeolocation({ latitude: 33.004, longitude: 27.001 });
    await page.addInitScript(stampWithPageTime);
    const staff = await openStaff(request);
    const courier = await staff.addCourier();
    await openRun(page, courier);
    const { orderId, guest } = await staff.offerNewOrder(courier, { isPaid: true });
    const seenByCustomer = async () => (await trackOrder(request, orderId, guest.phone)).delivery_man?.lat ?? null;
    await press(page, 'Accept');
    await press(page, 'Send now');
    await press(page, 'Share');
    await expect(page.getByText('On while you have an order.')).toBeVisible();
    await press(page, 'Picked up');
    expect(await seenByCustomer()).toBeNull();
    await press(page, 'Send now');
    await expect.poll(seenByCustomer).toBeCloseTo(33.004, 5);

    await press(page, 'Customer isn’t there?');
    await press(page, 'Left at the door');
    await page.getByRole('dialog').getByLabel('Take a photo').setInputFiles(photo);
    await expect(page.getByRole('img', { name: 'Your photo of the delivery' })).toBeVisible();
    expect(await pageProblems(page)).toEqual([]);
    await press(page, 'Left at the door');
    await press(page, 'Send now');
    await expect.poll(() => staff.statusOf(orderId)).toBe('delivered');
    expect(await seenByCustomer()).toBeNull();
  },
);

test('COU-01 a revoked, wrong or missing link leads to a page that says what to do, and forgets the run', async ({
  page,
  request,
}) => {
  const staff = await openStaff(request);
  const courier = await staff.addCourier();
  const stream = page.waitForResponse('**/api/v1/live');
  await openRun(page, courier);
  await stream;
  // The stream says it; a poll would take longer.
  await staff.revokeLink(courier);
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible({ timeout: 10_000 });
  expect(await page.evaluate(() => localStorage.getItem('courier_run'))).toBeNull();
  await expect(page.getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:/);
  expect(await pageProblems(page)).toEqual([]);
  await page.evaluate(() => localStorage.clear());
  await page.goto('/courier/#cr_tooshort');
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/courier');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Open your courier link' })).toBeVisible();
  await press(page, 'العربية');
  await expect(page.getByRole('heading', { name: 'افتح رابط المندوب الخاص بك' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});
