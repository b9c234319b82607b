import type { CourierId, CustomerId, ItemId, OrderId, StoreId } from '@rialto/database/ids.ts';
import { part, type Part } from '@rialto/database/part.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { reviewColumns, type ReviewRow } from '../reviews.sql.ts';

export type StaffReviewRow = ReviewRow & {
  storeId: StoreId | null;
  courierId: CourierId | null;
  orderId: OrderId | null;
  repliedAt: Date | null;
  hiddenAt: Date | null;
  hideReason: string | null;
};

/** `storeIds` is null for staff of the whole shop, who also see the reviews of couriers. */
export type StaffFilter = {
  storeIds: readonly StoreId[] | null;
  customerId: CustomerId | null;
  list: 'all' | 'unanswered' | 'hidden';
};

export function reviewsForStaff(
  db: Sql,
  filter: StaffFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<StaffReviewRow[]> {
  return db<StaffReviewRow[]>`
    select ${reviewColumns}, r.store_id as "storeId", r.courier_id as "courierId", r.order_id as "orderId",
      r.replied_at as "repliedAt", r.hidden_at as "hiddenAt", r.hide_reason as "hideReason"
    from reviews r left join items i on i.id = r.item_id
    where ${matches(filter)} order by r.created_at desc, r.id limit ${limit} offset ${offset}`;
}

export async function countReviewsForStaff(db: Sql, filter: StaffFilter): Promise<number> {
  const rows = await db<{ count: number }[]>`select count(*) as count from reviews r where ${matches(filter)}`;
  return rows[0]?.count ?? 0;
}

function matches({ storeIds, customerId, list }: StaffFilter): Part {
  const isOfStores = storeIds === null ? part`true` : part`r.store_id = any(${storeIds}::bigint[])`;
  const isTheirs = customerId === null ? isOfStores : part`${isOfStores} and r.customer_id = ${customerId}`;
  if (list === 'hidden') return part`${isTheirs} and not r.active`;
  // A review without words needs no answer.
  if (list === 'unanswered')
    return part`${isTheirs} and r.active and r.store_id is not null and r.reply is null and r.comment <> ''`;
  return isTheirs;
}

export type LockedReview = {
  id: number;
  storeId: StoreId | null;
  itemId: ItemId | null;
  courierId: CourierId | null;
  rating: number;
  isActive: boolean;
  repliedAt: Date | null;
};

export async function lockReview(tx: Sql, id: number): Promise<LockedReview | null> {
  const rows = await tx<LockedReview[]>`
    select id, store_id as "storeId", item_id as "itemId", courier_id as "courierId", rating, active as "isActive",
      replied_at as "repliedAt"
    from reviews where id = ${id} for no key update`;
  return rows[0] ?? null;
}

export async function writeReply(tx: Sql, id: number, reply: string, now: Date): Promise<void> {
  await tx`update reviews set reply = ${reply}, replied_at = ${now} where id = ${id}`;
}

export async function writeHidden(tx: Sql, id: number, hidden: { reason: string; at: Date } | null): Promise<void> {
  await tx`
    update reviews set active = ${hidden === null}, hidden_at = ${hidden?.at ?? null},
      hide_reason = ${hidden?.reason ?? null} where id = ${id}`;
}
