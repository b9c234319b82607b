import { expect, type Browser } from '@playwright/test';
import type { Staff } from '../crew.ts';
import { followShopClock } from '../shop-time.ts';
import { openConsole } from '../staff.ts';

export type Kitchen = Record<'confirm' | 'prepare' | 'finish', () => Promise<unknown>>;

/** The kitchen on the board of the console. */
export async function openKitchen(browser: Browser, baseURL: string, staff: Staff, orderId: number): Promise<Kitchen> {
  // A list renders only what is near the screen, and other stories have orders too.
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 8_000 } });
  await followShopClock(context);
  const page = await context.newPage();
  await openConsole(page, 'manager', '/board');
  const card = page.getByRole('article', { name: `Order ${orderId}`, exact: true });
  const pressAndWait = (name: string | RegExp, status: string) => async () => {
    await card.getByRole('button', { name }).click();
    await expect.poll(() => staff.statusOf(orderId)).toBe(status);
  };
  return {
    confirm: pressAndWait(/^Accept · /, 'confirmed'),
    prepare: pressAndWait('Start preparing', 'processing'),
    finish: pressAndWait('Ready', 'handover'),
  };
}

/** The same by the calls of the board. */
export function callKitchen(staff: Staff, orderId: number): Kitchen {
  return {
    confirm: () => staff.step(orderId, 'confirmed', { prep_minutes: 20 }),
    prepare: () => staff.step(orderId, 'processing'),
    finish: () => staff.step(orderId, 'handover'),
  };
}
