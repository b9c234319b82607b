import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { launchOptions, type SystemFonts } from '../../set-up/browser.ts';
import { layoutShiftOf, watchLayoutShift } from '../../set-up/layout-shift.ts';
import { expect, test } from '../../set-up/visitor.ts';

const LAYOUT_SHIFT = 0.02;
const cases: { systemFonts: SystemFonts; en: string; ar: string }[] = [
  { systemFonts: 'dejavu', en: 'DejaVu Sans', ar: 'DejaVu Sans' },
  { systemFonts: 'liberation', en: 'Arimo', ar: 'Noto Naskh Arabic' },
  { systemFonts: 'noto', en: 'Noto Sans', ar: 'Noto Sans Arabic' },
  { systemFonts: 'ubuntu', en: 'Ubuntu', ar: 'DejaVu Sans' },
  { systemFonts: 'cantarell', en: 'Cantarell', ar: 'Noto Sans Arabic' },
];

// On other platforms the browser does not use fontconfig.
test.skip(process.platform !== 'linux', 'needs fontconfig');

for (const { systemFonts, ...fallbacks } of cases) {
  const tag = fallbacks.en === 'DejaVu Sans' ? [] : '@long';
  test(`the home does not move when the web fonts replace ${fallbacks.en}`, { tag }, async ({ shopUrl }) => {
    const browser = await chromium.launch(launchOptions({ hasPictures: false, systemFonts }));
    for (const language of ['en', 'ar'] as const) {
      const context = await phone(browser, shopUrl, language);
      await expectStableSwap(await context.newPage(), fallbacks[language]);
      await context.close();
    }
    await browser.close();
  });
}

async function phone(browser: Browser, shopUrl: string, language: 'en' | 'ar'): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: shopUrl,
    viewport: { width: 390, height: 850 },
    serviceWorkers: 'block',
  });
  const scope = { language, theme: null, currency: null, zoneIds: [1], moduleId: 1, point: { lat: 33, lng: 27 } };
  const value = encodeURIComponent(JSON.stringify(scope));
  await context.addCookies([{ name: 'rialto_scope', value, url: shopUrl }]);
  return context;
}

/** Opens the home page with the web fonts held back, then lets them load. */
async function expectStableSwap(page: Page, fallback: string): Promise<void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await released;
    await route.continue();
  });
  await watchLayoutShift(page);
  await page.goto('/home', { waitUntil: 'domcontentloaded' });
  await expect.poll(() => headlineFonts(page)).toContainEqual({ family: fallback, isWebFont: false });
  release();
  await expect.poll(() => headlineFonts(page)).not.toContainEqual({ family: fallback, isWebFont: false });
  await page.waitForLoadState('networkidle');
  expect(await layoutShiftOf(page)).toBeLessThanOrEqual(LAYOUT_SHIFT);
}

/** The fonts that the browser actually uses for the headline. */
async function headlineFonts(page: Page): Promise<{ family: string; isWebFont: boolean }[]> {
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
  await client.detach();
  return fonts.map(({ familyName, isCustomFont }) => ({ family: familyName, isWebFont: isCustomFont }));
}
