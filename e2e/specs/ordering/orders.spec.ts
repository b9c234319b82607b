import type { Page } from '@playwright/test';
import { newCustomer, signInOn } from '../../set-up/customer.ts';
import { pageProblems } from '../../set-up/page-problems.ts';
import { actAsGuestOn, fillCart, moveOrder, newGuest, payLinkOf, placeOrder, readOrder } from '../../set-up/orders.ts';
import { shopNow } from '../../set-up/shop-time.ts';
import { expect, test } from '../../set-up/visitor.ts';

const here = { zoneIds: [2], moduleId: 1, point: { lat: 33, lng: 27 } };
const phone = { width: 390, height: 844 };
/** A tiny picture. */
const picture = {
  name: 'spilled.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAGUlEQVQokWM4Y2xMEmIY1WA8GkpnhmvSAABHizIQeUoJ2gAAAABJRU5ErkJggg==',
    'base64',
  ),
};

const main = (page: Page) => page.getByRole('main');
const step = (page: Page, name: string) => main(page).getByRole('listitem').filter({ hasText: name });

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test(
    'TRK-01 TRK-03 TRK-04 a guest finds the order by number and phone, in Arabic; other numbers find nothing',
    { tag: '@times' },
    async ({ visit, page, request }) => {
      const guest = await newGuest(request);
      const { order_id, item } = await placeOrder(request, guest);
      await visit(`/track-order?order_id=${order_id}&contact_number=%2B201000000000`, { ...here, language: 'ar' });
      await expect(main(page).getByRole('heading', { name: 'الطلب غير موجود' })).toBeVisible();
      await main(page).getByRole('textbox', { name: 'رقم الهاتف' }).fill(guest.phone);
      await main(page).getByRole('button', { name: 'تتبّع الآن' }).click();
      await expect(main(page).getByRole('heading', { name: `الطلب رقم ${order_id}` })).toBeFocused();
      await expect(page).toHaveURL(/\/track-order$/);
      await expect(step(page, 'تم تقديم الطلب')).toHaveAttribute('aria-current', 'step');
      await expect(step(page, 'تم تقديم الطلب').locator('time')).toHaveText(/[٠-٩]/);
      await expect(step(page, 'تم التوصيل')).toBeVisible();
      // The address is hidden from visitors who only have number and phone.
      await expect(main(page).getByText('12 Harbour Street')).toHaveCount(0);
      expect(item.id).toBeGreaterThan(0);
      expect(await pageProblems(page)).toEqual([]);
    },
  );
});

test(
  'CHK-13 TRK-03 a guest sees how to find the order again, and the device suggests it',
  { tag: '@long' },
  async ({ visit, page, request }) => {
    const guest = await newGuest(request);
    await actAsGuestOn(page, guest);
    const { order_id } = await placeOrder(request, guest);
    await visit(`/order-placed?order_id=${order_id}`, here);
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Thank you for your order');
    await expect(main(page).getByText(`Order #${order_id}`)).toBeVisible();
    await expect(main(page).getByText('12 Harbour Street, Marsa Noor')).toBeVisible();
    await expect(main(page).getByText('Pay on delivery')).toBeVisible();
    const kept = main(page).getByRole('region', { name: 'Keep these details to track your order' });
    await expect(kept.getByText(guest.phone)).toBeVisible();
    expect(await pageProblems(page)).toEqual([]);
    await visit('/track-order');
    await main(page).getByRole('button', { name: 'Track Now' }).click();
    await expect(main(page).getByText('Need a order id')).toBeVisible();
    await expect(main(page).getByText('Need a contact number')).toBeVisible();
    await main(page).getByRole('button', { name: 'Track order' }).click();
    await expect(main(page).getByRole('heading', { name: `Order #${order_id}` })).toBeFocused();
    // This is the buyer's own device.
    await expect(main(page).getByText('12 Harbour Street, Marsa Noor')).toBeVisible();
  },
);

for (const { language, viewport, words } of [
  {
    language: 'en' as const,
    viewport: { width: 1440, height: 900 },
    words: {
      decline: 'Decline payment',
      title: 'Order Place Failed',
      text: "Order didn't place successfully.",
      question: 'Are you agree with this order fail?',
      cash: 'Switch to Cash On Delivery',
      switched: 'You’ll now pay in cash on delivery.',
    },
  },
  {
    language: 'ar' as const,
    viewport: phone,
    words: {
      decline: 'رفض الدفع',
      title: 'فشل تقديم الطلب',
      text: 'لم يتم تقديم الطلب بنجاح.',
      question: 'هل توافق على فشل هذا الطلب؟',
      cash: 'التحويل إلى الدفع عند الاستلام',
      switched: 'ستدفع الآن نقدًا عند الاستلام.',
    },
  },
]) {
  test.describe(`in ${language} at ${viewport.width}`, () => {
    test.use({ viewport });

    const title = `PAY-01 PAY-02 PAY-03 PAY-04 a card is declined, and cash saves the dinner (${language})`;
    test(title, { tag: language === 'ar' ? [] : '@long' }, async ({ visit, page, request }) => {
      const guest = await newGuest(request);
      await actAsGuestOn(page, guest);
      const { order_id, redirect_link } = await placeOrder(request, guest, { method: 'digital_payment', language });
      await visit('/help-and-support', { ...here, language });
      const link = new URL(redirect_link ?? '').pathname;
      await page.goto(link);
      await noteFirstSights(page);
      await page.getByRole('button', { name: words.decline }).click();
      await expect(main(page).getByRole('heading', { level: 1, name: words.title })).toBeVisible();
      await expect(main(page).getByText(words.text)).toBeVisible();
      const dialog = page.getByRole('dialog', { name: words.question });
      await expect(dialog).toBeVisible();
      const { titleAt, dialogAt } = await firstSights(page);
      expect(dialogAt - titleAt).toBeGreaterThan(400);
      expect(await pageProblems(page)).toEqual([]);
      await dialog.getByRole('button', { name: words.cash }).click();
      await expect(page).toHaveURL(/\/home$/);
      await expect(page.getByText(words.switched).first()).toBeVisible();
      expect(await readOrder(request, guest, order_id)).toMatchObject({
        order_status: 'pending',
        payment_method: 'cash_on_delivery',
      });
      // The service no longer accepts a payment for it.
      await page.goto(link);
      await expect(page.getByRole('button')).toHaveCount(0);
    });
  });
}

test(
  'PAY-02 PAY-03 an order whose payment failed is canceled with a reason',
  { tag: '@long' },
  async ({ visit, page, request }) => {
    const guest = await newGuest(request);
    await actAsGuestOn(page, guest);
    const { order_id } = await placeOrder(request, guest, { method: 'digital_payment' });
    await visit(`/order-failed?order_id=${order_id}`, here);
    await page.getByRole('button', { name: 'Cancel Order' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancel this order?' });
    await expect(dialog.getByRole('radio')).not.toHaveCount(0);
    await dialog.getByRole('radio', { name: 'The wait is too long' }).check();
    await dialog.getByRole('button', { name: 'Cancel order' }).click();
    await expect(page).toHaveURL(/\/home$/);
    await expect(page.getByText('Order cancelled').first()).toBeVisible();
    expect(await readOrder(request, guest, order_id)).toMatchObject({
      order_status: 'canceled',
      cancel_reason: 'The wait is too long',
    });
    await visit(`/order-placed?order_id=${order_id}`);
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('This order didn’t go through');
    await expect(main(page).getByText('The wait is too long')).toBeVisible();
  },
);

test('CHK-13 the buyer submits a proof of an offline payment, and the order waits for its check', async ({
  visit,
  page,
  request,
}) => {
  const guest = await newGuest(request);
  await actAsGuestOn(page, guest);
  const { order_id } = await placeOrder(request, guest, { method: 'offline_payment' });
  await visit(`/order-placed?order_id=${order_id}`, here);
  await expect(main(page).getByRole('timer', { name: 'Time left to pay' })).toBeVisible();
  await main(page).getByRole('radio', { name: 'Bank transfer' }).check();
  await expect(main(page).getByText('Marsa Noor Cooperative Bank')).toBeVisible();
  await main(page).getByRole('button', { name: 'I’ve paid' }).click();
  const sender = main(page).getByRole('textbox', { name: 'Name of the account you paid from' });
  await expect(sender).toBeFocused();
  await sender.fill('Salma Nabil');
  await main(page).getByRole('textbox', { name: 'Transfer reference' }).fill('TR-778');
  await main(page).getByLabel('Add a photo').setInputFiles(picture);
  await main(page).getByRole('button', { name: 'I’ve paid' }).click();
  await expect(main(page).getByText('Being checked')).toBeVisible();
  expect(await readOrder(request, guest, order_id)).toMatchObject({ payment_status: 'waiting' });
});

test('CHK-13 an order’s payment link works on another device', { tag: '@long' }, async ({ visit, page, request }) => {
  const guest = await newGuest(request);
  const { order_id } = await placeOrder(request, guest, { method: 'digital_payment' });
  await visit(await payLinkOf(request, guest, order_id), here);
  await expect(main(page).getByRole('heading', { name: `Pay for order #${order_id}` })).toBeVisible();
  await expect(main(page).getByRole('timer', { name: 'Time left to pay' })).toBeVisible();
  expect(await pageProblems(page)).toEqual([]);
  await main(page)
    .getByRole('button', { name: /^Pay .+ now$/ })
    .click();
  await page.getByRole('button', { name: 'Approve payment' }).click();
  await expect(main(page).getByRole('heading', { name: 'This order is paid' })).toBeVisible({ timeout: 15_000 });
  await expect(main(page).getByText('12 Harbour Street')).toHaveCount(0);
  expect(await readOrder(request, guest, order_id)).toMatchObject({ payment_status: 'paid' });
});

test(
  'CHK-14 TRK-02 an order is tracked until delivery, and then a refund is requested with a picture',
  { tag: '@times' },
  async ({ visit, page, request }) => {
    const customer = { ...(await newCustomer(request)), kind: 'customer' as const };
    const { order_id } = await placeOrder(request, customer);
    await signInOn(page, customer);
    await page.clock.install({ time: shopNow() });
    await visit(`/my-orders/${order_id}`, here);
    await expect(main(page).getByText('Pending')).toBeVisible();
    await expect(main(page).getByRole('button', { name: 'Request a refund' })).toHaveCount(0);
    await moveOrder(order_id, 'confirmed', 'processing', 'handover', 'delivered');
    await page.clock.runFor(10_000);
    await main(page).getByRole('button', { name: 'Request a refund' }).click();
    const dialog = page.getByRole('dialog', { name: 'Request a refund' });
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await expect(dialog.getByText('Please choose a reason.')).toBeVisible();
    await dialog.getByRole('radio', { name: 'It arrived damaged' }).check();
    await dialog.getByRole('textbox').fill('The soup had spilled');
    await dialog.getByLabel('Add a photo').setInputFiles(picture);
    await expect(dialog.getByRole('img', { name: 'spilled.png' })).toBeVisible();
    expect(await pageProblems(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await expect(dialog).toBeHidden();
    const asked = main(page).getByRole('region', { name: 'Refund requested' });
    await expect(asked.getByText('The soup had spilled')).toBeVisible();
  },
);

test(
  'CHK-14 a customer finds an order in the list, and its invoice prints without the shell',
  { tag: '@long' },
  async ({ visit, page, request }) => {
    const customer = { ...(await newCustomer(request)), kind: 'customer' as const };
    const { order_id, item } = await placeOrder(request, customer);
    await signInOn(page, customer);
    await visit('/my-orders', here);
    await main(page).getByRole('link', { name: item.store_name }).click();
    await expect(main(page).getByRole('heading', { name: `Order #${order_id}` })).toBeVisible();
    await main(page).getByRole('link', { name: 'Invoice' }).click();
    await expect(main(page).getByRole('heading', { name: 'Invoice' })).toBeVisible();
    await expect(main(page).getByRole('cell', { name: item.name })).toBeVisible();
    expect(await pageProblems(page)).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  },
);

test(
  'CHK-14 a customer orders available items again, and cancels an unconfirmed order',
  { tag: '@long' },
  async ({ visit, page, request }) => {
    const customer = { ...(await newCustomer(request)), kind: 'customer' as const };
    const { order_id, item } = await placeOrder(request, customer);
    const other = await fillCart(request, customer, item.store_name);
    await signInOn(page, customer);
    await visit(`/my-orders/${order_id}`, here);
    await expect(main(page).getByText(item.name)).toBeVisible();
    await expect(main(page).getByText('12 Harbour Street, Marsa Noor')).toBeVisible();
    expect(await pageProblems(page)).toEqual([]);

    await main(page).getByRole('button', { name: 'Order again' }).click();
    const again = page.getByRole('dialog', { name: 'Order again' });
    await expect(again.getByText(item.name)).toBeVisible();
    await again.getByRole('button', { name: 'Add to cart' }).click();
    // The items of another store in the cart are not removed without a confirmation.
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(other.store_name);
    await question.getByRole('button').last().click();
    const cart = page.getByRole('dialog', { name: 'Shopping Cart' });
    await expect(cart.getByText(item.name, { exact: true }).first()).toBeVisible();
    await expect(cart.getByText(other.name, { exact: true })).toHaveCount(0);
    await cart.getByRole('button', { name: 'Close' }).click();

    await main(page).getByRole('button', { name: 'Cancel order' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancel this order?' });
    await dialog.getByRole('radio', { name: 'I changed my mind' }).check();
    await dialog.getByRole('button', { name: 'Cancel order' }).click();
    await expect(main(page).getByText('I changed my mind')).toBeVisible();
    await expect(main(page).getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
  },
);

/** Records when the title of a page and its dialog first appear, from the start of the page on. */
async function noteFirstSights(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Record<string, number> = {};
    Object.assign(window, { firstSights: seen });
    new MutationObserver(() => {
      if (document.querySelector('main h1')) seen['titleAt'] ??= performance.now();
      if (document.querySelector('dialog[open]')) seen['dialogAt'] ??= performance.now();
    }).observe(document, { childList: true, subtree: true, attributes: true });
  });
}

function firstSights(page: Page): Promise<{ titleAt: number; dialogAt: number }> {
  return page.evaluate(() => (window as unknown as { firstSights: { titleAt: number; dialogAt: number } }).firstSights);
}
