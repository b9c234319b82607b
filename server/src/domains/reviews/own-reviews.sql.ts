import type { CourierId, CustomerId, ItemId, OrderId, StoreId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';

/** The subject of a review: a store, a line with an item of it, or a courier. */
export type ReviewTarget =
  | { storeId: StoreId; itemId: ItemId | null; lineNo: number | null; courierId: null }
  | { storeId: null; itemId: null; lineNo: null; courierId: CourierId };

/** A review as its author sees it. */
export type OwnReviewRow = {
  id: number;
  itemId: ItemId | null;
  lineNo: number | null;
  storeId: StoreId | null;
  courierId: CourierId | null;
  rating: number;
  comment: string;
  fileIds: string[];
  reply: string | null;
  isHidden: boolean;
  createdAt: Date;
};

export function reviewsOfOrder(db: Sql, orderId: OrderId, customerId: CustomerId): Promise<OwnReviewRow[]> {
  return db<OwnReviewRow[]>`
    select r.id, r.item_id as "itemId", r.line_no as "lineNo", r.store_id as "storeId", r.courier_id as "courierId",
      r.rating, r.comment, r.reply, not r.active as "isHidden", r.created_at as "createdAt",
      array(select p.file_id from review_pictures p where p.review_id = r.id order by p.position) as "fileIds"
    from reviews r where r.order_id = ${orderId} and r.customer_id = ${customerId}`;
}

export async function ratedLinesOf(db: Sql, orderId: OrderId): Promise<number[]> {
  const rows = await db<{ lineNo: number }[]>`
    select line_no as "lineNo" from reviews where order_id = ${orderId} and line_no is not null`;
  return rows.map(({ lineNo }) => lineNo);
}

export async function itemsThatExist(db: Sql, ids: readonly ItemId[]): Promise<number[]> {
  const rows = await db<{ id: number }[]>`select id from items where id = any(${ids}::bigint[])`;
  return rows.map(({ id }) => id);
}

type NewReview = {
  id: number;
  target: ReviewTarget;
  orderId: OrderId;
  customerId: CustomerId;
  authorName: string;
  rating: number;
  comment: string;
  now: Date;
};

/** False if this part of the order has a review: the unique indexes decide between concurrent ones. */
export async function insertReview(tx: Sql, review: NewReview): Promise<boolean> {
  const { id, target, orderId, customerId, authorName, rating, comment, now } = review;
  const rows = await tx<{ id: number }[]>`
    insert into reviews (id, store_id, item_id, courier_id, order_id, line_no, customer_id, author_name, rating, comment,
      created_at)
    values (${id}, ${target.storeId}, ${target.itemId}, ${target.courierId}, ${orderId}, ${target.lineNo}, ${customerId},
      ${authorName}, ${rating}, ${comment}, ${now})
    on conflict do nothing returning id`;
  return rows.length > 0;
}

export async function insertReviewPicture(tx: Sql, reviewId: number, fileId: string, position: number): Promise<void> {
  await tx`
    insert into review_pictures (file_id, review_id, position) values (${fileId}, ${reviewId}, ${position})`;
}
