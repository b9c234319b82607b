import { expect, type Browser, type Page } from '@playwright/test';
import type { Courier, Place } from '../crew.ts';
import { followShopClock } from '../shop-time.ts';

type Options = { place?: Place; hasWorker?: boolean };

/** The courier's page on another phone, opened by the link. With a place, it shares its position. */
export async function openCourierPhone(
  browser: Browser,
  baseURL: string,
  { link }: Courier,
  { place, hasWorker = false }: Options = {},
) {
  const context = await browser.newContext({
    baseURL,
    // Also in the stories of customers who read Arabic.
    locale: 'en-US',
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
    serviceWorkers: hasWorker ? 'allow' : 'block',
    ...(place && { permissions: ['geolocation'], geolocation: place }),
  });
  await followShopClock(context);
  await context.addInitScript(stampWithPageTime);
  const page = await context.newPage();
  await page.goto(link);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  return {
    page,
    press,
    async startShift(): Promise<void> {
      await press('Start shift');
      await expect(page.getByRole('switch', { name: 'On shift' })).toBeChecked();
    },
    /** Accepts the order that was offered, and answers the question about the position. */
    async accept(): Promise<void> {
      await press('Accept');
      // The next step is sent once this one is answered.
      const answered = page.waitForResponse((response) => response.url().endsWith('/step') && response.ok());
      await press('Send now');
      await press(place ? 'Share' : 'Not now');
      await answered;
    },
    async pickUp(): Promise<void> {
      await press('Picked up');
      await press('Send now');
      await expect(page.getByRole('heading', { level: 1, name: /^Deliver to / })).toBeVisible();
    },
    moveTo: (to: Place) => context.setGeolocation(to),
    /** Types the code that the customer says on the keypad. */
    async handOver(code: string): Promise<void> {
      await press('Enter code and hand over');
      await typeCode(page, code);
      await expect(page.getByRole('heading', { level: 1, name: /^Deliver to / })).toHaveCount(0);
    },
  };
}

export async function typeCode(page: Page, code: string): Promise<void> {
  const keys = page.getByRole('group', { name: 'Digits' });
  for (const digit of code) await keys.getByRole('button', { name: digit, exact: true }).click();
}

/** The browser stamps positions with the time of this machine, which is not the shop's. */
export function stampWithPageTime(): void {
  const { geolocation } = navigator;
  const watch = geolocation.watchPosition.bind(geolocation);
  geolocation.watchPosition = (onPosition, ...rest) =>
    watch(({ coords }) => onPosition({ coords, timestamp: Date.now() } as GeolocationPosition), ...rest);
}
