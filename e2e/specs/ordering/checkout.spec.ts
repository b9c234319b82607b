import type { Page, Route } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import {
  at,
  customerWith,
  guestWith,
  storeLocation,
  noonOfTomorrow,
  orderDetail,
  runningOrders,
  saveAddresses,
  orderableItem,
  type Quote,
} from '../../set-up/checkout.ts';
import { newCustomer, signInOn } from '../../set-up/customer.ts';
import { tabTo } from '../../set-up/keyboard.ts';
import { pageProblems } from '../../set-up/page-problems.ts';
import { layoutShiftOf, watchLayoutShift } from '../../set-up/layout-shift.ts';
import { expect, storedOnDevice, test } from '../../set-up/visitor.ts';

const checkout = '/checkout?page=cart';
const JAVASCRIPT_BYTES = 180_000;
const LAYOUT_SHIFT = 0.02;
const placeButton = (page: Page) => page.getByRole('button', { name: /^Place order/ });
const canBeFetched = ({ store, problems }: Quote) => store.take_away === 1 && problems.length === 0;

test('CHK-01 CHK-05 CHK-06 CHK-13 a guest orders for pickup on a phone, in Arabic', async ({
  visit,
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await guestWith(page, await orderableItem(request, { order_type: 'take_away', matches: canBeFetched }));
  await visit(checkout, { ...at, language: 'ar' });
  const address = page.getByRole('region', { name: 'عناوين التوصيل' });
  const contact = page.getByRole('region', { name: 'معلومات التواصل' });
  await expect(contact).toContainText('لم تُضف معلومات التواصل');
  await address.getByRole('button', { name: 'تعديل العنوان' }).click();
  await expect(page.getByRole('dialog', { name: 'تعديل العنوان' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('radio', { name: /^استلام من المتجر/ }).check();
  await expect(address).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'رقم المنزل' })).toBeHidden();
  await page.getByRole('button', { name: 'تأكيد الطلب' }).click();
  await expect(contact.getByRole('textbox', { name: 'الاسم' })).toBeFocused();
  await expect(contact).toContainText('الاسم مطلوب');

  await contact.getByRole('button', { name: 'تعديل معلومات التواصل' }).click();
  const dialog = page.getByRole('dialog', { name: 'معلومات التواصل' });
  await dialog.getByRole('textbox', { name: 'الاسم' }).fill('سلمى نبيل');
  await dialog.getByRole('textbox', { name: 'الهاتف' }).fill('01001234567');
  await dialog.getByRole('textbox', { name: 'البريد الإلكتروني' }).fill('salma@example.com');
  await dialog.getByRole('button', { name: 'حفظ' }).click();
  await expect(contact).toContainText('+201001234567');
  expect(await pageProblems(page)).toEqual([]);

  await page.getByRole('button', { name: 'تأكيد الطلب' }).click();
  await expect(page).toHaveURL(/\/order-placed\?order_id=\d+$/);
  const kept = JSON.parse((await storedOnDevice(page))['guest_order'] ?? '{}') as object;
  const order_id = Number(new URL(page.url()).searchParams.get('order_id'));
  expect(kept).toEqual({ order_id, phone: '+201001234567' });
});

test('CHK-02 CHK-03 CHK-04 CHK-07 CHK-09 a customer with two saved addresses orders for tomorrow with a coupon', async ({
  visit,
  page,
  request,
}) => {
  const wanted = await orderableItem(request, {
    order_type: 'delivery',
    matches: ({ problems, bill }) => problems.length === 0 && bill.subtotal >= 9 && bill.subtotal < 30,
    slotOf: noonOfTomorrow,
  });
  const customer = await newCustomer(request);
  await saveAddresses(page, customer.token);
  await customerWith(page, customer, wanted);
  await signInOn(page, customer);
  await visit(checkout, at);

  const address = page.getByRole('region', { name: 'Delivery Addresses' });
  await expect(address).toContainText('12 Harbour Street, Centre');
  await address.getByRole('button', { name: 'View Saved Address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Saved Addresses' });
  await expect(dialog.getByRole('radio')).toHaveCount(2);
  await dialog.getByRole('radio', { name: /Office/ }).check();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(address).toContainText('12 Harbour Street, Centre');
  await address.getByRole('button', { name: 'View Saved Address' }).click();
  await dialog.getByRole('radio', { name: /Office/ }).check();
  await dialog.getByRole('button', { name: 'Select' }).click();
  await expect(address).toContainText('4 Republic Square');
  await address.getByRole('button', { name: 'Additional information' }).click();
  await expect(address.getByRole('textbox', { name: 'House number' })).toHaveValue('8');
  await address.getByRole('textbox', { name: 'Floor' }).fill('3');

  await page.getByRole('radio', { name: /^Later/ }).check();
  await page.getByRole('combobox', { name: 'Day' }).selectOption('Tomorrow');
  await page.getByRole('combobox', { name: 'Time' }).selectOption(wanted.slot);

  const coupon = page.getByRole('region', { name: 'Coupon' });
  await coupon.getByRole('button', { name: 'Coupon' }).click();
  await coupon.getByRole('textbox', { name: 'Coupon code' }).fill('FIVE-OFF');
  await coupon.getByRole('textbox', { name: 'Coupon code' }).press('Enter');
  await expect(coupon).toContainText('To apply this coupon, total item amount should be minimum $30.00');
  // A rejected code stays in the field, and the list says the same before it is tried.
  await expect(coupon.getByRole('textbox', { name: 'Coupon code' })).toHaveValue('FIVE-OFF');
  await coupon.getByRole('button', { name: 'Coupons for this store' }).click();
  await expect(coupon.getByRole('button', { name: 'Apply FIVE-OFF' })).toBeDisabled();
  await coupon.getByRole('textbox', { name: 'Coupon code' }).fill('AHLAN20');
  await coupon.getByRole('button', { name: 'Apply', exact: true }).click();
  const bill = page.getByRole('region', { name: 'Order summary' });
  await bill.getByRole('button', { name: 'About this amount: Coupon' }).click();
  await expect(bill).toContainText('Your coupon’s discount on items and add-ons.');
  await page.getByRole('button', { name: 'Tip for the courier' }).click();
  await page.getByRole('button', { name: /^\$1\.00/ }).click();
  await bill.getByRole('button', { name: 'About this amount: Tip' }).click();
  await expect(bill).toContainText('100% goes to your courier.');

  await placeButton(page).click();
  await expect(page).toHaveURL(/\/order-placed/);
  const [placed] = await runningOrders(request, customer);
  const order = await orderDetail(request, customer, placed?.id ?? 0);
  expect(order).toMatchObject({ schedule_at: wanted.slot, coupon_code: 'AHLAN20' });
  expect(order.delivery_address).toMatchObject({ address: '4 Republic Square', house: '8', floor: '3' });
  expect(order.bill.tip.amount).toBe(1);
});

test('CHK-08 CHK-11 cash has its limit, and a changed price must be confirmed before the order is placed', async ({
  visit,
  page,
  request,
}) => {
  const isMuch = ({ problems, payment_methods }: Quote) =>
    problems.length === 0 && payment_methods.some(({ reason }) => reason?.code === 'cash_maximum');
  const wanted = await orderableItem(request, { order_type: 'delivery', quantity: 50, matches: isMuch });
  const customer = await newCustomer(request);
  await customerWith(page, customer, wanted);
  await signInOn(page, customer);
  // The price changes between the quote and placing the order.
  const tamper = (route: Route) =>
    route.continue({ postData: { ...(route.request().postDataJSON() as object), order_amount: 1 } });
  await page.route('**/api/v1/customer/order/place', tamper, { times: 1 });
  await visit(checkout, at);
  const payment = page.getByRole('region', { name: 'Payment' });
  await expect(payment.getByRole('radio', { name: /^Cash on delivery/ })).toBeDisabled();
  await expect(payment).toContainText(
    'The total amount of the order, exceeds maximum amount of the cash on delivery method',
  );
  await payment.getByRole('radio', { name: /^Bank transfer/ }).check();
  await placeButton(page).click();
  const dialog = page.getByRole('alertdialog', { name: 'The price has changed' });
  await expect(dialog).toContainText('Nothing has been ordered yet.');
  expect(await runningOrders(request, customer)).toHaveLength(0);
  await dialog.getByRole('button', { name: 'Place order' }).click();
  await expect(page).toHaveURL(/\/order-placed/);
});

test(
  'CHK-01 the whole checkout works by keyboard, without accessibility problems',
  { tag: '@long' },
  async ({ visit, page, request }) => {
    const customer = await newCustomer(request);
    const wanted = await orderableItem(request, { order_type: 'take_away', matches: canBeFetched });
    await customerWith(page, customer, wanted);
    await signInOn(page, customer);
    await visit(checkout, at);
    await expect(placeButton(page)).toBeVisible();
    expect(await pageProblems(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('radio', { name: /^Delivery/ }));
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: /^Take away/ })).toBeChecked();
    await tabTo(page, page.getByRole('button', { name: 'Edit contact info' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Edit contact info' })).toBeFocused();
    await tabTo(page, page.getByRole('button', { name: 'Order note' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('textbox', { name: 'Order note' }));
    await page.keyboard.type('Ring twice');
    await tabTo(page, placeButton(page));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/order-placed/);
  },
);

test('the checkout loads at most 180 KB of JavaScript, gzipped, without layout shift', async ({
  visit,
  page,
  request,
}) => {
  const scripts: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    scripts.push(response.body().then((body) => gzipSync(body, { level: 9 }).byteLength));
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await guestWith(page, await orderableItem(request, { order_type: 'delivery' }));
  await watchLayoutShift(page);
  await visit(checkout, at);
  await expect(placeButton(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeLessThanOrEqual(JAVASCRIPT_BYTES);
  expect(await layoutShiftOf(page)).toBeLessThanOrEqual(LAYOUT_SHIFT);
});

test(
  'CHK-01 a buy now item is ordered without the cart, and is then no longer stored',
  { tag: '@long' },
  async ({ visit, page, request }) => {
    const customer = await newCustomer(request);
    const { item_id, quantity, quote } = await orderableItem(request, { order_type: 'delivery' });
    await storeLocation(page);
    await signInOn(page, customer);
    await visit('/track-order', at);
    await page.evaluate(
      (line) => localStorage.setItem('buy_now', JSON.stringify({ source: 'buy_now', line, storeZoneId: 2 })),
      { item_id, quantity },
    );
    await visit('/checkout?page=buy_now');
    await expect(page.getByRole('region', { name: 'Your order' })).toContainText(quote.lines[0]?.name ?? '-');
    await placeButton(page).click();
    await expect(page).toHaveURL(/\/order-placed/);
    expect(await storedOnDevice(page)).not.toHaveProperty('buy_now');
  },
);

test(
  'CHK-13 a visitor without an order to pay for is redirected to home',
  { tag: '@long' },
  async ({ visit, page }) => {
    await visit(checkout, at);
    await expect(page).toHaveURL(/\/home$/);
  },
);
