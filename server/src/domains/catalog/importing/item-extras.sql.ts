import type { StoreId } from '@rialto/database/ids.ts';
import { listOf, type Part } from '@rialto/database/part.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { ItemWrite } from './item-writes.sql.ts';
import type { AddOnRecord } from './records.ts';

/** The stock of new items, which needs no search for what there is. */
export async function insertStock(tx: Sql, writes: readonly ItemWrite[]): Promise<void> {
  const { ids, keys, stocks } = stocksOf(writes);
  await tx`
    insert into inventory (item_id, variation_key, stock)
    select * from unnest(${listOf.bigints(ids)}, ${listOf.texts(keys)}, ${listOf.ints(stocks)})`;
}

/** Sets the stock of items, in the order of their ids, as orders lock them. */
export async function saveStock(tx: Sql, writes: readonly ItemWrite[]): Promise<void> {
  const { ids, keys, stocks } = stocksOf(writes);
  await tx`
    insert into inventory (item_id, variation_key, stock)
    select * from unnest(${listOf.bigints(ids)}, ${listOf.texts(keys)}, ${listOf.ints(stocks)}) w(item_id, variation_key, stock)
    order by item_id, variation_key
    on conflict (item_id, variation_key) do update set stock = excluded.stock
      where inventory.stock <> excluded.stock`;
}

/** Deletes the stock of former variations. Units that running orders hold are kept for their return. */
export async function deleteOtherStock(tx: Sql, writes: readonly ItemWrite[]): Promise<void> {
  const { ids, keys } = stocksOf(writes);
  await tx`
    delete from inventory v where v.item_id = any(${listOf.bigints(writes.map(({ id }) => id))}) and v.taken = 0
      and not exists (select from unnest(${listOf.bigints(ids)}, ${listOf.texts(keys)}) w(item_id, variation_key)
                      where w.item_id = v.item_id and w.variation_key = v.variation_key)`;
}

function stocksOf(writes: readonly ItemWrite[]): { ids: number[]; keys: string[]; stocks: number[] } {
  const counted = writes.flatMap(({ id, record }) =>
    Object.entries(record.stock ?? {}).map((entry) => [id, ...entry] as const),
  );
  const ids = counted.map(([id]) => id);
  return { ids, keys: counted.map(([, key]) => key), stocks: counted.map(([, , stock]) => stock) };
}

export type StoreAddOn = AddOnRecord & { id: number };

export function addOnsOfStore(db: Sql, storeId: StoreId): Promise<StoreAddOn[]> {
  return db`
    select id, name_en as "nameEn", name_ar as "nameAr", price_minor as "priceMinor" from add_ons
    where store_id = ${storeId} and active order by id`;
}

/** Adds the add-ons whose ids are new and changes the others. */
export async function saveAddOns(tx: Sql, storeId: StoreId, addOns: readonly StoreAddOn[]): Promise<void> {
  await tx`
    insert into add_ons (id, store_id, name_en, name_ar, price_minor)
    select id, ${storeId}, "nameEn", "nameAr", "priceMinor" from jsonb_to_recordset(${JSON.stringify(addOns)}::jsonb)
      as x(id bigint, "nameEn" text, "nameAr" text, "priceMinor" bigint)
    on conflict (id) do update set name_en = excluded.name_en, name_ar = excluded.name_ar,
      price_minor = excluded.price_minor`;
}

/** Gives each item these add-ons. */
export async function saveItemAddOns(tx: Sql, writes: readonly ItemWrite[]): Promise<void> {
  const { items, addOns } = addOnPairs(writes);
  await tx`
    insert into item_add_ons (item_id, add_on_id)
    select * from unnest(${items}, ${addOns}) w(item_id, add_on_id) on conflict do nothing`;
}

/** Takes all other add-ons from the items; those that are switched off stay. */
export async function deleteOtherAddOns(tx: Sql, writes: readonly ItemWrite[]): Promise<void> {
  const { items, addOns } = addOnPairs(writes);
  await tx`
    delete from item_add_ons x using add_ons a
    where a.id = x.add_on_id and a.active and x.item_id = any(${listOf.bigints(writes.map(({ id }) => id))})
      and not exists (select from unnest(${items}, ${addOns}) w(item_id, add_on_id)
                      where w.item_id = x.item_id and w.add_on_id = x.add_on_id)`;
}

function addOnPairs(writes: readonly ItemWrite[]): { items: Part; addOns: Part } {
  const pairs = writes.flatMap(({ id, addOnIds }) => addOnIds.map((addOnId) => [id, addOnId] as const));
  return {
    items: listOf.bigints(pairs.map(([id]) => id)),
    addOns: listOf.bigints(pairs.map(([, addOnId]) => addOnId)),
  };
}
