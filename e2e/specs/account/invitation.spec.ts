import type { Page } from '@playwright/test';
import { randomInt } from 'node:crypto';
import { secret } from '../../screens/sign-in.ts';
import { at } from '../../set-up/checkout.ts';
import { codeFor, newCustomer, signInOn } from '../../set-up/customer.ts';
import { phoneAndDesktop } from '../../set-up/layout/looks.ts';
import { moveOrder, placeOrder } from '../../set-up/orders.ts';
import { pageProblems } from '../../set-up/page-problems.ts';
import { balanceOf, moneyText } from '../../set-up/wallet.ts';
import { expect, test } from '../../set-up/visitor.ts';

const main = (page: Page) => page.getByRole('main');
const row = (page: Page, title: string) => main(page).getByRole('listitem').filter({ hasText: title });
const delivered = ['confirmed', 'processing', 'handover', 'picked_up', 'delivered'];

const words = {
  en: {
    ...{ locale: 'en-US', offer: 'Give $2.00, get $3.00', none: 'No one has joined yet' },
    ...{ share: 'Share invitation', shared: 'Join me on Rialto', code: 'Referral code (optional)' },
    ...{ first: 'First name', last: 'Last name', email: 'Email', phone: 'Phone number' },
    ...{ signUp: 'Sign Up', verify: 'Code', waits: 'Waiting for first order', one: '1' },
  },
  ar: {
    ...{ locale: 'ar-EG', offer: 'أهدِ $٢٫٠٠ واحصل على $٣٫٠٠', none: 'لم ينضم أحد بعد' },
    ...{ share: 'مشاركة الدعوة', shared: 'انضم إليّ في ريالتو', code: 'رمز الدعوة (اختياري)' },
    ...{ first: 'الاسم الأول', last: 'اسم العائلة', email: 'البريد الإلكتروني', phone: 'رقم الهاتف' },
    ...{ signUp: 'إنشاء حساب', verify: 'الرمز', waits: 'بانتظار أول طلب', one: '١' },
  },
};

for (const { language, viewport } of phoneAndDesktop) {
  const texts = words[language];
  const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
  const field = (page: Page, name: string) => main(page).getByRole('textbox', { name, exact: true });

  test.describe(`in ${language} at ${viewport.width}`, () => {
    test.use({ viewport });

    test(
      `MON-03 NAV-11 a friend joins by link and orders, and both are rewarded (${language})`,
      { tag: '@long' },
      async ({ visit, page, request, browser, shopUrl }) => {
        const referrer = await newCustomer(request);
        const { code } = await balanceOf(request, referrer);
        await signInOn(page, referrer);
        await visit('/referral-code', { ...at, language });
        await expect(main(page).getByRole('heading', { name: texts.offer })).toBeVisible();
        await expect(main(page).getByText(texts.none)).toBeVisible();
        expect(await pageProblems(page)).toEqual([]);
        await page.evaluate(() => {
          Object.assign(navigator, { share: async (shared: object) => Object.assign(window, { shared }) });
        });
        await button(page, texts.share).click();
        const shared = await page.evaluate(() => (window as { shared?: { url: string } }).shared);
        expect(shared).toMatchObject({ title: texts.shared, url: `${shopUrl}/auth/sign-up?ref=${code}` });

        const { locale } = texts;
        const elsewhere = await (await browser.newContext({ baseURL: shopUrl, locale, viewport })).newPage();
        const phone = `+2010${randomInt(10_000_000, 99_999_999)}`;
        await elsewhere.goto(shared?.url ?? '');
        await expect(field(elsewhere, texts.code)).toHaveValue(code);
        await field(elsewhere, texts.first).fill('Nour');
        await field(elsewhere, texts.last).fill('Hany');
        await field(elsewhere, texts.email).fill(`nour${phone.slice(1)}@example.com`);
        await field(elsewhere, texts.phone).fill(phone.slice(3));
        for (const name of ['password', 'confirm'] as const)
          await secret(elsewhere, name).fill('nine quiet lighthouses');
        await main(elsewhere).getByRole('checkbox').check();
        await button(elsewhere, texts.signUp).click();
        await field(elsewhere, texts.verify).fill(await codeFor(request, phone));
        const tokenOf = () => elsewhere.evaluate(() => localStorage.getItem('token') ?? '');
        await expect.poll(tokenOf).not.toBe('');
        const token = await tokenOf();
        await elsewhere.context().close();

        await page.reload();
        await expect(row(page, 'Nour H.')).toContainText(texts.waits);
        const { order_id } = await placeOrder(request, { kind: 'customer', token, phone });
        await moveOrder(order_id, ...delivered);
        await expect(row(page, 'Nour H.')).toContainText(`+${moneyText(3, language)}`);
        await expect(main(page).getByRole('definition')).toHaveText([texts.one, moneyText(3, language)]);
        expect(await pageProblems(page)).toEqual([]);
        const history = await request.get('/api/v1/customer/wallet/transactions?type=referrer&limit=10&offset=1', {
          headers: { authorization: `Bearer ${token}` },
        });
        expect(((await history.json()) as { data: { credit: number }[] }).data.map(({ credit }) => credit)).toEqual([
          2,
        ]);
      },
    );
  });
}
