import type { Locator, Page } from '@playwright/test';

const words = {
  en: { cart: /^Cart, /, drawer: 'Shopping Cart', add: 'Add to cart: ', quantity: 'Quantity of ', notices: 'Notices' },
  ar: { cart: /^السلة، /, drawer: 'سلة التسوق', add: 'أضف إلى السلة: ', quantity: 'كمية ', notices: 'إشعارات' },
};

/** The cart as a visitor sees it: the button of the bar, the cards, the drawer. */
export function cartOf(page: Page, language: 'en' | 'ar' = 'en') {
  const { cart, drawer: title, add, quantity, notices } = words[language];
  const button = page.getByRole('banner').getByRole('button', { name: cart });
  const drawer = page.getByRole('dialog', { name: title });
  return {
    button,
    drawer,
    /** The card of an item; item names repeat in a city, so the store is part of the match. */
    card: (item: { name: string; store_name: string }): Locator =>
      page
        .getByRole('article')
        .filter({ has: page.getByText(item.name, { exact: true }) })
        .filter({ hasText: item.store_name })
        .first(),
    addButton: (card: Locator, name: string) => card.getByRole('button', { name: add + name, exact: true }),
    quantityOf: (within: Locator, name: string) => within.getByRole('group', { name: quantity + name, exact: true }),
    notices: page.getByRole('region', { name: notices }),
    async open() {
      await button.click();
      await drawer.waitFor();
    },
  };
}
