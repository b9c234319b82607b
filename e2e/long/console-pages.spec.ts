import type { Page } from '@playwright/test';
import { consolePages, routesOfConsole, type ConsolePage } from '../set-up/console/console-pages.ts';
import { everyLook, type Look } from '../set-up/layout/looks.ts';
import { pageProblems } from '../set-up/page-problems.ts';
import { openConsole } from '../set-up/staff.ts';
import { expect, test } from '../set-up/visitor.ts';

// Colours are measured without transitions.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Both languages, themes and widths of a desk; the board is also for phones, in every look. */
const usual: Look[] = [
  { width: 820, language: 'ar', theme: 'dark' },
  { width: 1440, language: 'en', theme: 'light' },
];

test('every route of the console is in the list of pages', () => {
  const routes = routesOfConsole();
  expect(routes.length).toBeGreaterThan(40);
  expect(consolePages.map(({ route }) => route).toSorted()).toEqual(routes.toSorted());
});

async function open(page: Page, { route, path = route, isSignedOut }: ConsolePage, look: Look): Promise<void> {
  await page.setViewportSize({ width: look.width, height: 900 });
  await page.addInitScript(({ language, theme }) => {
    if (!location.protocol.startsWith('http')) return;
    localStorage.setItem('console_language', language);
    localStorage.setItem('console_theme', theme);
  }, look);
  const address = typeof path === 'string' ? path : await path(page.request);
  if (isSignedOut) await page.goto(`/console${address}`);
  else await openConsole(page, 'owner', address);
  await expect(page.locator('html')).toHaveAttribute('lang', look.language);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The live stream never ends, so the network is never idle.
  await expect(page.locator('.skeleton, [aria-busy=true]')).toHaveCount(0);
}

for (const shown of consolePages)
  for (const look of shown.route === '/board' ? everyLook : usual) {
    const { width, language, theme } = look;
    test(`the page ${shown.route} of the console has no accessibility or layout problems at ${width} px, in ${language}, ${theme}`, async ({
      page,
    }) => {
      await open(page, shown, look);
      expect(await pageProblems(page)).toEqual([]);
    });
  }
