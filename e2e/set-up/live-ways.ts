import type { Page } from '@playwright/test';
import { shopNow } from './shop-time.ts';

const CUT_MS = 30_000;
const POLL_MS = 10_000;

/** How the news of an order reach a page. */
export const liveWays = ['by the stream', 'by polling', 'with the network cut for 30 s'] as const;
export type LiveWay = (typeof liveWays)[number];

/** The other ways take longer and are played by `npm run test:long`. */
export function tagOf(way: LiveWay): { tag: string[] } {
  return { tag: way === 'by the stream' ? [] : ['@long'] };
}

/** Blocks the stream or prepares a cut of the network; then the page gets its own clock, so that its timers run at once. */
export async function prepareLive(page: Page, way: LiveWay) {
  const isCut = way === 'with the network cut for 30 s';
  const hasClock = way !== 'by the stream';
  if (way === 'by polling') await page.route('**/api/v1/live*', (route) => route.abort());
  if (hasClock) await page.clock.install({ time: shopNow() });
  const pass = async (ms = POLL_MS) => {
    if (hasClock) await page.clock.runFor(ms);
  };
  return {
    isCut,
    /** Lets the page poll. */
    pass: () => pass(),
    /** Does the work, in one of the ways while the page has no network, and lets the page catch up. */
    async meanwhile(work: () => Promise<void>): Promise<void> {
      if (!isCut) {
        await work();
        return pass();
      }
      await page.context().setOffline(true);
      await work();
      await pass(CUT_MS);
      await page.context().setOffline(false);
      // Reconnecting takes a few seconds, by chance.
      await pass(2 * POLL_MS);
    },
  };
}
