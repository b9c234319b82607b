import type { Page } from '@playwright/test';
import { PROVIDER_NAME } from '../set-up/sign-in-provider.ts';

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

export const providerButton = (page: Page) =>
  main(page).getByRole('button', { name: `Continue with ${PROVIDER_NAME}` });

/** With the account at another provider: sign in there and consent. */
export async function signInElsewhere(page: Page, who: string): Promise<void> {
  await providerButton(page).click();
  await page.locator('input[name=login]').fill(who);
  await page.locator('input[name=password]').fill('any');
  await page.getByRole('button', { name: /Sign-in/i }).click();
  await page.getByRole('button', { name: /Continue/i }).click();
}
