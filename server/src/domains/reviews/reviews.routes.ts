import { listItemReviews } from '@rialto/contract/calls/items.ts';
import { listStoreReviews } from '@rialto/contract/calls/stores.ts';
import type { App } from '../../platform/app.ts';
import { bind } from '../../platform/http/bind.ts';
import { paged } from '../../platform/http/paging.ts';
import { openReviewPages } from './open-review-pages.ts';
import { review } from './reviews.view.ts';

export function reviewRoutes(app: App): void {
  const pages = openReviewPages(app);

  bind(app, listItemReviews, async ({ scope, params, query }) => {
    const { reviews, totalSize } = await pages.of({ itemId: params.id }, query);
    return { ...paged(query, totalSize), reviews: reviews.map((row) => review(row, scope.language, app.mediaUrl)) };
  });
  bind(app, listStoreReviews, async ({ scope, query: { store_id, ...pageQuery } }) => {
    const { reviews, totalSize } = await pages.of({ storeId: store_id }, pageQuery);
    return { ...paged(pageQuery, totalSize), reviews: reviews.map((row) => review(row, scope.language, app.mediaUrl)) };
  });
}
