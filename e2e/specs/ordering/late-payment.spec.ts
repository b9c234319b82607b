import type { APIRequestContext, Page } from '@playwright/test';
import { at, newBuyer, orderDetail, runningOrders } from '../../set-up/checkout.ts';
import type { Customer } from '../../set-up/customer.ts';
import { pageProblems } from '../../set-up/page-problems.ts';
import { expect, test } from '../../set-up/visitor.ts';

const main = (page: Page) => page.getByRole('main');
/** The payment service is half a minute late, and the refund follows within a quarter of a minute. */
const LATE_MS = 75_000;
test.describe.configure({ timeout: 180_000 });

test(
  'PAY-04 a late and repeated payment after the switch to cash is refunded once, and the order shows it',
  { tag: '@long' },
  async ({ visit, page, request }) => {
    const { customer, id, total } = await payLateAndTwice({ visit, page, request }, 'en');
    await expect(main(page).getByRole('heading', { name: 'Confirming your payment' })).toBeVisible();
    await visit(`/order-failed?order_id=${id}`);
    const dialog = page.getByRole('dialog', { name: 'Are you agree with this order fail?' });
    await dialog.getByRole('button', { name: 'Switch to Cash On Delivery' }).click();
    await expect(page).toHaveURL(/\/home$/);

    await moneyCame(request, customer, id);
    await visit(`/my-orders/${id}`);
    await expect(main(page)).toContainText(`We received an extra $${total.toFixed(2)} for this order`);
    await expect(main(page).getByText('Pay on delivery')).toBeVisible();
    await expect(main(page).getByText('Paid', { exact: true })).toHaveCount(0);
    expect(await pageProblems(page)).toEqual([]);
    const order = await orderDetail(request, customer, id);
    expect(order).toMatchObject({
      order_status: 'pending',
      payment_method: 'cash_on_delivery',
      payment_status: 'unpaid',
    });
    expect(order.money_back.map(({ amount }) => amount)).toEqual([total]);
    expect(await runningOrders(request, customer)).toHaveLength(1);

    await expect
      .poll(async () => (await orderDetail(request, customer, id)).money_back[0]?.sent_at, { timeout: LATE_MS })
      .not.toBeNull();
    await page.reload();
    await expect(main(page).getByText('have refunded it to your original payment method.')).toBeVisible();
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test(
    'PAY-04 a late and repeated payment does not revive a canceled order, in Arabic',
    { tag: '@long' },
    async ({ visit, page, request }) => {
      const { customer, id, total } = await payLateAndTwice({ visit, page, request }, 'ar');
      await visit(`/order-failed?order_id=${id}`);
      await page.getByRole('dialog').getByRole('button', { name: 'إلغاء الطلب' }).click();
      const dialog = page.getByRole('dialog', { name: 'إلغاء هذا الطلب؟' });
      await dialog.getByRole('radio').first().check();
      await dialog.getByRole('button', { name: 'إلغاء الطلب' }).click();
      await expect(page).toHaveURL(/\/home$/);

      await moneyCame(request, customer, id);
      await visit(`/my-orders/${id}`);
      await expect(main(page).getByText('وصلنا مبلغ إضافي')).toBeVisible();
      await expect(main(page).getByText('لا يوجد مبلغ مستحق')).toBeVisible();
      const order = await orderDetail(request, customer, id);
      expect(order).toMatchObject({ order_status: 'canceled', payment_status: 'unpaid' });
      expect(order.money_back.map(({ amount }) => amount)).toEqual([total]);
      expect(await runningOrders(request, customer)).toEqual([]);
    },
  );
});

const words = {
  en: { online: /^Pay online/, place: /^Place order/, late: 'Approve, but notify the shop later and twice' },
  ar: { online: /^الدفع الإلكتروني/, place: /^تأكيد الطلب/, late: 'قبوله مع إبلاغ المتجر لاحقًا ومرتين' },
};

type StoryFixtures = {
  visit: (path: string, scope?: object) => Promise<Page>;
  page: Page;
  request: APIRequestContext;
};

/** From the checkout to the return from the payment service, whose webhook has not arrived yet. */
async function payLateAndTwice({ visit, page, request }: StoryFixtures, language: 'en' | 'ar') {
  const customer = await newBuyer(page, request);
  await visit('/checkout?page=cart', { ...at, language });
  await page.getByRole('radio', { name: words[language].online }).check();
  await page.getByRole('button', { name: words[language].place }).click();
  await page.getByRole('button', { name: words[language].late }).click();
  await expect(page).toHaveURL(/\/pay\?.*outcome=success/);
  const [order] = await runningOrders(request, customer);
  const id = order?.id ?? 0;
  return { customer, id, total: (await orderDetail(request, customer, id)).bill.total };
}

async function moneyCame(request: APIRequestContext, customer: Customer, id: number): Promise<void> {
  await expect
    .poll(async () => (await orderDetail(request, customer, id)).money_back.length, { timeout: LATE_MS })
    .toBe(1);
}
