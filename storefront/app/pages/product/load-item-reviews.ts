import type { Caller } from '@rialto/api-client/caller.ts';
import { listItemReviews } from '@rialto/contract/calls/items.ts';
import type { Review } from '@rialto/contract/shapes/review.ts';

export const REVIEWS_ON_A_PAGE = 5;

export type ItemReviews = { reviews: Review[]; total: number };

export async function loadItemReviews(call: Caller, itemId: number, page: number): Promise<ItemReviews> {
  const query = { limit: REVIEWS_ON_A_PAGE, offset: page };
  const { reviews, total_size } = await call(listItemReviews, { params: { id: itemId }, query });
  return { reviews, total: total_size };
}
