import type { ItemId, StoreId } from '@rialto/database/ids.ts';
import { part, type Part } from '@rialto/database/part.ts';
import type { Sql } from '@rialto/database/sql.ts';

export type ReviewRow = {
  id: number;
  itemId: ItemId | null;
  itemNameEn: string | null;
  itemNameAr: string | null;
  /** Null once the account of the author was deleted. */
  authorName: string | null;
  rating: number;
  comment: string;
  /** Pictures of the shop, for reviews that came with it. */
  pictures: string[];
  fileIds: string[];
  reply: string | null;
  createdAt: Date;
};

/** One item, or a store with all its items. */
export type ReviewSubject = { itemId: ItemId } | { storeId: StoreId };

type Page = { limit: number; offset: number };

export const reviewColumns = part`
  r.id, r.item_id as "itemId", i.name_en as "itemNameEn", i.name_ar as "itemNameAr", r.author_name as "authorName",
  r.rating, r.comment, r.pictures, r.reply, r.created_at as "createdAt",
  array(select p.file_id from review_pictures p where p.review_id = r.id order by p.position) as "fileIds"`;

export function newestReviews(db: Sql, reviewed: ReviewSubject, { limit, offset }: Page): Promise<ReviewRow[]> {
  return db<ReviewRow[]>`
    select ${reviewColumns} from reviews r left join items i on i.id = r.item_id
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

const publishedPicture = (fileId: string): Part => part`
  review_pictures p join reviews r on r.id = p.review_id and r.active and r.store_id is not null
  where p.file_id = ${fileId}`;

/** Whether everybody may see a picture: not if its review is hidden, gone, or about a courier. */
export async function isPublishedPicture(db: Sql, fileId: string): Promise<boolean> {
  return (await db`select from ${publishedPicture(fileId)}`).length > 0;
}

export async function findPublishedPicture(db: Sql, fileId: string): Promise<Buffer | null> {
  const rows = await db<{ bytes: Buffer }[]>`
    select u.bytes from uploads u where u.id = (select p.file_id from ${publishedPicture(fileId)})`;
  return rows[0]?.bytes ?? null;
}

function isOf(reviewed: ReviewSubject): Part {
  return 'itemId' in reviewed ? part`r.item_id = ${reviewed.itemId}` : part`r.store_id = ${reviewed.storeId}`;
}
