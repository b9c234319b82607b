import type { Page } from '@playwright/test';

const CUT_MS = 30_000;

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
  return {
    isCut,
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
