import type { Page } from '@playwright/test';
import { randomInt } from 'node:crypto';
import { accountButton, field, press, secret } from '../../screens/sign-in.ts';
import { at } from '../../set-up/checkout.ts';
import { codeFor, newCustomer, signInOn } from '../../set-up/customer.ts';
import { moveOrder, placeOrder } from '../../set-up/orders.ts';
import { pageProblems } from '../../set-up/page-problems.ts';
import { balanceOf, bonusFor, moneyText } from '../../set-up/wallet.ts';
import { expect, test } from '../../set-up/visitor.ts';

const main = (page: Page) => page.getByRole('main');
const row = (page: Page, title: string) => main(page).getByRole('listitem').filter({ hasText: title });
const delivered = ['confirmed', 'processing', 'handover', 'picked_up', 'delivered'];
const AMOUNT = 50;

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test(
    'MON-01 money is added with a bonus, in Arabic: declined, tried again, approved',
    { tag: '@long' },
    async ({ visit, page, request }) => {
      const customer = await newCustomer(request);
      const bonus = await bonusFor(request, customer, AMOUNT);
      expect(bonus).toBeGreaterThan(0);
      const money = (amount: number) => moneyText(amount, 'ar');
      await signInOn(page, customer);
      await visit('/wallet', { ...at, language: 'ar' });
      await expect(main(page).getByText('لا توجد معاملات بعد')).toBeVisible();
      await main(page).getByRole('button', { name: 'إضافة رصيد' }).first().click();

      const sheet = page.getByRole('dialog', { name: 'إضافة رصيد' });
      const typed = sheet.getByRole('textbox', { name: 'المبلغ' });
      await expect(typed).toBeFocused();
      await typed.fill('٥٫٠٠٥');
      await sheet.getByRole('button', { name: 'المتابعة إلى الدفع' }).click();
      await expect(typed).toHaveAccessibleDescription('يُرجى إدخال مبلغ، مثل ٢٠.');
      await typed.fill('٥٠');
      await expect(sheet.getByRole('definition')).toHaveText([
        money(AMOUNT),
        `+${money(bonus)}`,
        money(AMOUNT + bonus),
      ]);
      expect(await pageProblems(page)).toEqual([]);
      await sheet.getByRole('button', { name: `المتابعة لدفع ${money(AMOUNT)}` }).click();
      await page.getByRole('button', { name: 'رفض الدفع' }).click();

      await expect(main(page).getByRole('heading', { name: 'لم تتم عملية الدفع' })).toBeVisible();
      expect(await pageProblems(page)).toEqual([]);
      await main(page).getByRole('button', { name: 'حاول مرة أخرى' }).click();
      await expect(typed).toHaveValue('50');
      await sheet.getByRole('button', { name: `المتابعة لدفع ${money(AMOUNT)}` }).click();
      await page.getByRole('button', { name: 'قبوله مع إبلاغ المتجر مرتين' }).click();

      await expect(main(page).getByRole('heading', { name: `أُضيف ${money(AMOUNT + bonus)} إلى محفظتك` })).toBeVisible();
      await expect(main(page)).toContainText(`دفعت ${money(AMOUNT)}، وأهديناك ${money(bonus)} مكافأة.`);
      await expect(row(page, 'مكافأة إضافة الرصيد')).toContainText(`+${money(bonus)}`);
      await expect(row(page, 'إضافة رصيد')).toHaveCount(1);
      expect(await pageProblems(page)).toEqual([]);
      expect(await balanceOf(request, customer)).toMatchObject({ money: AMOUNT + bonus });

      await main(page).getByRole('button', { name: 'تم', exact: true }).click();
      await expect(page).toHaveURL(/\/wallet$/);
      await main(page).getByRole('button', { name: 'المكافآت' }).click();
      await expect(page).toHaveURL(/\/wallet\?type=bonus$/);
      await expect(main(page).getByRole('listitem').filter({ hasText: 'الرصيد' })).toHaveCount(1);
    },
  );
});

test(
  'MON-02 points arrive live with the delivery and become money',
  { tag: '@long' },
  async ({ visit, page, request }) => {
    const customer = await newCustomer(request);
    await signInOn(page, customer);
    await visit('/loyalty-points', at);
    await expect(main(page).getByText('500 more points until you can convert.')).toBeVisible();
    expect(await pageProblems(page)).toEqual([]);

    const { order_id } = await placeOrder(request, { kind: 'customer', ...customer }, { goods: 90 });
    await moveOrder(order_id, ...delivered);
    await expect(row(page, `Earned with order ${order_id}`)).toBeVisible();
    const prompt = page.getByRole('dialog', { name: /^How was your order/ });
    await prompt.getByRole('button', { name: 'Not now' }).click();
    await expect(prompt).toHaveCount(0);
    const { points, money: before } = await balanceOf(request, customer);
    expect(points).toBeGreaterThanOrEqual(500);

    const typed = field(page, 'How many points?');
    await typed.fill('499');
    await press(page, 'Convert points');
    await expect(typed).toHaveAccessibleDescription('At least 500 points.');
    await typed.fill('600');
    await expect(main(page)).toContainText(`+$0.60to your wallet. Points left: ${points - 600}`);
    await press(page, 'Convert 600 points');
    await expect(row(page, 'Converted to money')).toContainText('−600');
    expect(await pageProblems(page)).toEqual([]);
    const after = await balanceOf(request, customer);
    expect(after.points).toBe(points - 600);
    expect(after.money).toBeCloseTo(before + 0.6, 5);
  },
);

test(
  'MON-03 NAV-11 a friend joins by link and orders, and both are rewarded',
  { tag: '@long' },
  async ({ visit, page, request, browser, shopUrl }) => {
    const referrer = await newCustomer(request);
    const { code } = await balanceOf(request, referrer);
    await signInOn(page, referrer);
    await visit('/referral-code', at);
    await expect(main(page).getByRole('heading', { name: 'Give $2.00, get $3.00' })).toBeVisible();
    await expect(main(page).getByText('No one has joined yet')).toBeVisible();
    expect(await pageProblems(page)).toEqual([]);
    await page.evaluate(() => {
      Object.assign(navigator, { share: async (shared: object) => Object.assign(window, { shared }) });
    });
    await press(page, 'Share invitation');
    const shared = await page.evaluate(() => (window as { shared?: { url: string } }).shared);
    expect(shared).toMatchObject({ title: 'Join me on Rialto', url: `${shopUrl}/auth/sign-up?ref=${code}` });

    const elsewhere = await (await browser.newContext({ baseURL: shopUrl })).newPage();
    const phone = `+2010${randomInt(10_000_000, 99_999_999)}`;
    await elsewhere.goto(shared?.url ?? '');
    await expect(field(elsewhere, 'Referral code (optional)')).toHaveValue(code);
    await field(elsewhere, 'First name').fill('Nour');
    await field(elsewhere, 'Last name').fill('Hany');
    await field(elsewhere, 'Email').fill(`nour${phone.slice(1)}@example.com`);
    await field(elsewhere, 'Phone number').fill(phone.slice(3));
    for (const name of ['password', 'confirm'] as const) await secret(elsewhere, name).fill('nine quiet lighthouses');
    await main(elsewhere).getByRole('checkbox').check();
    await press(elsewhere, 'Sign Up');
    await field(elsewhere, 'Code').fill(await codeFor(request, phone));
    await expect(accountButton(elsewhere)).toContainText('Nour');
    const token = (await elsewhere.evaluate(() => localStorage.getItem('token'))) ?? '';
    await elsewhere.context().close();

    await page.reload();
    await expect(row(page, 'Nour H.')).toContainText('Waiting for first order');
    const friend = { kind: 'customer', token, phone } as const;
    const { order_id } = await placeOrder(request, friend);
    await moveOrder(order_id, ...delivered);
    await expect(row(page, 'Nour H.')).toContainText('+$3.00');
    await expect(main(page).getByRole('definition')).toHaveText(['1', '$3.00']);
    expect(await pageProblems(page)).toEqual([]);
    const history = await request.get('/api/v1/customer/wallet/transactions?type=referrer&limit=10&offset=1', {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(((await history.json()) as { data: { credit: number }[] }).data.map(({ credit }) => credit)).toEqual([2]);
  },
);
