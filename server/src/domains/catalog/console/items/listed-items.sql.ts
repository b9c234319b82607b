import type { CategoryId, ItemId, StoreId } from '@rialto/database/ids.ts';
import { allOf, part, type Part } from '@rialto/database/part.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { searchWords } from '@rialto/rules/text/normalise.ts';

export type ListedItemRow = {
  id: ItemId;
  slug: string;
  nameEn: string;
  nameAr: string | null;
  picture: string | null;
  storeId: StoreId;
  storeNameEn: string;
  storeNameAr: string | null;
  categoryId: CategoryId;
  categoryNameEn: string | null;
  categoryNameAr: string | null;
  priceMinor: number;
  finalPriceMinor: number;
  stock: number | null;
  isActive: boolean;
  soldOutUntil: Date | null;
};

export type ConsoleItemFilter = {
  /** The stores of the member of staff; null for all. */
  storeIds: readonly StoreId[] | null;
  name?: string | undefined;
  storeId?: StoreId | undefined;
  categoryId?: CategoryId | undefined;
  isActive?: boolean | undefined;
  stock?: 'out' | 'low' | undefined;
  isSoldOut?: boolean | undefined;
  now: Date;
};

const LOW_STOCK = 5;
const stockOf = part`(select coalesce(sum(v.stock), 0) from inventory v where v.item_id = i.id)`;

export function conditionsOf(filter: ConsoleItemFilter): Part {
  const { storeIds, name, storeId, categoryId, isActive, stock, isSoldOut, now } = filter;
  return allOf([
    ...(storeIds === null ? [] : [part`i.store_id = any(${storeIds}::bigint[])`]),
    ...(storeId === undefined ? [] : [part`i.store_id = ${storeId}`]),
    ...searchWords(name ?? '').map(
      (word) => part`(' ' || i.name_search_en || ' ' || i.name_search_ar) like ${`% ${word}%`}`,
    ),
    ...(categoryId === undefined
      ? []
      : [part`(i.category_id = ${categoryId} or i.parent_category_id = ${categoryId})`]),
    ...(isActive === undefined ? [] : [part`i.active = ${isActive}`]),
    ...(stock === undefined
      ? []
      : [part`i.has_stock and ${stockOf} ${stock === 'out' ? part`= 0` : part`between 1 and ${LOW_STOCK}`}`]),
    ...(isSoldOut === undefined ? [] : [part`coalesce(i.sold_out_until > ${now}, false) = ${isSoldOut}`]),
  ]);
}

/** One page by name. The page is cut before its rows are joined, so that a late page costs only the index. */
export function listedItems(
  db: Sql,
  filter: ConsoleItemFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<ListedItemRow[]> {
  return db.unprepared<ListedItemRow[]>`
    select i.id, i.slug, i.name_en as "nameEn", i.name_ar as "nameAr", i.picture, i.store_id as "storeId",
      s.name_en as "storeNameEn", s.name_ar as "storeNameAr", i.category_id as "categoryId",
      c.name_en as "categoryNameEn", c.name_ar as "categoryNameAr", i.price_minor as "priceMinor",
      i.final_price_minor as "finalPriceMinor", case when i.has_stock then ${stockOf} end as stock,
      i.active as "isActive", i.sold_out_until as "soldOutUntil"
    from (select i.id from items i where ${conditionsOf(filter)} order by i.name_en, i.id
          limit ${limit} offset ${offset}) page
    join items i on i.id = page.id
    join stores s on s.id = i.store_id
    left join categories c on c.id = i.category_id
    order by i.name_en, i.id`;
}

export async function countListedItems(db: Sql, filter: ConsoleItemFilter): Promise<number> {
  const rows = await db.unprepared<{ count: number }[]>`
    select count(*) as count from items i where ${conditionsOf(filter)}`;
  return rows[0]?.count ?? 0;
}

export type StoreCount = { id: StoreId; nameEn: string; nameAr: string | null; items: number };

export function itemsByStore(db: Sql, filter: ConsoleItemFilter): Promise<StoreCount[]> {
  return db.unprepared<StoreCount[]>`
    select s.id, s.name_en as "nameEn", s.name_ar as "nameAr", counted.items
    from (select i.store_id, count(*) as items from items i where ${conditionsOf(filter)} group by i.store_id) counted
    join stores s on s.id = counted.store_id order by s.name_en, s.id`;
}
