import type { Locator, Page } from '@playwright/test';
import { addToCart } from '../../set-up/cart.ts';
import { at, customerWith, guestWith, orderableItem } from '../../set-up/checkout.ts';
import { newCustomer, signInOn } from '../../set-up/customer.ts';
import { expect, test } from '../../set-up/visitor.ts';

const checkout = '/checkout?page=cart';
const pageSize = (page: Page) =>
  page.evaluate(() => ({ height: document.documentElement.scrollHeight, window: innerHeight }));

const words = {
  en: {
    ...{ place: /^Place order/, bill: 'Order summary', total: 'Total', address: 'Delivery Addresses' },
    ...{ contact: 'Contact info', name: 'Name', phone: 'Phone' },
    folds: ['Additional information', 'Coupon', 'Tip for the courier', 'Order note'],
  },
  ar: {
    ...{ place: /^تأكيد الطلب/, bill: 'ملخص الطلب', total: 'الإجمالي', address: 'عناوين التوصيل' },
    ...{ contact: 'معلومات التواصل', name: 'الاسم', phone: 'الهاتف' },
    folds: ['معلومات إضافية', 'القسيمة', 'إكرامية للمندوب', 'ملاحظة على الطلب'],
  },
};

/** Only the logo and the visitor's own controls are around the checkout. */
async function expectBareFrame(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('radio').first()).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
  await expect(page.locator('.module-rail')).toBeHidden();
  await expect(page.getByRole('search')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
}

async function expectFolded(page: Page, names: string[]): Promise<void> {
  for (const name of names) {
    const fold = page.getByRole('main').getByRole('button', { name: new RegExp(`^${name}`) });
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
  }
}

/** Nothing covers the middle of the part, and no edge of it is outside the window. */
async function expectOnScreen(part: Locator): Promise<void> {
  await expect(part).toBeInViewport({ ratio: 1 });
  const isOnTop = await part.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  });
  expect(isOnTop).toBe(true);
}

for (const language of ['en', 'ar'] as const) {
  const { place, bill, total, address, contact, name, phone, folds } = words[language];

  test(
    `CHK-01 CHK-02 the checkout of a customer fits one screen of a desktop, without a frame around it (${language})`,
    { tag: '@long' },
    async ({ visit, page, request }) => {
      const customer = await newCustomer(request);
      await customerWith(page, customer, await orderableItem(request, { order_type: 'delivery' }));
      await signInOn(page, customer);
      await visit(checkout, { ...at, language });
      await expectBareFrame(page);
      // Location and account say all that the order needs, so nothing is asked.
      await expect(page.getByRole('region', { name: address })).toContainText('12 Harbour Street, Centre');
      await expect(page.getByRole('region', { name: contact })).toContainText(customer.phone);
      await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
      await expectFolded(page, folds);

      const summary = page.getByRole('region', { name: bill });
      await expectOnScreen(page.getByRole('button', { name: place }));
      await expectOnScreen(summary.getByText(total, { exact: true }));
      await expectOnScreen(page.getByRole('main').getByRole('button', { name: new RegExp(`^${folds.at(-1)}`) }));
      const { height, window } = await pageSize(page);
      expect(height).toBeLessThanOrEqual(window);

      // With everything unfolded the page scrolls, and the summary stays.
      for (const fold of folds)
        await page
          .getByRole('main')
          .getByRole('button', { name: new RegExp(`^${fold}`) })
          .click();
      expect((await pageSize(page)).height).toBeGreaterThan(window);
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await expectOnScreen(page.getByRole('button', { name: place }));
      await expectOnScreen(summary.getByText(total, { exact: true }));
    },
  );

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test(
      `CHK-01 CHK-06 on a phone a guest types name and phone on the page, and total and button stay visible (${language})`,
      { tag: '@long' },
      async ({ visit, page, request }) => {
        const wanted = await orderableItem(request, { order_type: 'delivery' });
        const guest_id = await guestWith(page, wanted);
        await visit(checkout, { ...at, language });
        await expectBareFrame(page);
        await expect(page.getByRole('region', { name: address })).toContainText('12 Harbour Street, Centre');
        await expectFolded(page, folds);
        const asked = page.getByRole('main').getByRole('textbox');
        await expect(asked).toHaveCount(2);

        const button = page.getByRole('button', { name: place });
        const bar = page.locator('div', { has: button }).filter({ hasText: total }).last();
        const { height, window } = await pageSize(page);
        for (let y = 0; y < height; y += window / 2) {
          await page.evaluate((to) => scrollTo(0, to), y);
          await expectOnScreen(button);
          await expectOnScreen(bar.getByText(total, { exact: true }));
        }
        await asked.and(page.getByRole('textbox', { name })).fill('Salma Nabil');
        await asked.and(page.getByRole('textbox', { name: phone })).fill('01001234567');
        await button.click();
        await expect(page).toHaveURL(/\/order-placed/);

        // The next order uses the same name and phone.
        const { item_id, quantity } = wanted;
        await addToCart(page.request, { item_id, quantity, guest_id });
        await visit(checkout);
        await expect(page.getByRole('region', { name: contact })).toContainText('+201001234567');
        await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
      },
    );
  });
}
