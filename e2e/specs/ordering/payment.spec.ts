import type { APIRequestContext, Page } from '@playwright/test';
import { at, newBuyer, orderDetail, runningOrders } from '../../set-up/checkout.ts';
import type { Customer } from '../../set-up/customer.ts';
import { pageProblems } from '../../set-up/page-problems.ts';
import { actAsGuestOn, newGuest, placeOrder, readOrder } from '../../set-up/orders.ts';
import { expect, test } from '../../set-up/visitor.ts';

const main = (page: Page) => page.getByRole('main');

const stories = [
  {
    language: 'en' as const,
    viewport: { width: 1440, height: 900 },
    words: {
      online: /^Pay online/,
      place: /^Place order/,
      approve: 'Approve payment',
      decline: 'Decline payment',
      placed: 'Thank you for your order',
      paid: 'Paid',
      question: 'Are you agree with this order fail?',
      again: 'Try payment again',
      cash: 'Switch to Cash On Delivery',
      toldCash: 'You’ll now pay in cash on delivery.',
      close: 'Close',
      transfer: 'Pay by transfer',
      bank: 'Bank transfer',
    },
  },
  {
    language: 'ar' as const,
    viewport: { width: 390, height: 844 },
    words: {
      online: /^الدفع الإلكتروني/,
      place: /^تأكيد الطلب/,
      approve: 'قبول الدفع',
      decline: 'رفض الدفع',
      placed: 'شكرًا لطلبك',
      paid: 'مدفوع',
      question: 'هل توافق على فشل هذا الطلب؟',
      again: 'إعادة محاولة الدفع',
      cash: 'التحويل إلى الدفع عند الاستلام',
      toldCash: 'ستدفع الآن نقدًا عند الاستلام.',
      close: 'إغلاق',
      transfer: 'الدفع بالتحويل',
      bank: 'تحويل بنكي',
    },
  },
];

for (const { language, viewport, words } of stories) {
  test.describe(`in ${language} at ${viewport.width}`, () => {
    test.use({ viewport });

    test(
      `CHK-08 CHK-13 an order is paid online from the checkout (${language})`,
      { tag: language === 'en' ? [] : '@long' },
      async ({ visit, page, request }) => {
        const customer = await newBuyer(page, request);
        await visit('/checkout?page=cart', { ...at, language });
        await page.getByRole('radio', { name: words.online }).check();
        await page.getByRole('button', { name: words.place }).click();

        await expect(page).toHaveURL(/\/api\/payments\/sandbox\/\w+$/);
        const [placed] = await runningOrders(request, customer);
        const { bill } = await orderDetail(request, customer, placed?.id ?? 0);
        await expect(main(page)).toContainText(amountText(bill.total, language));
        expect(await pageProblems(page)).toEqual([]);
        await page.getByRole('button', { name: words.approve }).click();

        await expect(main(page).getByRole('heading', { level: 1, name: words.placed })).toBeVisible();
        await expect(main(page).getByText(words.paid, { exact: true })).toBeVisible();
        await expect(main(page).getByRole('timer')).toHaveCount(0);
        expect(await pageProblems(page)).toEqual([]);
        expect(await runningOrders(request, customer)).toHaveLength(1);
        expect(await paymentOf(request, customer)).toEqual({ method: 'digital_payment', status: 'paid' });
        await visit(`/order-placed?order_id=${placed?.id ?? 0}`);
        await expect(main(page).getByText(words.paid, { exact: true })).toBeVisible();
      },
    );

    test(
      `CHK-08 PAY-01 PAY-02 a declined payment is tried again, and then with another method (${language})`,
      { tag: '@long' },
      async ({ visit, page, request }) => {
        const customer = await newBuyer(page, request);
        await visit('/checkout?page=cart', { ...at, language });
        await page.getByRole('radio', { name: words.online }).check();
        await page.getByRole('button', { name: words.place }).click();
        await page.getByRole('button', { name: words.decline }).click();

        const dialog = page.getByRole('dialog', { name: words.question });
        await dialog.getByRole('button', { name: words.again }).click();
        // A new attempt: the first one is finished.
        await page.getByRole('button', { name: words.decline }).click();
        await expect(dialog).toBeVisible();
        await dialog.getByRole('button', { name: words.close }).click();
        await main(page).getByRole('button', { name: words.transfer }).click();
        await expect(main(page).getByRole('radio', { name: words.bank })).toBeVisible();
        await page.reload();
        await dialog.getByRole('button', { name: words.cash }).click();
        await expect(page).toHaveURL(/\/home$/);
        await expect(page.getByText(words.toldCash).first()).toBeVisible();
        expect(await runningOrders(request, customer)).toHaveLength(1);
        expect(await paymentOf(request, customer)).toEqual({ method: 'cash_on_delivery', status: 'unpaid' });
      },
    );
  });
}

test('CHK-08 the text about a transfer is kept when the shop refuses it, and sent again', async ({
  visit,
  page,
  request,
}) => {
  const guest = await newGuest(request);
  await actAsGuestOn(page, guest);
  const { order_id } = await placeOrder(request, guest, { method: 'offline_payment' });
  const refusal = { errors: [{ code: 'too_many_requests', message: 'Please wait a moment.' }] };
  const url = '**/api/v1/customer/order/offline-payment*';
  await page.route(url, (route) => route.fulfill({ status: 429, json: refusal }), { times: 1 });
  await visit(`/order-placed?order_id=${order_id}`, at);
  const sender = main(page).getByRole('textbox', { name: 'Name of the account you paid from' });
  await sender.fill('Salma Nabil');
  await main(page).getByRole('textbox', { name: 'Transfer reference' }).fill('TR-779');
  await main(page).getByRole('button', { name: 'I’ve paid' }).click();
  await expect(page.getByText('Please wait a moment.').first()).toBeVisible();
  await expect(sender).toHaveValue('Salma Nabil');
  await expect(main(page).getByRole('button', { name: 'I’ve paid' })).toBeEnabled();
  await main(page).getByRole('button', { name: 'I’ve paid' }).click();
  await expect(main(page).getByText('Being checked')).toBeVisible();
});

const amountText = (total: number, language: 'en' | 'ar') =>
  new Intl.NumberFormat(language === 'ar' ? 'ar-EG' : 'en-US', { minimumFractionDigits: 2 }).format(total);

/** The payment method and status of the customer's only running order. */
async function paymentOf(request: APIRequestContext, customer: Customer) {
  const [order] = await runningOrders(request, customer);
  const { payment_method, payment_status } = await orderDetail(request, customer, order?.id ?? 0);
  return { method: payment_method, status: payment_status };
}

test(
  'PAY-03 an order that is canceled after its payment failed without a chosen reason says so to the server, and the cart is empty',
  { tag: '@long' },
  async ({ visit, page, request }) => {
    const guest = await newGuest(request);
    await actAsGuestOn(page, guest);
    const { order_id } = await placeOrder(request, guest, { method: 'digital_payment' });
    await visit(`/order-failed?order_id=${order_id}`, at);
    await page.getByRole('button', { name: 'Cancel Order' }).click();
    const sending = page.waitForRequest('**/customer/order/cancel');
    const dialog = page.getByRole('dialog', { name: 'Cancel this order?' });
    await dialog.getByRole('button', { name: 'Cancel order' }).click();
    expect((await sending).postDataJSON()).toEqual({
      ...{ order_id, reason: 'Order payment canceled', _method: 'put', guest_id: guest.guestId },
    });
    await expect(page).toHaveURL(/\/home$/);
    await expect(page.getByRole('banner').getByRole('button', { name: /^Cart/ })).toHaveAccessibleName('Cart, 0 items');
    expect(await readOrder(request, guest, order_id)).toMatchObject({
      order_status: 'canceled',
      // The reason in the language of its reader.
      cancel_reason: 'Payment cancelled',
    });
  },
);
