import type { APIRequestContext, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { headersOf, profileOf } from '../../set-up/account.ts';
import { at, newBuyer, orderDetail, runningOrders } from '../../set-up/checkout.ts';
import type { Customer } from '../../set-up/customer.ts';
import { moveOrder } from '../../set-up/orders.ts';
import { pageProblems } from '../../set-up/page-problems.ts';
import { expect, test } from '../../set-up/visitor.ts';

test.use({ viewport: { width: 390, height: 844 } });

const main = (page: Page) => page.getByRole('main');
const arabic = new Intl.NumberFormat('ar-EG', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

type Quote = { bill: { total: number }; cashback: { amount: number } | null };

test('CHK-08 PAY-02 MON-01 MON-05 the wallet pays part of a dinner, the card is declined, cash saves the rest, and cashback arrives by itself', async ({
  visit,
  page,
  request,
}) => {
  const customer = await newBuyer(page, request);
  await addMoney(request, customer, 5);
  const { bill, cashback } = await quoteOf(request, customer);
  const rest = arabic.format(bill.total - 5);
  await visit('/checkout?page=cart', { ...at, language: 'ar' });
  await expect(main(page).getByText(`ستحصل على كاش باك ${dollars(cashback?.amount ?? 0)}`)).toBeVisible();
  await page.getByRole('switch', { name: /^استخدم .* من محفظتك/ }).check();
  await expect(main(page).getByText('المتبقي للدفع').first()).toBeVisible();
  await page.getByRole('radio', { name: /^الدفع الإلكتروني/ }).check();
  expect(await pageProblems(page)).toEqual([]);
  await page.getByRole('button', { name: /^تأكيد الطلب/ }).click();

  await expect(page).toHaveURL(/\/api\/payments\/sandbox\/\w+$/);
  await expect(main(page)).toContainText(rest);
  expect(await balanceOf(request, customer)).toBe(0);
  await page.getByRole('button', { name: 'رفض الدفع' }).click();

  const dialog = page.getByRole('dialog', { name: 'هل توافق على فشل هذا الطلب؟' });
  await dialog.getByRole('button', { name: 'إغلاق' }).click();
  await expect(main(page).getByText('من محفظتك', { exact: true })).toBeVisible();
  expect(await pageProblems(page)).toEqual([]);
  await main(page)
    .getByRole('button', { name: new RegExp(`^ادفع .*${rest}.* نقدًا$`) })
    .click();
  await expect(page).toHaveURL(/\/home$/);

  const [order] = await runningOrders(request, customer);
  const id = order?.id ?? 0;
  expect(await orderDetail(request, customer, id)).toMatchObject({
    ...{ payment_method: 'cash_on_delivery', payment_status: 'unpaid' },
    ...{ wallet_amount: 5, due_amount: bill.total - 5 },
  });
  await visit(`/my-orders/${id}`);
  await expect(main(page).getByText('المحفظة + الدفع عند الاستلام')).toBeVisible();
  await expect(main(page).getByText('المتبقي للدفع')).toBeVisible();

  const stream = page.waitForResponse('**/api/v1/live');
  await visit('/wallet');
  await stream;
  await expect(main(page).getByText(dollars(0)).first()).toBeVisible();
  const arrived = main(page).getByText(dollars(cashback?.amount ?? 0));
  await expect(arrived).toHaveCount(0);
  await moveOrder(id, 'confirmed', 'processing', 'handover', 'picked_up', 'delivered');
  await expect(
    main(page)
      .getByText(dollars(cashback?.amount ?? 0))
      .first(),
  ).toBeVisible();
  expect(await balanceOf(request, customer)).toBe(cashback?.amount);
});

const dollars = (amount: number) => `$${arabic.format(amount)}`;

/** Adds money as the wallet's page does, and approves the payment. */
async function addMoney(request: APIRequestContext, customer: Customer, amount: number): Promise<void> {
  const answer = await request.post('/api/v1/customer/wallet/add-fund', {
    headers: { ...headersOf(customer), 'idempotency-key': randomUUID() },
    data: { amount },
  });
  const { redirect_link } = (await answer.json()) as { redirect_link: string };
  await request.post(redirect_link, { form: { answer: 'approve' }, maxRedirects: 0 });
  expect(await balanceOf(request, customer)).toBe(amount);
}

async function quoteOf(request: APIRequestContext, customer: Customer): Promise<Quote> {
  const answer = await request.post('/api/v1/customer/order/quote', {
    headers: { ...headersOf(customer), zoneid: '[2]', latitude: '33.0', longitude: '27.0' },
    data: { order_type: 'delivery', latitude: 33, longitude: 27 },
  });
  return (await answer.json()) as Quote;
}

async function balanceOf(request: APIRequestContext, customer: Customer): Promise<number> {
  return (await profileOf(request, customer))['wallet_balance'] as number;
}
