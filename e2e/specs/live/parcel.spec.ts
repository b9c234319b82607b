import type { Browser, Locator, Page } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { openStaff } from '../../set-up/crew.ts';
import { newCustomer, signInOn } from '../../set-up/customer.ts';
import { newGuest } from '../../set-up/orders.ts';
import { pageProblems } from '../../set-up/page-problems.ts';
import { photo } from '../../set-up/photo.ts';
import { linkOf, placeParcel } from '../../set-up/parcels/place-parcel.ts';
import { followShopClock } from '../../set-up/shop-time.ts';
import { expect, test } from '../../set-up/visitor.ts';

const here = { zoneIds: [2], moduleId: 1, point: { lat: 33, lng: 27 } };
const phone = { width: 390, height: 844 };
const JAVASCRIPT_BYTES = 150_000;

const main = (page: Page) => page.getByRole('main');
const step = (part: Locator, name: string) => part.getByRole('listitem').filter({ hasText: name });

/** The phone of another person. The map stays empty: everything is there without it. */
async function anotherPhone(browser: Browser, shopUrl: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: shopUrl, viewport: phone, reducedMotion: 'reduce' });
  await followShopClock(context);
  await context.route('**/tiles/**', (route) => route.abort());
  return context.newPage();
}

/** The digits of a code as they are read out. */
async function codeIn(page: Page, title: string): Promise<string> {
  const digits = await page
    .getByRole('region', { name: title })
    .getByText(/^\d \d \d \d$/)
    .textContent();
  return (digits ?? '').replaceAll(' ', '');
}

async function typeCode(page: Page, button: string, code: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('dialog').getByRole('textbox').pressSequentially(code);
}

test(
  'PAR-03 PAR-04 TRK-01 both ends see the same order move, and the receiver’s wish reaches the courier',
  { tag: '@times' },
  async ({ visit, page: sender, request, browser, shopUrl }) => {
    const customer = { ...(await newCustomer(request)), kind: 'customer' as const };
    const { orderId, link } = await placeParcel(request, customer, { category: 'Electronics', payer: 'sender' });
    const staff = await openStaff(request);
    await signInOn(sender, customer);
    await visit(`/my-orders/${orderId}`, here);
    await expect(main(sender).getByRole('heading', { level: 1, name: 'Electronics to Omar' })).toBeVisible();
    const receiver = await anotherPhone(browser, shopUrl);
    await receiver.goto(link);
    await expect(main(receiver).getByRole('heading', { level: 1, name: 'A parcel from Mariam' })).toBeVisible();

    const courier = await staff.addCourier();
    const run = await anotherPhone(browser, shopUrl);
    await run.goto(courier.link);
    await run.getByRole('button', { name: 'Start shift' }).click();
    await expect(run.getByRole('switch', { name: 'On shift' })).toBeChecked();
    await staff.step(orderId, 'confirmed');
    await staff.offer(orderId, courier);
    await run.getByRole('button', { name: 'Accept' }).click();
    await run.getByRole('button', { name: 'Send now' }).click();
    await run.getByRole('button', { name: 'Not now' }).click();
    await expect(run.getByRole('heading', { level: 1, name: 'Pick up from Mariam' })).toBeVisible();
    await expect(run.getByText('Collect in cash here')).toBeVisible();
    await expect(main(sender).getByText('Karim Said')).toBeVisible();
    await expect(main(receiver).getByText('Karim is on the way to pick it up').first()).toBeVisible();

    await typeCode(run, 'Enter code and pick up', await codeIn(sender, 'Pick-up code'));
    for (const page of [sender, receiver])
      await expect(step(main(page), 'On the Way')).toHaveAttribute('aria-current', 'step');
    await expect(run.getByRole('heading', { level: 1, name: 'Deliver to Omar' })).toBeVisible();
    await expect(run.getByText('Already paid')).toBeVisible();

    await receiver.getByRole('button', { name: 'I’m not at home' }).click();
    await receiver.getByText('Leave it with a neighbour').click();
    await receiver.getByRole('textbox', { name: /^Which neighbour/ }).fill('Mrs Nour, second floor');
    expect(await pageProblems(receiver)).toEqual([]);
    await receiver.getByRole('button', { name: 'Tell the courier' }).click();
    await expect(main(receiver).getByText('The courier knows: Leave it with a neighbour')).toBeVisible();
    for (const page of [run, sender]) {
      await expect(page.getByText('Leave it with a neighbour')).toBeVisible();
      await expect(page.getByText('Mrs Nour, second floor')).toBeVisible();
    }
    expect(await pageProblems(run)).toEqual([]);

    await typeCode(run, 'Enter code and hand over', await codeIn(receiver, 'Give this code to the courier'));
    await expect(main(receiver).getByText('Delivered').first()).toBeVisible();
    for (const page of [sender, receiver])
      await expect(step(main(page), 'Delivered').locator('time')).toHaveText(/\d+ [A-Z][a-z]{2}, \d+:\d\d/);
    await expect(main(sender).getByRole('link', { name: 'Send again' })).toHaveAttribute('href', /\?again=\d+$/);
    // A short while after the delivery the page says that it arrived, and nothing else.
    await receiver.reload();
    await expect(main(receiver).getByText('Delivered').first()).toBeVisible();
    for (const gone of ['8 Lighthouse Road', 'Karim']) await expect(main(receiver).getByText(gone)).toHaveCount(0);
  },
);

test(
  'PAR-02 PAR-04 the receiver pays: the courier collects the cash at the door, and the sender sees the order as paid',
  { tag: '@long' },
  async ({ visit, page: sender, request, browser, shopUrl }) => {
    const customer = { ...(await newCustomer(request)), kind: 'customer' as const };
    const wanted = { category: 'Electronics', payer: 'receiver' as const };
    const { orderId, link, quote, read } = await placeParcel(request, customer, wanted);
    const total = quote.bill.total.toFixed(2);
    const staff = await openStaff(request);
    await signInOn(sender, customer);
    await visit(`/my-orders/${orderId}`, here);
    await expect(main(sender).getByText('Paid', { exact: true })).toHaveCount(0);
    const receiver = await anotherPhone(browser, shopUrl);
    await receiver.goto(link);
    await expect(main(receiver).getByText(/^Have .+ ready$/)).toContainText(total);

    const courier = await staff.addCourier();
    const run = await anotherPhone(browser, shopUrl);
    await run.goto(courier.link);
    await run.getByRole('button', { name: 'Start shift' }).click();
    await expect(run.getByRole('switch', { name: 'On shift' })).toBeChecked();
    await staff.step(orderId, 'confirmed');
    await staff.offer(orderId, courier);
    await run.getByRole('button', { name: 'Accept' }).click();
    await run.getByRole('button', { name: 'Send now' }).click();
    await run.getByRole('button', { name: 'Not now' }).click();
    await expect(run.getByRole('heading', { level: 1, name: 'Pick up from Mariam' })).toBeVisible();
    await expect(run.getByText('Collect in cash here')).toHaveCount(0);
    await typeCode(run, 'Enter code and pick up', await codeIn(sender, 'Pick-up code'));
    await expect(run.getByRole('heading', { level: 1, name: 'Deliver to Omar' })).toBeVisible();
    await expect(run.getByText('Collect in cash')).toBeVisible();
    await expect(run.locator('strong').filter({ hasText: total })).toBeVisible();
    expect(await read()).toMatchObject({ order_status: 'picked_up', payment_status: 'unpaid' });

    await typeCode(run, 'Enter code and hand over', await codeIn(receiver, 'Give this code to the courier'));
    await expect(step(main(sender), 'Delivered').locator('time')).toBeVisible();
    await expect(main(sender).getByText('Paid', { exact: true })).toBeVisible();
    expect(await read()).toMatchObject({ order_status: 'delivered', payment_status: 'paid' });
  },
);

test(
  'PAR-03 COU-05 a box is picked up, and a gift handed over, with a photo where the category asks for it',
  { tag: '@long' },
  async ({ request, browser, shopUrl }) => {
    const staff = await openStaff(request);
    const courier = await staff.addCourier();
    const run = await anotherPhone(browser, shopUrl);
    const press = (name: string) => run.getByRole('button', { name, exact: true }).click();
    const takePhoto = async (button: string, action: string) => {
      await press(button);
      await expect(run.getByRole('dialog').getByRole('button', { name: action, exact: true })).toHaveCount(0);
      await run.getByRole('dialog').getByLabel('Take a photo').setInputFiles(photo);
      await expect(run.getByRole('img', { name: 'Your photo of the delivery' })).toBeVisible();
      expect(await pageProblems(run)).toEqual([]);
      await run.getByRole('dialog').getByRole('button', { name: action, exact: true }).click();
      await press('Send now');
    };
    await run.goto(courier.link);
    await press('Start shift');
    await expect(run.getByRole('switch', { name: 'On shift' })).toBeChecked();
    const accept = async (category: string) => {
      const { orderId } = await placeParcel(request, await newGuest(request), { category, payer: 'receiver' });
      await staff.step(orderId, 'confirmed');
      await staff.offer(orderId, courier);
      await press('Accept');
      await press('Send now');
      await expect(run.getByRole('heading', { level: 1, name: 'Pick up from Mariam' })).toBeVisible();
      return orderId;
    };

    const box = await accept('Boxes');
    await press('Not now');
    await takePhoto('Take photo and pick up', 'Picked up');
    await expect.poll(() => staff.statusOf(box)).toBe('picked_up');
    await typeCode(run, 'Enter code and hand over', await staff.codeOf(box));
    await expect.poll(() => staff.statusOf(box)).toBe('delivered');

    const gift = await accept('Gifts');
    await press('Picked up');
    await press('Send now');
    await expect(run.getByRole('heading', { level: 1, name: 'Deliver to Omar' })).toBeVisible();
    await takePhoto('Take photo and hand over', 'Delivered');
    await expect.poll(() => staff.statusOf(gift)).toBe('delivered');
  },
);

test(
  'PAR-04 the sender turns the receiver’s link off and makes a new one',
  { tag: '@long' },
  async ({ visit, page, request, browser, shopUrl }) => {
    const customer = { ...(await newCustomer(request)), kind: 'customer' as const };
    const { orderId, link, read } = await placeParcel(request, customer, { category: 'Documents' });
    await signInOn(page, customer);
    await visit(`/my-orders/${orderId}`, here);
    const box = main(page).getByRole('region', { name: 'Link for Omar Said' });
    await box.getByRole('button', { name: 'Turn off link' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off link' }).click();
    await expect(box.getByText('The link is off.')).toBeVisible();
    const receiver = await anotherPhone(browser, shopUrl);
    await receiver.goto(link);
    await expect(receiver.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
    await box.getByRole('button', { name: 'Create a new link' }).click();
    await expect(box.getByRole('button', { name: 'Copy link' })).toBeVisible();
    const next = linkOf(await read());
    expect(next).not.toBe(link);
    await receiver.goto(next);
    await expect(main(receiver).getByText('A parcel from Mariam')).toBeVisible();
    expect(await pageProblems(page)).toEqual([]);
  },
);

test('PAR-04 the receiver’s page loads at most 150 KB of JavaScript, gzipped, and names only the sender’s first name', async ({
  visit,
  page,
  request,
}) => {
  const { link } = await placeParcel(request, await newGuest(request), { category: 'Documents', payer: 'receiver' });
  const scripts: Promise<number>[] = [];
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(sent.url()));
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    scripts.push(response.body().then((body) => gzipSync(body, { level: 9 }).byteLength));
  });
  await visit(link);
  await expect(main(page).getByText(/^Have .+ ready$/)).toBeVisible();
  await expect.poll(() => asked.some((url) => url.includes('/open-live-'))).toBe(true);
  const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(JAVASCRIPT_BYTES);
  const secret = link.split('#')[1] ?? '';
  expect(asked.filter((url) => url.includes(secret))).toEqual([]);
  for (const hidden of ['Adel', '12 Harbour Street', 'A tablet']) await expect(page.getByText(hidden)).toHaveCount(0);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

for (const [width, language, theme] of [
  [390, 'ar', 'dark'],
  [820, 'en', 'dark'],
  [1440, 'ar', 'light'],
] as const)
  test(
    `PAR-04 the receiver’s page has no accessibility or layout problem at ${width} px, ${language}, ${theme}`,
    { tag: '@long' },
    async ({ visit, page, request }) => {
      const { link } = await placeParcel(request, await newGuest(request), { category: 'Documents' });
      await page.setViewportSize({ width, height: 900 });
      await visit(link, { ...here, language, theme });
      const away = language === 'ar' ? 'لست في المنزل' : 'I’m not at home';
      await main(page).getByRole('button', { name: away }).click();
      await expect(main(page).getByRole('radio')).toHaveCount(4);
      expect(await pageProblems(page)).toEqual([]);
    },
  );

test(
  'PAR-02 PAR-03 REV-02 a delivered parcel has the invoice of its quote and is sent again between the same ends; without a courier there is nothing to rate',
  { tag: '@long' },
  async ({ visit, page, request }) => {
    const customer = { ...(await newCustomer(request)), kind: 'customer' as const };
    const { orderId, quote } = await placeParcel(request, customer, { category: 'Documents', payer: 'sender' });
    const staff = await openStaff(request);
    for (const to of ['confirmed', 'accepted', 'picked_up', 'delivered'] as const) await staff.step(orderId, to);
    await signInOn(page, customer);
    await visit(`/my-orders/${orderId}`, here);
    await expect(main(page).getByRole('link', { name: 'Rate this order' })).toHaveCount(0);
    await main(page).getByRole('link', { name: 'Invoice' }).click();
    await expect(main(page).getByRole('heading', { level: 1, name: 'Invoice' })).toBeVisible();
    const amountOf = (name: string | RegExp) =>
      main(page).getByRole('term').filter({ hasText: name }).locator('xpath=..').getByRole('definition');
    await expect(amountOf(/^Total$/)).toContainText(quote.bill.total.toFixed(2));
    await expect(amountOf(/^Base/).first()).toContainText(quote.parcel.charge.base.toFixed(2));
    await expect(main(page).getByRole('term').filter({ hasText: 'per km' }).last()).toContainText(
      quote.parcel.charge.per_km.toFixed(2),
    );
    await page.goBack();
    await main(page).getByRole('link', { name: 'Send again' }).click();
    await expect(page.getByRole('textbox', { name: /^Receiver’s name/ })).toHaveValue('Omar Said');
    await expect(page.getByRole('button', { name: '8 Lighthouse Road' }).first()).toBeVisible();
    await page.getByRole('button', { name: /^Place order/ }).click();
    await expect(page).toHaveURL(/\/order-placed\?order_id=\d+$/);
    expect(new URL(page.url()).searchParams.get('order_id')).not.toBe(String(orderId));
  },
);
