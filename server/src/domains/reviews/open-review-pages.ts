import { listItemReviews } from '@rialto/contract/calls/items.ts';
import type { App } from '../../platform/app.ts';
import { MIB } from '../../platform/cache/byte-lru.ts';
import { ttlCache } from '../../platform/cache/ttl-cache.ts';
import { pageOf } from '../../platform/http/paging.ts';
import { countReviews, newestReviews, type Reviewed, type ReviewRow } from './reviews.sql.ts';

type ReviewPage = { reviews: ReviewRow[]; totalSize: number };
type Asked = { limit?: number; offset?: number };

/** Pages of reviews, newest first. */
export type ReviewPages = { of(reviewed: Reviewed, asked: Asked): Promise<ReviewPage> };

/** A review is written now and then and told to nobody, so a page may be as old as a browser may keep it. */
export function openReviewPages({ clock, db }: App): ReviewPages {
  const pages = ttlCache<ReviewPage>(clock, { ttlMs: listItemReviews.cacheSeconds * 1_000, maxBytes: 16 * MIB });
  return {
    of(reviewed, asked) {
      const page = pageOf(asked);
      return pages.read(JSON.stringify([reviewed, page]), async () => {
        const [reviews, totalSize] = await Promise.all([newestReviews(db, reviewed, page), countReviews(db, reviewed)]);
        return { reviews, totalSize };
      });
    },
  };
}
