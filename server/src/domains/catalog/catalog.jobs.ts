import type { App } from '../../platform/app.ts';
import type { BackgroundJob } from '../../platform/background-job.ts';
import { mergeSearchIndex } from './importing/item-writes.sql.ts';
import { refreshPrices } from './prices/refresh-prices.ts';

/** Also runs before the first request, which may sort by price. */
export function priceRefresh({ db, clock }: Pick<App, 'db' | 'clock'>): BackgroundJob {
  return { name: 'Price refresh', everyMs: 15_000, run: () => refreshPrices(db, clock()), runsAtStart: true };
}

/** Items are found before, too: searches read the list of the words that are not merged yet. */
export function searchIndexMerge({ db }: Pick<App, 'db'>): BackgroundJob {
  return { name: 'Search index merge', everyMs: 2_000, run: () => mergeSearchIndex(db) };
}
