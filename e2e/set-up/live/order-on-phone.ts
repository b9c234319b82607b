import { expect, type Page } from '@playwright/test';
import { cartOf } from '../../screens/cart.ts';
import { at, storeLocation } from '../checkout.ts';
import type { Visit } from '../visitor.ts';

const words = {
  en: { add: 'Add to cart', checkout: 'Proceed To Checkout', place: /^Place order/, track: 'Track order' },
  ar: { add: 'أضف إلى السلة', checkout: 'المتابعة إلى الدفع', place: /^تأكيد الطلب/, track: 'تتبّع الطلب' },
};
type Choice = {
  slug: string;
  language?: 'en' | 'ar';
  isGuest?: boolean;
  /** The visitor has already picked a location on a page. */
  hasLocation?: boolean;
};

/** Orders an item from its page, through cart and checkout, and returns the number of the order. */
export async function orderOnPhone(page: Page, visit: Visit, { slug, language = 'en', isGuest, hasLocation }: Choice) {
  const { add, checkout, place } = words[language];
  const main = page.getByRole('main');
  if (!hasLocation) await storeLocation(page);
  await visit(`/product/${slug}`, hasLocation ? undefined : { ...at, language });
  await main.getByRole('button', { name: add, exact: true }).click();
  const cart = cartOf(page, language);
  await cart.open();
  await cart.drawer.getByRole('button', { name: checkout }).click();
  if (isGuest) {
    await page.getByRole('dialog').getByRole('button', { name: 'Guest', exact: true }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Salma Nabil');
    await page.getByRole('textbox', { name: 'Phone' }).fill('01001234567');
  }
  await page.getByRole('button', { name: place }).click();
  await expect(page).toHaveURL(/\/order-placed\?order_id=\d+$/);
  return Number(new URL(page.url()).searchParams.get('order_id'));
}

/** From the confirmation to the page that follows the order. */
export async function followPlacedOrder(page: Page, language: 'en' | 'ar' = 'en'): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: words[language].track }).click();
}
