import type { ModuleId, StoreId, ZoneId } from '@rialto/database/ids.ts';
import { part, type Part } from '@rialto/database/part.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { conditionsOf, orderableFirst, sortOf, type ItemFilter, type Orderable } from '../catalog/catalog.public.ts';
import type { TextQuery } from './text-query.ts';

/** Best match first, nearest store first, or one of the sorts of item lists. */
export type Ranking = 'match' | 'nearest' | ItemFilter['sort'];

/** For a word that thousands of items have, only the most ordered are ranked. */
const MOST_FOUND = 1_000;

type MatchOptions = {
  filter: ItemFilter;
  ranking: Ranking;
  nearestStoreIds: readonly number[];
  orderable: Orderable;
};

/**
 * The ids of the items that have all the words as a list, at most a thousand: zones are read by popularity band until the limit is reached.
 * The inner limit keeps the planner from turning the loop into a scan of all items.
 */
export function itemsMatching(query: TextQuery, options: MatchOptions): Part {
  const { filter } = options;
  return part`
    array(select i.id from (
      select i.* from (select zone, band::smallint from unnest(${filter.zoneIds}::int[]) zone
                       cross join generate_series(0, 6) band order by band, zone) place
      cross join lateral (
        select i.id, i.store_id, i.order_count, i.name_search_en, i.name_search_ar, i.created_at, i.final_price_minor,
               i.rating, i.rating_count, i.available
        from items i
        where search_scope(i.zone_id, i.module_id, i.popularity_band)
            = search_scope(place.zone, ${filter.moduleId ?? 0}, place.band)
          and i.search @@ ${tsqueryOf(query)} and ${conditionsOf(filter)}
        limit ${MOST_FOUND}) i
      limit ${MOST_FOUND}) i
    order by ${orderableFirst(options.orderable)} ${rankingOf(query, options)})`;
}

/** The words contain only letters and digits, so they need no escaping. */
function tsqueryOf({ words }: TextQuery): Part {
  const textIn = (language: string) =>
    words
      .filter((word) => word.language === language)
      .map(({ terms }) => `(${terms.join(' | ')})`)
      .join(' & ');
  const [english, arabic] = [textIn('en'), textIn('ar')];
  if (arabic === '') return part`to_tsquery('english', ${english})`;
  if (english === '') return part`to_tsquery('arabic', ${arabic})`;
  return part`(to_tsquery('english', ${english}) && to_tsquery('arabic', ${arabic}))`;
}

function rankingOf(query: TextQuery, { ranking, nearestStoreIds }: MatchOptions): Part {
  if (ranking === 'match') return part`${matchOf(query)}, ${sortOf('popular')}`;
  if (ranking === 'nearest')
    return part`array_position(${nearestStoreIds}::bigint[], i.store_id), ${matchOf(query)}, ${sortOf('popular')}`;
  return sortOf(ranking);
}

/** 0: the whole name; 1: prefix of the name; 2: all words in the name; 3: some words elsewhere (SEA-10). */
function matchOf({ text, words }: TextQuery): Part {
  const inName = words.map(
    ({ patterns }) => part`(' ' || i.name_search_en || ' ' || i.name_search_ar || ' ') like any(${patterns}::text[])`,
  );
  return part`case
    when ${text} in (i.name_search_en, i.name_search_ar) then 0
    when starts_with(i.name_search_en, ${text}) or starts_with(i.name_search_ar, ${text}) then 1
    when ${inName.reduce((all, one) => part`${all} and ${one}`)} then 2
    else 3 end`;
}

/** Ids of items of stores as a list, what can be ordered first, then nearest store first, at most a thousand. */
export function itemsOfStores(storeIds: readonly StoreId[], filter: ItemFilter, orderable: Orderable): Part {
  return part`
    array(select i.id from (
      select near.place, i.id, i.store_id, i.order_count, i.available from unnest(${storeIds}::bigint[]) with ordinality near(id, place)
      cross join lateral (select i.id, i.store_id, i.order_count, i.available from items i
                          where i.store_id = near.id and ${conditionsOf(filter)}
                          order by i.order_count desc, i.id limit ${MOST_FOUND}) i
      limit ${MOST_FOUND}) i
    order by ${orderableFirst(orderable)} i.place, i.order_count desc, i.id)`;
}

/**
 * The stores that sell a matching item. Category and brand filters have an index; for other filters nearly every store has
 * a match among its first items.
 */
export async function storesSellingSome(
  db: Sql,
  storeIds: readonly StoreId[],
  filter: ItemFilter,
): Promise<Set<number>> {
  const isIndexed = filter.categoryIds ?? filter.parentCategoryId ?? filter.brandIds;
  const rows = await (isIndexed
    ? db.unprepared<{ id: number }[]>`
        select distinct i.store_id as id from items i
        where i.zone_id = any(${filter.zoneIds}) and ${conditionsOf(filter)}`
    : db.unprepared<{ id: number }[]>`
        select s.id from unnest(${storeIds}::bigint[]) s(id)
        where exists (select from items i where i.store_id = s.id and ${conditionsOf(filter)})`);
  return new Set(rows.map(({ id }) => id));
}

type NamesInScope = { zoneIds: readonly ZoneId[]; moduleId: ModuleId; language: 'en' | 'ar' };

/**
 * A picture for each name: of the most ordered item with exactly this name. The words of the name find it in the search
 * index, one band of popularity after the other.
 */
export async function picturesOfNames(
  db: Sql,
  names: readonly { name: string; words: string }[],
  { zoneIds, moduleId, language }: NamesInScope,
): Promise<Map<string, string | null>> {
  const nameColumn = language === 'ar' ? part`i.name_ar` : part`i.name_en`;
  const words =
    language === 'ar' ? part`plainto_tsquery('arabic', asked.words)` : part`plainto_tsquery('english', asked.words)`;
  const rows = await db.unprepared<{ name: string; picture: string | null }[]>`
    select asked.name, found.picture
    from unnest(${names.map(({ name }) => name)}::text[], ${names.map((one) => one.words)}::text[]) asked(name, words)
    cross join lateral (
      select i.picture from (select zone, band::smallint from unnest(${zoneIds}::int[]) zone
                             cross join generate_series(0, 6) band order by band, zone) place
      cross join lateral (
        select i.picture from items i
        where search_scope(i.zone_id, i.module_id, i.popularity_band)
            = search_scope(place.zone, ${moduleId}, place.band)
          and i.search @@ ${words} and ${nameColumn} = asked.name and i.active and i.store_active
        limit 1) i
      limit 1) found`;
  return new Map(rows.map(({ name, picture }) => [name, picture]));
}
