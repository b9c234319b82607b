import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { visitorCookie } from '../visitor.ts';

/** A fast 4G network and a phone four times slower than this machine. */
const NETWORK = { offline: false, latency: 60, downloadThroughput: 9_000_000 / 8, uploadThroughput: 3_000_000 / 8 };
const CPU_SLOWDOWN = 4;
/** A text file, because this code runs in the browser with other globals. */
const noteVitals = readFileSync(new URL('note-vitals.txt', import.meta.url), 'utf8');

export function openBrowser(): Promise<Browser> {
  const path = process.env['CHROMIUM_PATH'];
  const fonts = fileURLToPath(new URL('../../../e2e/fonts/liberation.conf', import.meta.url));
  return chromium.launch({
    args: ['--no-sandbox', '--disable-gpu'],
    // The fonts of the stories: text takes the same space on every machine.
    env: { ...process.env, FONTCONFIG_FILE: fonts },
    ...(path && { executablePath: path }),
  });
}

/** A phone on its first visit: empty cache, with all metrics recorded. */
export async function openPhone(browser: Browser, origin: string): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  await context.addCookies([{ ...visitorCookie, url: origin }]);
  await context.addInitScript({ content: noteVitals });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return { context, page };
}

export type Vitals = { shift: number; blockedMs: number; firstMs: number; largestMs: number; largest: string };
