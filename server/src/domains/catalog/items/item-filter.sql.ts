import { allOf, part, type Part } from '@rialto/database/part.ts';

import type { ItemFilter, ItemSort } from './item-filter.ts';

/** The conditions other than the zone, over items as `i`. Their text matches the partial indexes. */
export function conditionsOf(filter: ItemFilter): Part {
  const conditions = [part`i.active and i.store_active`];
  const add = (value: unknown, condition: () => Part) => {
    if (value !== undefined && value !== false) conditions.push(condition());
  };
  add(filter.moduleId, () => part`i.module_id = ${filter.moduleId ?? 0}`);
  add(filter.storeId, () => part`i.store_id = ${filter.storeId ?? 0}`);
  add(filter.storeIds, () => part`i.store_id = any(${filter.storeIds ?? []}::bigint[])`);
  add(filter.parentCategoryId, () => part`i.parent_category_id = ${filter.parentCategoryId ?? 0}`);
  add(filter.categoryIds, () => inCategories(filter.categoryIds ?? []));
  add(filter.brandIds, () => part`i.brand_id is not null and i.brand_id = any(${filter.brandIds ?? []}::int[])`);
  add(filter.conditionId, () => part`i.condition_id is not null and i.condition_id = ${filter.conditionId ?? 0}`);
  add(filter.hasCondition, () => part`i.condition_id is not null`);
  if (filter.isVeg !== undefined) conditions.push(part`i.veg = ${filter.isVeg}`);
  add(filter.isHalal, () => part`i.halal`);
  add(filter.isDiscounted, () => part`i.final_price_minor < i.price_minor`);
  add(filter.isRecommended, () => part`i.recommended`);
  add(filter.isRated, () => part`i.rating_count > 0`);
  add(filter.minimumRating, () => part`i.rating >= ${filter.minimumRating ?? 0}::real`);
  add(filter.minimumMinor, () => part`i.final_price_minor >= ${filter.minimumMinor ?? 0}`);
  add(filter.maximumMinor, () => part`i.final_price_minor <= ${filter.maximumMinor ?? 0}`);
  for (const word of filter.words ?? []) conditions.push(hasWord(word));
  return allOf(conditions);
}

/** A single category uses equality, so that its index provides the order. */
function inCategories(ids: number[]): Part {
  const [first] = ids;
  return ids.length === 1 && first !== undefined
    ? part`i.category_id = ${first}`
    : part`i.category_id = any(${ids}::int[])`;
}

/** The word is normalised, so it contains no wildcard. */
function hasWord(word: string): Part {
  return part`(' ' || i.name_search_en || ' ' || i.name_search_ar) like ${`% ${word.replaceAll(/[%_\\]/g, '')}%`}`;
}

const sorts: Record<ItemSort, Part> = {
  popular: part`i.order_count desc, i.id`,
  new: part`i.created_at desc, i.id`,
  price_low: part`i.final_price_minor, i.id`,
  price_high: part`i.final_price_minor desc, i.id desc`,
  rating: part`i.rating desc, i.rating_count desc, i.id`,
};

export function sortOf(sort: ItemSort): Part {
  return sorts[sort];
}
