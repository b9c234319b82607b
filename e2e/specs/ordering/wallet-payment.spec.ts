import type { APIRequestContext, Page } from '@playwright/test';
import { topUpOn } from '../../screens/top-up.ts';
import { headersOf } from '../../set-up/account.ts';
import { at, customerWith, orderableItem, orderDetail, runningOrders, type Quote } from '../../set-up/checkout.ts';
import { newCustomer, signInOn, type Customer } from '../../set-up/customer.ts';
import { phoneAndDesktop } from '../../set-up/layout/looks.ts';
import { moveOrder } from '../../set-up/orders.ts';
import { pageProblems } from '../../set-up/page-problems.ts';
import { balanceOf, bonusFor, moneyText } from '../../set-up/wallet.ts';
import { expect, test } from '../../set-up/visitor.ts';

const main = (page: Page) => page.getByRole('main');
const row = (page: Page, title: string) => main(page).getByRole('listitem').filter({ hasText: title });
const AMOUNT = 25;
/** More than the wallet has, and less than the limit of cash. */
const isLarge = ({ problems, bill }: Quote) => problems.length === 0 && bill.total > 35 && bill.total < 80;

const words = {
  en: {
    ...{ done: 'Done', bonus: 'Bonus for adding money', useWallet: /^Use .* from your wallet/, due: 'Left to pay' },
    ...{ online: /^Pay online/, place: /^Place order/, decline: 'Decline payment', close: 'Close' },
    ...{ failed: 'Are you agree with this order fail?', ofWallet: 'From your wallet' },
    method: 'Wallet + Cash on delivery',
    promise: (amount: string) => `You get ${amount} back`,
    cash: (amount: string) => `Pay ${amount} in cash`,
    cashback: (order: number) => `Cashback for order ${order}`,
  },
  ar: {
    ...{ done: 'تم', bonus: 'مكافأة إضافة الرصيد', useWallet: /^استخدم .* من محفظتك/, due: 'المتبقي للدفع' },
    ...{ online: /^الدفع الإلكتروني/, place: /^تأكيد الطلب/, decline: 'رفض الدفع', close: 'إغلاق' },
    ...{ failed: 'هل توافق على فشل هذا الطلب؟', ofWallet: 'من محفظتك' },
    method: 'المحفظة + الدفع عند الاستلام',
    promise: (amount: string) => `ستحصل على كاش باك ${amount}`,
    cash: (amount: string) => `ادفع ${amount} نقدًا`,
    cashback: (order: number) => `كاش باك الطلب ${order}`,
  },
};

for (const { language, viewport } of phoneAndDesktop) {
  const texts = words[language];
  const money = (amount: number) => moneyText(amount, language);

  test.describe(`in ${language} at ${viewport.width}`, () => {
    test.use({ viewport });

    test(
      `CHK-08 PAY-02 MON-01 MON-05 money added with a bonus pays part of a dinner, the card is declined, cash saves the rest, and cashback arrives by itself (${language})`,
      { tag: language === 'en' ? '@long' : [] },
      async ({ visit, page, request }) => {
        const customer = await newCustomer(request);
        await customerWith(
          page,
          customer,
          await orderableItem(request, { order_type: 'delivery', quantity: 8, matches: isLarge }),
        );
        await signInOn(page, customer);
        await visit('/wallet', { ...at, language });
        const balance = await addMoney(page, request, customer, language);
        const { bill, cashback } = await quoteOf(request, customer);
        const reward = cashback?.amount ?? 0;
        const rest = money(bill.total - balance);

        await visit('/checkout?page=cart');
        await expect(main(page).getByText(texts.promise(money(reward)))).toBeVisible();
        await page.getByRole('switch', { name: texts.useWallet }).check();
        await expect(main(page).getByText(texts.due).first()).toBeVisible();
        await page.getByRole('radio', { name: texts.online }).check();
        expect(await pageProblems(page)).toEqual([]);
        await page.getByRole('button', { name: texts.place }).click();

        await expect(page).toHaveURL(/\/api\/payments\/sandbox\/\w+$/);
        await expect(main(page)).toContainText(rest.replace('$', ''));
        expect((await balanceOf(request, customer)).money).toBe(0);
        await page.getByRole('button', { name: texts.decline }).click();

        const dialog = page.getByRole('dialog', { name: texts.failed });
        await dialog.getByRole('button', { name: texts.close }).click();
        await expect(dialog).toBeHidden();
        await expect(main(page).getByText(texts.ofWallet, { exact: true })).toBeVisible();
        expect(await pageProblems(page)).toEqual([]);
        await main(page)
          .getByRole('button', { name: texts.cash(rest) })
          .click();
        await expect(page).toHaveURL(/\/home$/);

        const id = (await runningOrders(request, customer))[0]?.id ?? 0;
        expect(await orderDetail(request, customer, id)).toMatchObject({
          ...{ payment_method: 'cash_on_delivery', payment_status: 'unpaid' },
          ...{ wallet_amount: balance, due_amount: Math.round((bill.total - balance) * 100) / 100 },
        });
        await visit(`/my-orders/${id}`);
        await expect(main(page).getByText(texts.method)).toBeVisible();
        await expect(main(page).getByText(texts.due)).toBeVisible();

        const stream = page.waitForResponse('**/api/v1/live');
        await visit('/wallet');
        await stream;
        await expect(row(page, texts.bonus)).toBeVisible();
        const arrived = row(page, texts.cashback(id));
        await expect(arrived).toHaveCount(0);
        await moveOrder(id, 'confirmed', 'processing', 'handover', 'picked_up', 'delivered');
        await expect(arrived).toContainText(`+${money(reward)}`);
        expect((await balanceOf(request, customer)).money).toBe(reward);
      },
    );
  });
}

/** Adds money on the page of the wallet, and returns the balance with the bonus. */
async function addMoney(page: Page, request: APIRequestContext, customer: Customer, language: 'en' | 'ar') {
  const bonus = await bonusFor(request, customer, AMOUNT);
  expect(bonus).toBeGreaterThan(0);
  const topUp = topUpOn(page, language);
  await topUp.open();
  await topUp.typed.fill(String(AMOUNT));
  await topUp.pay(AMOUNT);
  await topUp.answer('twice');
  await expect(topUp.added(AMOUNT + bonus)).toBeVisible();
  await main(page).getByRole('button', { name: words[language].done, exact: true }).click();
  await expect(row(page, words[language].bonus)).toContainText(`+${moneyText(bonus, language)}`);
  expect((await balanceOf(request, customer)).money).toBe(AMOUNT + bonus);
  return AMOUNT + bonus;
}

type CashbackQuote = { bill: { total: number }; cashback: { amount: number } | null };

async function quoteOf(request: APIRequestContext, customer: Customer): Promise<CashbackQuote> {
  const answer = await request.post('/api/v1/customer/order/quote', {
    headers: { ...headersOf(customer), zoneid: '[2]', latitude: '33.0', longitude: '27.0' },
    data: { order_type: 'delivery', latitude: 33, longitude: 27 },
  });
  return (await answer.json()) as CashbackQuote;
}
