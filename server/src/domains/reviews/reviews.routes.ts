import { listItemReviews } from '@rialto/contract/calls/items.ts';
import { listStoreReviews } from '@rialto/contract/calls/stores.ts';
import type { App } from '../../platform/app.ts';
import { bind } from '../../platform/http/bind.ts';
import { paged } from '../../platform/http/paging.ts';
import { openReviewPages } from './open-review-pages.ts';
import { review } from './reviews.view.ts';

export function reviewRoutes(app: App): void {
  const pages = openReviewPages(app);

  bind(app, listItemReviews, async (call) => {
    const { params, query } = call;
    const [viewer, page] = await Promise.all([call.viewer(), pages.of({ itemId: params.id }, query)]);
    return { ...paged(query, page.totalSize), reviews: page.reviews.map((row) => review(row, viewer)) };
  });
  bind(app, listStoreReviews, async (call) => {
    const { store_id: storeId, ...query } = call.query;
    const [viewer, page] = await Promise.all([call.viewer(), pages.of({ storeId }, query)]);
    return { ...paged(query, page.totalSize), reviews: page.reviews.map((row) => review(row, viewer)) };
  });
}
