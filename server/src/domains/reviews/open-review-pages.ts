import { listItemReviews } from '@rialto/contract/calls/items.ts';
import type { App } from '../../platform/app.ts';
import { ttlCache } from '../../platform/cache/ttl-cache.ts';
import { pageOf } from '../../platform/http/paging.ts';
import { countReviews, newestReviews, type ReviewSubject, type ReviewRow } from './reviews.sql.ts';

type ReviewPage = { reviews: ReviewRow[]; totalSize: number };
type PageQuery = { limit?: number; offset?: number };

/** Pages of reviews, newest first. */
export type ReviewPages = { of(subject: ReviewSubject, query: PageQuery): Promise<ReviewPage> };

/** Cached until a review is written, answered or hidden, and at most as long as a browser may cache it. */
export function openReviewPages({ clock, db, onChange }: App): ReviewPages {
  const pages = ttlCache<ReviewPage>(clock, { ttlMs: listItemReviews.cacheSeconds * 1_000 });
  onChange('reviews', pages.clear);
  return {
    of(subject, query) {
      const page = pageOf(query);
      return pages.read(JSON.stringify([subject, page]), async () => {
        const [reviews, totalSize] = await Promise.all([newestReviews(db, subject, page), countReviews(db, subject)]);
        return { reviews, totalSize };
      });
    },
  };
}
