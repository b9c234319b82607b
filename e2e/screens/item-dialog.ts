import type { Locator, Page } from '@playwright/test';

/** The dialog of an item as a visitor sees it. */
export function itemDialog(page: Page) {
  const dialog = page.getByRole('dialog');
  const quantity = dialog.getByRole('group', { name: 'Quantity', exact: true });
  return {
    dialog,
    quantity,
    more: quantity.getByRole('button', { name: 'Increase quantity' }),
    fewer: quantity.getByRole('button', { name: 'Decrease quantity' }),
    total: dialog.locator('output').filter({ hasText: '$' }),
    add: dialog.getByRole('button', { name: 'Add to cart', exact: true }),
    option: (name: string): Locator => dialog.getByRole('radio', { name }),
    box: (name: string): Locator => dialog.getByRole('checkbox', { name }),
    notices: page.getByRole('region', { name: 'Notices' }),
  };
}
