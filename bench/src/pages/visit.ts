import type { Browser } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { openPhone, type Vitals } from './phone.ts';

export type Visit = Vitals & {
  scriptBytes: number;
  scriptFiles: number;
  requests: number;
  foreign: string[];
  html: string;
};

// Shorter than the delay after which a page hydrates without interaction: hydration loads more.
const SETTLED_MS = 2_000;

/** One first visit on a phone. Without scripts it shows the lower bound for the same content. */
export async function visit(browser: Browser, origin: string, path: string, hasScripts: boolean): Promise<Visit> {
  const { context, page } = await openPhone(browser, origin);
  const scripts: Promise<number>[] = [];
  const foreign: string[] = [];
  let requests = 0;
  page.on('request', (request) => {
    requests += 1;
    const url = request.url();
    if (!url.startsWith(origin) && !url.startsWith('data:')) foreign.push(url);
  });
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      scripts.push(response.body().then((body) => gzipSync(body, { level: 9 }).byteLength));
  });
  let html = '';
  await page.route(`${origin}${path}`, async (route) => {
    const answer = await route.fetch();
    html = await answer.text();
    await route.fulfill(hasScripts ? { response: answer } : { response: answer, body: withoutScripts(html) });
  });
  await page.goto(`${origin}${path}`);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLED_MS);
  const vitals = await page.evaluate<Vitals>('window.vitals');
  // The size of a later response could not be read after the page is closed.
  page.removeAllListeners('response');
  const sizes = await Promise.all(scripts);
  await context.close();
  return {
    ...vitals,
    scriptBytes: sizes.reduce((sum, size) => sum + size, 0),
    scriptFiles: sizes.length,
    requests,
    foreign,
    html,
  };
}

function withoutScripts(html: string): string {
  return html.replaceAll(/<script\b[\s\S]*?<\/script>/g, '').replaceAll(/<link[^>]*rel="modulepreload"[^>]*>/g, '');
}
