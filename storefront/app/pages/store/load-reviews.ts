import type { Caller } from '@rialto/api-client/caller.ts';
import { PAGE_SIZE } from '@rialto/contract/http/paging.ts';
import type { Review } from '@rialto/contract/shapes/review.ts';
import { listStoreReviews } from '@rialto/contract/calls/stores.ts';

export type Reviews = { kind: 'reviews'; reviews: Review[]; total: number; page: number };

export async function loadReviews(call: Caller, storeId: number, page: number): Promise<Reviews> {
  const query = { store_id: storeId, limit: PAGE_SIZE, offset: page };
  const { reviews, total_size } = await call(listStoreReviews, { query });
  return { kind: 'reviews', reviews, total: total_size, page };
}
