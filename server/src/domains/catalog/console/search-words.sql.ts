import type { BrandId, CategoryId, ItemId, StoreId } from '@rialto/database/ids.ts';
import { part, type Part } from '@rialto/database/part.ts';
import type { Sql } from '@rialto/database/sql.ts';

export type SearchWordsOf =
  | { storeId: StoreId }
  | { categoryId: CategoryId }
  | { brandId: BrandId }
  | { itemIds: readonly ItemId[] };

function conditionOf(of: SearchWordsOf): Part {
  if ('storeId' in of) return part`i.store_id = ${of.storeId}`;
  if ('categoryId' in of) return part`(i.category_id = ${of.categoryId} or i.parent_category_id = ${of.categoryId})`;
  if ('brandId' in of) return part`i.brand_id = ${of.brandId}`;
  return part`i.id = any(${of.itemIds}::bigint[])`;
}

/** Items with the same store, category and brand have the same words around their name. */
type Group = { storeId: StoreId; categoryId: CategoryId; brandId: BrandId | null };
type NameRow = { names: { en: string; ar: string | null }[] };

export function surroundingNames(tx: Sql, of: SearchWordsOf): Promise<(Group & NameRow)[]> {
  return tx<(Group & NameRow)[]>`
    select i."storeId", i."categoryId", i."brandId",
      (select json_agg(json_build_object('en', n.name_en, 'ar', n.name_ar))
       from (select name_en, name_ar from categories where id in (i."categoryId", i."parentId")
             union all select name_en, name_ar from brands where id = i."brandId"
             union all select name_en, name_ar from stores where id = i."storeId") n) as names
    from (select distinct i.store_id as "storeId", i.category_id as "categoryId", i.parent_category_id as "parentId",
                 i.brand_id as "brandId"
          from items i where ${conditionOf(of)}) i`;
}

export async function updateMoreSearch(
  tx: Sql,
  of: SearchWordsOf,
  { storeId, categoryId, brandId, en, ar }: Group & { en: string; ar: string },
): Promise<void> {
  await tx`
    update items i set more_search_en = ${en}, more_search_ar = ${ar}
    where ${conditionOf(of)} and i.store_id = ${storeId} and i.category_id = ${categoryId}
      and i.brand_id is not distinct from ${brandId} and (i.more_search_en, i.more_search_ar) is distinct from (${en}, ${ar})`;
}
