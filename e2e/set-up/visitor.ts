import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { followShopClock } from './shop-time.ts';

/** Points of the demo city that the stories need. */
export type Scope = {
  language?: 'en' | 'ar';
  theme?: 'light' | 'dark';
  zoneIds?: number[];
  point?: { lat: number; lng: number };
  moduleId?: number;
  /** A visitor who has chosen things before has been welcomed before, unless a story says otherwise. */
  isFirstVisit?: boolean;
};

type Fixtures = { shopUrl: string; visit: (path: string, scope?: Scope) => Promise<Page> };

/** A visitor of the running shop. Anything the page complains about in its console fails the story. */
export const test = base.extend<Fixtures>({
  // eslint-disable-next-line no-empty-pattern
  shopUrl: async ({}, use) => use(shopAddress()),
  baseURL: async ({ shopUrl }, use) => use(shopUrl),
  context: async ({ context }, use) => {
    await followShopClock(context);
    await use(context);
  },
  visit: async ({ page, context, shopUrl, javaScriptEnabled }, use) => {
    const complaints = listen(page);
    await use(async (path, scope) => {
      if (scope) await arriveWith(context, shopUrl, scope);
      // Not until the last picture: people begin before, and so do stories.
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      if (javaScriptEnabled) await cameAlive(page);
      return page;
    });
    if (complaints.length > 0) throw new Error(`The page complained:\n${complaints.join('\n')}`);
  },
});
export { expect } from '@playwright/test';

/** A visitor looks before they press: by then the scripts run. What is pressed before is a story of its own. */
async function cameAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isAlive = (part: Element) => Object.keys(part).some((key) => key.startsWith('__reactProps'));
    // The parts of the bar come with scripts of their own.
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

/** As if the visitor had chosen all this before. */
async function arriveWith(context: BrowserContext, url: string, { isFirstVisit, ...scope }: Scope): Promise<void> {
  if (!isFirstVisit) await context.addInitScript(rememberWelcome);
  const kept = { language: 'en', theme: null, currency: null, zoneIds: [], point: null, moduleId: null, ...scope };
  await context.addCookies([{ name: 'rialto_scope', value: encodeURIComponent(JSON.stringify(kept)), url }]);
}

function rememberWelcome(): void {
  if (location.protocol.startsWith('http')) localStorage.setItem('welcome', 'closed');
}

/** The device keys of the specification, as this browser keeps them. */
export function keptOnDevice(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => ({ ...localStorage }));
}

function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`${error.name}: ${error.message}`));
  page.on('console', (message) => {
    // A refused call is a story of its own; the browser reports it as an error all the same.
    // So is a network that is gone: links that come into sight are then looked up in vain.
    const isRefusal = /^Failed to (load resource|fetch manifest patches)/.test(message.text());
    if (message.type() === 'error' && !isRefusal) complaints.push(message.text());
  });
  return complaints;
}
