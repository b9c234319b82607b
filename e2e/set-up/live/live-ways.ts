import { expect, type Page } from '@playwright/test';

const CUT_MS = 30_000;
/** Less than the pause between two polls (TRK-02). */
const BEFORE_NEXT_POLL_MS = 9_000;

/** How the news of an order reach a page. */
export const liveWays = ['by the stream', 'by polling', 'with the network cut for 30 s'] as const;
export type LiveWay = (typeof liveWays)[number];

/** The other ways take longer and are played by `npm run test:long`. */
export function tagOf(way: LiveWay): { tag: string[] } {
  return { tag: way === 'by the stream' ? [] : ['@long'] };
}

/** Blocks the stream, or prepares a cut of the network. */
export async function prepareLive(page: Page, way: LiveWay) {
  const isCut = way === 'with the network cut for 30 s';
  if (way === 'by polling') await page.route('**/api/v1/live*', (route) => route.abort());
  const last = watchResponses(page);
  return {
    isCut,
    /**
     * Waits until the stream is open and the page has read the order after it, in the way of the stream. What the page shows
     * within the returned limit cannot come from a poll: the next one is further away.
     */
    async caughtUp(): Promise<{ timeout?: number }> {
      if (way !== 'by the stream') return {};
      await expect.poll(() => last.stream > 0 && last.read > last.stream).toBe(true);
      const timeout = last.read + BEFORE_NEXT_POLL_MS - Date.now();
      expect(timeout).toBeGreaterThan(0);
      return { timeout };
    },
    /** Does the work, in one of the ways while the page has no network for 30 seconds. */
    async meanwhile(work: () => Promise<void>): Promise<void> {
      if (!isCut) return work();
      const endsAt = Date.now() + CUT_MS;
      await page.context().setOffline(true);
      await work();
      // The length of the cut is what the story is about.
      await new Promise((resolve) => setTimeout(resolve, endsAt - Date.now()));
      await page.context().setOffline(false);
    },
  };
}

/** When the page last opened its stream and last read the order that it follows. */
function watchResponses(page: Page): { stream: number; read: number } {
  const last = { stream: 0, read: 0 };
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!response.ok()) return;
    if (pathname === '/api/v1/live') last.stream = Date.now();
    if (pathname === '/api/v1/customer/order/track') last.read = Date.now();
  });
  return last;
}
