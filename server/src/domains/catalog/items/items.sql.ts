import type { CategoryId, StoreId, ZoneId } from '@rialto/database/ids.ts';
import { part, plannedLimit, type Part } from '@rialto/database/part.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { Span } from '@rialto/rules/store/hours.ts';
import { isId } from '../../../platform/id-or-slug.ts';
import { readSpans } from '../../../platform/spans.ts';
import type { ItemFilter } from './item-filter.ts';
import type { ItemCounts } from '../rating-counts.ts';
import { conditionsOf, sortOf } from './item-filter.sql.ts';
import { assortmentTokenOf } from '../goods/live-stock.sql.ts';
import { itemColumns, type ItemDetailRow, type ItemRow, type ItemVersion } from './item-row.sql.ts';

type WithAvailableText<T> = Omit<T, 'available'> & { available: string | null };

function parse<T extends { available: Span[] | null }>(row: WithAvailableText<T>): T {
  return { ...row, available: row.available === null ? null : readSpans(row.available) } as unknown as T;
}

export type Page = { limit: number; offset: number };

/** The condition of a list that is not divided. */
const WHOLE = part`true`;

/**
 * One page in its order. Each zone is read in the order of its own index and the first rows are merged, because a single
 * condition over several zones would sort all their rows; columns are computed for the rows of the page only.
 */
export async function pageOfItems(
  db: Sql,
  filter: ItemFilter,
  { limit, offset }: Page,
  listPart: Part = WHOLE,
): Promise<ItemRow[]> {
  const sort = sortOf(filter.sort);
  const passing = part`${conditionsOf(filter)} and ${listPart}`;
  const rows = await db.varying<WithAvailableText<ItemRow>[]>`
    select ${itemColumns} from (
      select i.* from unnest(${filter.zoneIds}::int[]) z
      cross join lateral (select * from (select * from items i where i.zone_id = z and ${passing}
                                         order by ${sort} limit ${limit + offset}) i
                          limit ${plannedLimit(limit + offset)}) i
      order by ${sort} limit ${limit} offset ${offset}) i
    order by ${sort}`;
  return rows.map((row) => parse<ItemRow>(row));
}

/** Exact up to a limit, because counting tens of thousands costs more than the page itself. */
export async function countItems(db: Sql, filter: ItemFilter, most: number, listPart: Part = WHOLE): Promise<number> {
  const rows = await db.varying<{ count: number }[]>`
    select count(*) as count from (
      select from unnest(${filter.zoneIds}::int[]) z
      cross join lateral (select from items i where i.zone_id = z and ${conditionsOf(filter)} and ${listPart}
                          limit ${most}) i
      limit ${most}) counted`;
  return rows[0]?.count ?? 0;
}

/** The active items with these ids in the zones, in the order of the ids. */
export async function itemsWithIds(db: Sql, ids: readonly number[], zoneIds: readonly ZoneId[]): Promise<ItemRow[]> {
  const rows = await db<WithAvailableText<ItemRow>[]>`
    select ${itemColumns} from unnest(${ids}::bigint[]) with ordinality wanted(id, place)
    join items i on i.id = wanted.id
    where i.zone_id = any(${zoneIds}) and i.active and i.store_active
    order by wanted.place`;
  return rows.map((row) => parse<ItemRow>(row));
}

/**
 * The ids that the part selects as one list, and the active items at one page of them. One statement, because the ids of
 * a search are found faster than a second statement is sent.
 */
export async function idsWithPage(
  db: Sql,
  ids: Part,
  { limit, offset }: Page,
  zoneIds: readonly ZoneId[],
): Promise<{ ids: number[]; items: ItemRow[] }> {
  const rows = await db.varying<(WithAvailableText<ItemRow> & { ids: number[] | null; place: number | null })[]>`
    with found as materialized (select ${ids} as ids)
    select wanted.place, case when wanted.place is null or wanted.place = 1 then found.ids end as ids, i.*
    from found
    left join lateral unnest(found.ids[${offset + 1}:${offset + limit}]) with ordinality wanted(id, place) on true
    left join lateral (select ${itemColumns} from items i
                       where i.id = wanted.id and i.zone_id = any(${zoneIds}) and i.active and i.store_active) i on true
    order by wanted.place`;
  const found = rows[0]?.ids ?? [];
  // The pages of a search are cached, but its ids once only.
  for (const row of rows) row.ids = null;
  return { ids: found, items: rows.filter(({ id }) => id !== null).map((row) => parse<ItemRow>(row)) };
}

/** The parts of an item that change without a new version of it, and its version. */
export type LiveItem = Pick<ItemDetailRow, 'id' | 'stocks' | 'wishlistCount' | 'ratings'> & { version: string };

/**
 * An item by its id or its slug; digits only are an id. The version is a new one after every change of its row, and of
 * everything else that its store sells, such as add-ons.
 */
export async function findLiveItem(db: Sql, idOrSlug: string, counts: ItemCounts): Promise<LiveItem | null> {
  const rows = await db<LiveItem[]>`
    select i.id, ${liveColumns(counts)} from items i where ${isThisItem(idOrSlug)} and i.active and i.store_active`;
  return rows[0] ?? null;
}

function liveColumns({ favourites, ratings }: ItemCounts): Part {
  return part`i.xmin::text || ' ' || ${assortmentTokenOf(part`i.store_id`)} as version,
    coalesce((select json_object_agg(v.variation_key, v.stock) from inventory v where v.item_id = i.id), '{}') as stocks,
    ${favourites(part`i.id`)} as "wishlistCount", ${ratings.ofItem(part`i.id`)} as ratings`;
}

function isThisItem(idOrSlug: string): Part {
  return isId(idOrSlug) ? part`i.id = ${idOrSlug}::bigint` : part`i.slug = ${idOrSlug}`;
}

/** Everything about an item. One statement, because two cost a fifth more. */
export async function findItem(
  db: Sql,
  idOrSlug: string,
  counts: ItemCounts,
): Promise<(LiveItem & ItemVersion) | null> {
  const rows = await db<WithAvailableText<LiveItem & ItemVersion>[]>`
    select ${itemColumns}, ${detailColumns}, ${liveColumns(counts)}
    from items i where ${isThisItem(idOrSlug)} and i.active and i.store_active`;
  return rows[0] ? parse<LiveItem & ItemVersion>(rows[0]) : null;
}

const detailColumns = part`
  i.description_en as "descriptionEn", i.description_ar as "descriptionAr", i.gallery,
  i.food_variations as "foodVariations", i.choice_options as "choiceOptions", i.variations,
  coalesce((select json_agg(json_build_object('id', a.id, 'nameEn', a.name_en, 'nameAr', a.name_ar,
                                              'priceMinor', a.price_minor) order by a.id)
            from item_add_ons ia join add_ons a on a.id = ia.add_on_id and a.active
            where ia.item_id = i.id), '[]') as "addOns",
  (select json_build_object('id', b.id, 'nameEn', b.name_en, 'nameAr', b.name_ar)
   from brands b where b.id = i.brand_id) as brand,
  (select json_build_object('id', c.id, 'nameEn', c.name_en, 'nameAr', c.name_ar)
   from common_conditions c where c.id = i.condition_id) as condition,
  i.unreviewed_ratings as "unreviewedRatings"`;

export type ItemInStore = { id: number; storeId: StoreId; categoryId: CategoryId; relatedCount: number };

/** The store and category of an item, and the number of other items in the store. */
export async function findItemInStore(db: Sql, idOrSlug: string): Promise<ItemInStore | null> {
  const isThis = isId(idOrSlug) ? part`o.id = ${idOrSlug}::bigint` : part`o.slug = ${idOrSlug}`;
  const rows = await db<ItemInStore[]>`
    select o.id, o.store_id as "storeId", o.category_id as "categoryId",
           (select count(*) from items i
            where i.store_id = o.store_id and i.id <> o.id and i.active and i.store_active) as "relatedCount"
    from items o where ${isThis} and o.active and o.store_active`;
  return rows[0] ?? null;
}

export async function relatedItems(
  db: Sql,
  item: ItemInStore,
  { limit, offset }: Page,
  first: Part,
): Promise<ItemRow[]> {
  const rows = await db<WithAvailableText<ItemRow>[]>`
    select ${itemColumns} from items i
    where i.store_id = ${item.storeId} and i.id <> ${item.id} and i.active and i.store_active
    order by ${first} (i.category_id = ${item.categoryId}) desc, i.order_count desc, i.id
    limit ${limit} offset ${offset}`;
  return rows.map((row) => parse<ItemRow>(row));
}
