import type { ItemId, StoreId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';

type RatingTarget = { storeId: StoreId; itemId: ItemId | null; rating: number };
export type RatingSum = { ratingTotal: number; ratingCount: number };

/**
 * Counts a review for its store and its item, or takes it back with -1, and returns the rating of the item, or of the
 * store without one. The store is locked before the item, as an order that is counted does.
 */
export async function countRating(tx: Sql, { storeId, itemId, rating }: RatingTarget, by: 1 | -1): Promise<RatingSum> {
  const [store] = await tx<RatingSum[]>`
    update stores set rating_total = rating_total + ${by * rating}, rating_count = rating_count + ${by}
    where id = ${storeId} returning rating_total as "ratingTotal", rating_count as "ratingCount"`;
  const [item] = await tx<RatingSum[]>`
    update items set rating_total = rating_total + ${by * rating}, rating_count = rating_count + ${by}
    where id = ${itemId}::bigint returning rating_total as "ratingTotal", rating_count as "ratingCount"`;
  const sum = itemId === null ? store : item;
  if (!sum) throw new Error(`Store ${storeId} or item ${itemId} of a review does not exist`);
  return sum;
}
