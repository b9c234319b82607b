import type { Page } from '@playwright/test';

export const main = (page: Page) => page.getByRole('main');
export const field = (page: Page, name: string) => main(page).getByRole('textbox', { name, exact: true });
/** A password input has no ARIA role. */
export const secret = (page: Page, name: 'password' | 'confirm') => main(page).locator(`input[name=${name}]`);
export const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();
export const accountButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /my account$/ });

export async function signIn(page: Page, who: string, typed: string): Promise<void> {
  await field(page, 'Phone or email').fill(who);
  await secret(page, 'password').fill(typed);
  await press(page, 'Sign In');
}
