import type { Page } from '@playwright/test';
import { topUpOn } from '../../screens/top-up.ts';
import { at } from '../../set-up/checkout.ts';
import { newCustomer, signInOn } from '../../set-up/customer.ts';
import { phoneAndDesktop } from '../../set-up/layout/looks.ts';
import { moveOrder, placeOrder } from '../../set-up/orders.ts';
import { pageProblems } from '../../set-up/page-problems.ts';
import { balanceOf, bonusFor, moneyText } from '../../set-up/wallet.ts';
import { expect, test } from '../../set-up/visitor.ts';

const main = (page: Page) => page.getByRole('main');
const row = (page: Page, title: string) => main(page).getByRole('listitem').filter({ hasText: title });
const delivered = ['confirmed', 'processing', 'handover', 'picked_up', 'delivered'];
const AMOUNT = 50;

const words = {
  en: {
    ...{ none: 'No transactions yet', typed: ['5.005', '50'], wrong: 'Please enter an amount, such as 20.' },
    ...{ failed: 'The payment didn’t go through', again: 'Try again', done: 'Done' },
    ...{ added: 'Money added', bonus: 'Bonus for adding money', bonuses: 'Bonuses', balance: 'Balance' },
    paidBonus: (amount: string, bonus: string) => `You paid ${amount}, and ${bonus} is a bonus from us.`,
    ...{ moreNeeded: '500 more points until you can convert.', later: 'Not now', prompt: /^How was your order/ },
    earned: (order: number) => `Earned with order ${order}`,
    ...{ howMany: 'How many points?', minimum: 'At least 500 points.', converted: 'Converted to money' },
    convert: ['Convert points', 'Convert 600 points'],
    preview: (money: string, left: string) => `+${money}to your wallet. Points left: ${left}`,
  },
  ar: {
    ...{ none: 'لا توجد معاملات بعد', typed: ['٥٫٠٠٥', '٥٠'], wrong: 'يُرجى إدخال مبلغ، مثل ٢٠.' },
    ...{ failed: 'لم تتم عملية الدفع', again: 'حاول مرة أخرى', done: 'تم' },
    ...{ added: 'إضافة رصيد', bonus: 'مكافأة إضافة الرصيد', bonuses: 'المكافآت', balance: 'الرصيد' },
    paidBonus: (amount: string, bonus: string) => `دفعت ${amount}، وأهديناك ${bonus} مكافأة.`,
    ...{ moreNeeded: 'تبقّى ٥٠٠ نقطة لتتمكن من التحويل.', later: 'ليس الآن', prompt: /^كيف كان/ },
    earned: (order: number) => `نقاط الطلب ${order}`,
    ...{ howMany: 'كم نقطة؟', minimum: '٥٠٠ نقطة على الأقل.', converted: 'حُوّلت إلى رصيد' },
    convert: ['تحويل النقاط', 'تحويل ٦٠٠ نقطة'],
    preview: (money: string, left: string) => `+${money}إلى محفظتك. النقاط المتبقية: ${left}`,
  },
};

for (const { language, viewport } of phoneAndDesktop) {
  const texts = words[language];
  const money = (amount: number) => moneyText(amount, language);
  const number = (count: number) => new Intl.NumberFormat(language === 'ar' ? 'ar-EG' : 'en-US').format(count);

  test.describe(`in ${language} at ${viewport.width}`, () => {
    test.use({ viewport });

    test(
      `MON-01 money is added with a bonus: declined, tried again, approved (${language})`,
      { tag: '@long' },
      async ({ visit, page, request }) => {
        const customer = await newCustomer(request);
        const bonus = await bonusFor(request, customer, AMOUNT);
        expect(bonus).toBeGreaterThan(0);
        await signInOn(page, customer);
        await visit('/wallet', { ...at, language });
        await expect(main(page).getByText(texts.none)).toBeVisible();
        const topUp = topUpOn(page, language);
        await topUp.open();

        await expect(topUp.typed).toBeFocused();
        await topUp.typed.fill(texts.typed[0] ?? '');
        await topUp.next();
        await expect(topUp.typed).toHaveAccessibleDescription(texts.wrong);
        await topUp.typed.fill(texts.typed[1] ?? '');
        await expect(topUp.sheet.getByRole('definition')).toHaveText([
          money(AMOUNT),
          `+${money(bonus)}`,
          money(AMOUNT + bonus),
        ]);
        expect(await pageProblems(page)).toEqual([]);
        await topUp.pay(AMOUNT);
        await topUp.answer('decline');

        await expect(main(page).getByRole('heading', { name: texts.failed })).toBeVisible();
        expect(await pageProblems(page)).toEqual([]);
        await main(page).getByRole('button', { name: texts.again }).click();
        await expect(topUp.typed).toHaveValue('50');
        await topUp.pay(AMOUNT);
        await topUp.answer('twice');

        await expect(topUp.added(AMOUNT + bonus)).toBeVisible();
        await expect(main(page)).toContainText(texts.paidBonus(money(AMOUNT), money(bonus)));
        await expect(row(page, texts.bonus)).toContainText(`+${money(bonus)}`);
        await expect(row(page, texts.added)).toHaveCount(1);
        expect(await pageProblems(page)).toEqual([]);
        expect(await balanceOf(request, customer)).toMatchObject({ money: AMOUNT + bonus });

        await main(page).getByRole('button', { name: texts.done, exact: true }).click();
        await expect(page).toHaveURL(/\/wallet$/);
        await main(page).getByRole('button', { name: texts.bonuses }).click();
        await expect(page).toHaveURL(/\/wallet\?type=bonus$/);
        await expect(main(page).getByRole('listitem').filter({ hasText: texts.balance })).toHaveCount(1);
      },
    );

    test(
      `MON-02 points arrive live with the delivery and become money (${language})`,
      { tag: '@long' },
      async ({ visit, page, request }) => {
        const customer = await newCustomer(request);
        await signInOn(page, customer);
        await visit('/loyalty-points', { ...at, language });
        await expect(main(page).getByText(texts.moreNeeded)).toBeVisible();
        expect(await pageProblems(page)).toEqual([]);

        const { order_id } = await placeOrder(request, { kind: 'customer', ...customer }, { goods: 90 });
        await moveOrder(order_id, ...delivered);
        await expect(row(page, texts.earned(order_id))).toBeVisible();
        const prompt = page.getByRole('dialog', { name: texts.prompt });
        await prompt.getByRole('button', { name: texts.later }).click();
        await expect(prompt).toHaveCount(0);
        const { points, money: before } = await balanceOf(request, customer);
        expect(points).toBeGreaterThanOrEqual(500);

        const typed = main(page).getByRole('textbox', { name: texts.howMany, exact: true });
        const convert = (at: number) =>
          main(page)
            .getByRole('button', { name: texts.convert[at] ?? '', exact: true })
            .click();
        await typed.fill('499');
        await convert(0);
        await expect(typed).toHaveAccessibleDescription(texts.minimum);
        await typed.fill('600');
        await expect(main(page)).toContainText(texts.preview(money(0.6), number(points - 600)));
        await convert(1);
        await expect(row(page, texts.converted)).toContainText(`−${number(600)}`);
        expect(await pageProblems(page)).toEqual([]);
        const after = await balanceOf(request, customer);
        expect(after.points).toBe(points - 600);
        expect(after.money).toBeCloseTo(before + 0.6, 5);
      },
    );
  });
}
