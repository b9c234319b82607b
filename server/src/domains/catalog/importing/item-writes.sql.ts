import type { BrandId, CategoryId, StoreId } from '@rialto/database/ids.ts';
import { part, type Part } from '@rialto/database/part.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { spansText } from '../../../platform/spans.ts';
import type { ItemRecord } from './records.ts';

export type ItemWrite = {
  id: number;
  slug: string;
  categoryId: CategoryId;
  parentCategoryId: number;
  brandId: BrandId | null;
  conditionId: number | null;
  nameSearchEn: string;
  nameSearchAr: string;
  moreSearchEn: string;
  moreSearchAr: string;
  addOnIds: number[];
  record: ItemRecord;
};

/**
 * Words and caches are refreshed by the import itself, once and not for every statement. Its commits do not wait for the
 * disk: a store that is lost with the power is imported again, because its step is lost with it.
 */
export async function enterImport(tx: Sql): Promise<void> {
  await tx`select set_config('rialto.is_importing', 'on', true), set_config('synchronous_commit', 'off', true)`;
}

/** Invalidates the caches of the catalogue on every node. */
export async function notifyCatalogueChange(db: Sql): Promise<void> {
  await db`
    select pg_notify('rialto_changed', name)
    from unnest(array['stores', 'categories', 'brands', 'common_conditions', 'items', 'add_ons', 'search_terms']) name`;
}

export async function insertItems(tx: Sql, storeId: StoreId, writes: readonly ItemWrite[]): Promise<void> {
  await tx`
    insert into items (id, store_id, store_active, store_discount_percent, zone_id, module_id, category_id,
      parent_category_id, brand_id, condition_id, slug, sku, name_en, name_ar, description_en, description_ar, picture,
      gallery, unit_en, unit_ar, price_minor, discount_type, discount, choice_options, variations, food_variations,
      has_stock, maximum_cart_quantity, available, veg, halal, organic, recommended, prescription_required, active,
      name_search_en, name_search_ar, more_search_en, more_search_ar)
    select x.id, s.id, s.active, s.live_discount_percent, s.zone_id, s.module_id, "categoryId", "parentCategoryId",
      "brandId", "conditionId", x.slug, key, "nameEn", "nameAr", "descriptionEn", "descriptionAr", picture, gallery,
      "unitEn", "unitAr", "priceMinor", "discountType", "discountValue", choices, variations, options, "hasStock",
      "maximumCartQuantity", x.available, "isVeg", "isHalal", "isOrganic", "isRecommended", "needsPrescription",
      "isActive", "nameSearchEn", "nameSearchAr", "moreSearchEn", "moreSearchAr"
    from stores s cross join ${rows(writes)} where s.id = ${storeId}`;
}

/** The key, the slug and all that customers have counted stay. */
export async function updateItems(tx: Sql, storeId: StoreId, writes: readonly ItemWrite[]): Promise<void> {
  await tx`
    update items i set category_id = "categoryId", parent_category_id = "parentCategoryId", brand_id = "brandId",
      condition_id = "conditionId", name_en = "nameEn", name_ar = "nameAr", description_en = "descriptionEn",
      description_ar = "descriptionAr", picture = x.picture, gallery = x.gallery, unit_en = "unitEn", unit_ar = "unitAr",
      price_minor = "priceMinor", discount_type = "discountType", discount = "discountValue", choice_options = choices,
      variations = x.variations, food_variations = options, has_stock = "hasStock",
      maximum_cart_quantity = "maximumCartQuantity", available = x.available, veg = "isVeg",
      halal = "isHalal", organic = "isOrganic", recommended = "isRecommended",
      prescription_required = "needsPrescription", active = "isActive", name_search_en = "nameSearchEn",
      name_search_ar = "nameSearchAr", more_search_en = "moreSearchEn", more_search_ar = "moreSearchAr"
    from ${rows(writes)} where i.id = x.id and i.store_id = ${storeId}`;
}

/** Empty fields are left out of the rows, because most fields of most items are empty. */
function rows(writes: readonly ItemWrite[]): Part {
  return part`(
    select id, "categoryId", "parentCategoryId", "brandId", "conditionId", slug, key, "nameEn", "nameAr",
      coalesce("descriptionEn", '') as "descriptionEn", "descriptionAr", picture, coalesce(gallery, '{}') as gallery,
      "unitEn", "unitAr", "priceMinor", "discountType", "discountValue", coalesce(choices, '[]') as choices,
      coalesce(variations, '[]') as variations, coalesce(options, '[]') as options,
      coalesce("hasStock", false) as "hasStock", "maximumCartQuantity", available::int4multirange as available, "isVeg",
      coalesce("isHalal", false) as "isHalal", coalesce("isOrganic", false) as "isOrganic",
      coalesce("isRecommended", false) as "isRecommended",
      coalesce("needsPrescription", false) as "needsPrescription", coalesce("isActive", false) as "isActive",
      coalesce("nameSearchEn", '') as "nameSearchEn", coalesce("nameSearchAr", '') as "nameSearchAr",
      coalesce("moreSearchEn", '') as "moreSearchEn", coalesce("moreSearchAr", '') as "moreSearchAr"
    from json_to_recordset(${JSON.stringify(writes.map(row))}::json)
      as given(id bigint, "categoryId" int, "parentCategoryId" int, "brandId" int, "conditionId" int,
               slug text, key text, "nameEn" text, "nameAr" text, "descriptionEn" text, "descriptionAr" text,
               picture text, gallery text[], "unitEn" text, "unitAr" text, "priceMinor" bigint, "discountType" text,
               "discountValue" bigint, choices jsonb, variations jsonb, options jsonb, "hasStock" boolean,
               "maximumCartQuantity" int, available text, "isVeg" boolean, "isHalal" boolean, "isOrganic" boolean,
               "isRecommended" boolean, "needsPrescription" boolean, "isActive" boolean, "nameSearchEn" text,
               "nameSearchAr" text, "moreSearchEn" text, "moreSearchAr" text)) x`;
}

function row(write: ItemWrite): Record<string, unknown> {
  const { record } = write;
  const { nameEn, nameAr, descriptionEn, descriptionAr, picture, unitEn, unitAr, priceMinor, discount, isVeg } = record;
  return {
    id: write.id,
    slug: write.slug,
    categoryId: write.categoryId,
    parentCategoryId: write.parentCategoryId,
    brandId: filled(write.brandId),
    conditionId: filled(write.conditionId),
    key: record.key,
    nameEn,
    nameAr: filled(nameAr),
    descriptionEn: filled(descriptionEn),
    descriptionAr: filled(descriptionAr),
    picture: filled(picture),
    gallery: filled(record.gallery),
    unitEn: filled(unitEn),
    unitAr: filled(unitAr),
    priceMinor,
    discountType: discount.type,
    discountValue: discount.value,
    isVeg,
    choices: filled(record.choices),
    variations: filled(record.variations),
    options: filled(record.options),
    hasStock: filled(record.stock !== null),
    maximumCartQuantity: filled(record.maximumCartQuantity),
    available: record.available === null ? undefined : spansText(record.available),
    isHalal: filled(record.isHalal),
    isOrganic: filled(record.isOrganic),
    isActive: filled(record.isActive),
    isRecommended: filled(record.isRecommended),
    needsPrescription: filled(record.needsPrescription),
    nameSearchEn: filled(write.nameSearchEn),
    nameSearchAr: filled(write.nameSearchAr),
    moreSearchEn: filled(write.moreSearchEn),
    moreSearchAr: filled(write.moreSearchAr),
  };
}

/** JSON leaves undefined fields out. */
function filled<Value>(value: Value): Value | undefined {
  const isEmpty = value === null || value === false || value === '' || (Array.isArray(value) && value.length === 0);
  return isEmpty ? undefined : value;
}

/** Learns the words of new items for search and suggestions. */
export async function learnItems(tx: Sql, ids: readonly number[]): Promise<void> {
  await tx`select learn_items(${ids}::bigint[])`;
}

/** Merges the words of the items that were written last into the word index. */
export async function mergeSearchIndex(db: Sql): Promise<void> {
  await db`select merge_search_index()`;
}
