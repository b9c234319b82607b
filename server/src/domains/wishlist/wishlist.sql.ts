import type { CustomerId, ItemId, StoreId } from '@rialto/database/ids.ts';
import { part, type Part } from '@rialto/database/part.ts';
import type { Sql } from '@rialto/database/sql.ts';

type Favourites = { itemIds: ItemId[]; storeIds: StoreId[] };

export async function favouritesOf(db: Sql, customerId: CustomerId): Promise<Favourites> {
  const rows = await db<{ itemId: ItemId | null; storeId: StoreId | null }[]>`
    select item_id as "itemId", null as "storeId", created_at, item_id as id from wishlist_items
      where customer_id = ${customerId}
    union all
    select null, store_id, created_at, store_id from wishlist_stores where customer_id = ${customerId}
    order by created_at desc, id`;
  return {
    itemIds: rows.flatMap(({ itemId }) => (itemId === null ? [] : [itemId])),
    storeIds: rows.flatMap(({ storeId }) => (storeId === null ? [] : [storeId])),
  };
}

export type Outcome = 'added' | 'unknown' | 'full';

export async function insertItem(
  db: Sql,
  customerId: CustomerId,
  itemId: ItemId,
  most: number,
  now: Date,
): Promise<Outcome> {
  const rows = await db<{ isKnown: boolean; hasRoom: boolean }[]>`
    with checks as (
      select exists (select from items where id = ${itemId} and active and store_active) as "isKnown",
             (select count(*) from wishlist_items where customer_id = ${customerId} and item_id <> ${itemId}) < ${most}
               as "hasRoom"),
    added as (
      insert into wishlist_items (customer_id, item_id, created_at)
      select ${customerId}, ${itemId}, ${now}::timestamptz from checks where "isKnown" and "hasRoom"
      on conflict do nothing)
    select * from checks`;
  return outcomeOf(rows[0]);
}

export async function insertStore(
  db: Sql,
  customerId: CustomerId,
  storeId: StoreId,
  most: number,
  now: Date,
): Promise<Outcome> {
  const rows = await db<{ isKnown: boolean; hasRoom: boolean }[]>`
    with checks as (
      select exists (select from stores where id = ${storeId} and active) as "isKnown",
             (select count(*) from wishlist_stores where customer_id = ${customerId} and store_id <> ${storeId}) < ${most}
               as "hasRoom"),
    added as (
      insert into wishlist_stores (customer_id, store_id, created_at)
      select ${customerId}, ${storeId}, ${now}::timestamptz from checks where "isKnown" and "hasRoom"
      on conflict do nothing)
    select * from checks`;
  return outcomeOf(rows[0]);
}

function outcomeOf(checks: { isKnown: boolean; hasRoom: boolean } | undefined): Outcome {
  if (!checks?.isKnown) return 'unknown';
  return checks.hasRoom ? 'added' : 'full';
}

export async function deleteItem(db: Sql, customerId: CustomerId, itemId: ItemId): Promise<void> {
  await db`delete from wishlist_items where customer_id = ${customerId} and item_id = ${itemId}`;
}

export async function deleteStore(db: Sql, customerId: CustomerId, storeId: StoreId): Promise<void> {
  await db`delete from wishlist_stores where customer_id = ${customerId} and store_id = ${storeId}`;
}

export async function deleteFavouritesOf(db: Sql, customerId: CustomerId): Promise<void> {
  await db`delete from wishlist_items where customer_id = ${customerId}`;
  await db`delete from wishlist_stores where customer_id = ${customerId}`;
}

/** A column with the number of customers who like an item. */
export function favouriteCount(itemId: Part): Part {
  return part`(select count(*)::int from wishlist_items w where w.item_id = ${itemId})`;
}
