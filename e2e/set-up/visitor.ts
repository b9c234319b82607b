import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { followShopClock } from './shop-time.ts';

/** The scope that a visitor's device stores. */
export type Scope = {
  language?: 'en' | 'ar';
  theme?: 'light' | 'dark';
  zoneIds?: number[];
  point?: { lat: number; lng: number };
  moduleId?: number;
  /** A visitor with a stored scope has already seen the welcome, unless a story sets this. */
  isFirstVisit?: boolean;
};

export type Visit = (path: string, scope?: Scope) => Promise<Page>;
type Fixtures = { shopUrl: string; visit: Visit };

/** A visitor of the running shop. Any error in the console of the page fails the story. */
export const test = base.extend<Fixtures>({
  // eslint-disable-next-line no-empty-pattern
  shopUrl: async ({}, use) => use(shopAddress()),
  baseURL: async ({ shopUrl }, use) => use(shopUrl),
  context: async ({ context }, use) => {
    await followShopClock(context);
    await use(context);
  },
  visit: async ({ page, context, shopUrl, javaScriptEnabled }, use) => {
    const consoleErrors = listen(page);
    await use(async (path, scope) => {
      if (scope) await arriveWith(context, shopUrl, scope);
      // Does not wait for the last picture, like a visitor.
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      if (javaScriptEnabled) await waitForHydration(page);
      return page;
    });
    if (consoleErrors.length > 0) throw new Error(`Errors in the console of the page:\n${consoleErrors.join('\n')}`);
  },
});
export { expect } from '@playwright/test';

/** Waits until the page is hydrated. Clicks before that are tested by their own stories. */
async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isAlive = (part: Element) => Object.keys(part).some((key) => key.startsWith('__reactProps'));
    // The parts of the bar have scripts of their own.
    const frame = [document.body, ...document.querySelectorAll('header a, header button')];
    return !document.querySelector('script[type=module]') || frame.every(isAlive);
  });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 })));
}

function shopAddress(): string {
  const url = process.env['SHOP_URL'];
  if (!url) throw new Error('The shop is not running');
  return url;
}

/** Stores the scope on the device, as if the visitor had chosen it before. */
async function arriveWith(context: BrowserContext, url: string, { isFirstVisit, ...scope }: Scope): Promise<void> {
  if (!isFirstVisit) await context.addInitScript(rememberWelcome);
  const kept = { language: 'en', theme: null, currency: null, zoneIds: [], point: null, moduleId: null, ...scope };
  await context.addCookies([{ name: 'rialto_scope', value: encodeURIComponent(JSON.stringify(kept)), url }]);
}

function rememberWelcome(): void {
  if (location.protocol.startsWith('http')) localStorage.setItem('welcome', 'closed');
}

/** The device keys of the specification, as this browser stores them. */
export function storedOnDevice(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => ({ ...localStorage }));
}

function listen(page: Page): string[] {
  const consoleErrors: string[] = [];
  page.on('pageerror', (error) => consoleErrors.push(`${error.name}: ${error.message}`));
  page.on('console', (message) => {
    // The browser reports refused calls, prefetches without a network and push in a private window as errors; other
    // stories test these.
    const isRefusal =
      /^Failed to (load resource|fetch manifest patches)|^Chrome currently does not support the Push API/.test(
        message.text(),
      );
    if (message.type() === 'error' && !isRefusal) consoleErrors.push(message.text());
  });
  return consoleErrors;
}
