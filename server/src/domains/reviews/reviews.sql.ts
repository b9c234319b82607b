import { part, type Part } from '@rialto/database/part.ts';
import type { Sql } from '@rialto/database/sql.ts';

export type ReviewRow = {
  id: number;
  itemId: number | null;
  itemNameEn: string | null;
  itemNameAr: string | null;
  authorName: string;
  rating: number;
  comment: string;
  pictures: string[];
  reply: string | null;
  createdAt: Date;
};

/** One item, or a store with all its items. */
export type ReviewSubject = { itemId: number } | { storeId: number };

type Page = { limit: number; offset: number };

export function newestReviews(db: Sql, reviewed: ReviewSubject, { limit, offset }: Page): Promise<ReviewRow[]> {
  return db<ReviewRow[]>`
    select r.id, r.item_id as "itemId", i.name_en as "itemNameEn", i.name_ar as "itemNameAr",
           r.author_name as "authorName", r.rating, r.comment, r.pictures, r.reply, r.created_at as "createdAt"
    from reviews r left join items i on i.id = r.item_id
    where ${isOf(reviewed)} and r.active
    order by r.created_at desc, r.id
    limit ${limit} offset ${offset}`;
}

export async function countReviews(db: Sql, reviewed: ReviewSubject): Promise<number> {
  const rows = await db<{ count: number }[]>`
    select count(*) as count from reviews r where ${isOf(reviewed)} and r.active`;
  return rows[0]?.count ?? 0;
}

/**
 * The number of reviews with one to five stars, as a column of a statement that selects an item or a store. The catalog
 * receives it from the composition, because it is on a lower floor and cannot read this table.
 */
export const ratingCounts = {
  ofItem: (itemId: Part): Part => part`
    (select array[count(*) filter (where r.rating = 1), count(*) filter (where r.rating = 2),
                  count(*) filter (where r.rating = 3), count(*) filter (where r.rating = 4),
                  count(*) filter (where r.rating = 5)]
     from reviews r where r.item_id = ${itemId} and r.active)`,
  ofStore: (storeId: Part): Part => part`
    (select array_agg((select count(*)::int from reviews r
                       where r.store_id = ${storeId} and r.active and r.rating = stars) order by stars)
     from generate_series(1, 5) stars)`,
};

function isOf(reviewed: ReviewSubject): Part {
  return 'itemId' in reviewed ? part`r.item_id = ${reviewed.itemId}` : part`r.store_id = ${reviewed.storeId}`;
}
