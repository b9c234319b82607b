import type { Sql } from '@rialto/database/sql.ts';
import { inChunks } from '../in-chunks.ts';
import { multirange } from '../opening-hours.ts';
import type { PlannedAddOn, PlannedItem } from './planned-item.ts';

const ROWS_AT_ONCE = 2500;

type CountedItem = PlannedItem & { unreviewedRatings: number[] };

export async function insertItems(db: Sql, items: CountedItem[], addOns: PlannedAddOn[]): Promise<void> {
  await inChunks(items, ROWS_AT_ONCE, (chunk) => insertItemRows(db, chunk));
  await insertAddOns(db, addOns);
  await insertItemAddOns(db, items);
  await insertInventory(db, items);
}

async function insertItemRows(db: Sql, items: CountedItem[]): Promise<void> {
  await db`
    insert into items (id, store_id, category_id, parent_category_id, brand_id, condition_id, slug, name_en, name_ar,
      description_en, description_ar, picture, gallery, unit_en, unit_ar, price_minor, discount_type, discount, flash_discount_type,
      flash_discount,
      choice_options, variations, food_variations, has_stock, maximum_cart_quantity, available, veg, halal, organic,
      recommended, prescription_required, rating_total, rating_count, unreviewed_ratings, order_count, created_at,
      name_search_en, name_search_ar, more_search_en, more_search_ar)
    select id, "storeId", "categoryId", "parentCategoryId", "brandId", "conditionId", slug, "nameEn", "nameAr",
      "aboutEn", "aboutAr", picture, gallery::text[], "unitEn", "unitAr", "priceMinor", "discountType", discount,
      "flashDiscountType", "flashDiscount",
      "choiceOptions", variations, "foodVariations", "hasStock", "maximumCartQuantity", available::int4multirange,
      veg, halal, organic, recommended, "prescriptionRequired", "ratingTotal", "ratingCount", "unreviewedRatings"::int[],
      "orderCount", "createdAt", "nameSearchEn", "nameSearchAr", "moreSearchEn", "moreSearchAr"
    from jsonb_to_recordset(${JSON.stringify(items.map(itemRow))}::jsonb)
      as x(id bigint, "storeId" bigint, "categoryId" int, "parentCategoryId" int, "brandId" int, "conditionId" int,
           slug text, "nameEn" text, "nameAr" text, "aboutEn" text, "aboutAr" text, picture text, gallery text,
           "unitEn" text, "unitAr" text, "priceMinor" bigint, "discountType" text, discount bigint,
           "flashDiscountType" text, "flashDiscount" bigint,
           "choiceOptions" jsonb, variations jsonb, "foodVariations" jsonb, "hasStock" boolean,
           "maximumCartQuantity" int, available text, veg boolean, halal boolean, organic boolean,
           recommended boolean, "prescriptionRequired" boolean, "ratingTotal" int, "ratingCount" int,
           "unreviewedRatings" text, "orderCount" int, "createdAt" timestamptz, "nameSearchEn" text, "nameSearchAr" text,
           "moreSearchEn" text, "moreSearchAr" text)`;
}

function itemRow({ stock, addOnIds: _, ...item }: CountedItem) {
  return {
    ...item,
    ...{ nameEn: item.name.en, nameAr: item.name.ar, aboutEn: item.about.en, aboutAr: item.about.ar },
    ...{ unitEn: item.unit?.en, unitAr: item.unit?.ar },
    ...{ nameSearchEn: item.nameSearch.en, nameSearchAr: item.nameSearch.ar },
    ...{ moreSearchEn: item.moreSearch.en, moreSearchAr: item.moreSearch.ar },
    picture: item.picture.id,
    gallery: `{${item.gallery.map(({ id }) => id).join(',')}}`,
    unreviewedRatings: `{${item.unreviewedRatings.join(',')}}`,
    hasStock: stock.length > 0,
    available: item.available && multirange(item.available),
  };
}

async function insertAddOns(db: Sql, addOns: PlannedAddOn[]): Promise<void> {
  const rows = addOns.map(({ name, ...addOn }) => ({ ...addOn, ...name }));
  await db`
    insert into add_ons (id, store_id, name_en, name_ar, price_minor)
    select id, "storeId", en, ar, "priceMinor" from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as x(id bigint, "storeId" bigint, en text, ar text, "priceMinor" bigint)`;
}

async function insertItemAddOns(db: Sql, items: PlannedItem[]): Promise<void> {
  const pairs = items.flatMap(({ id, addOnIds }) => addOnIds.map((addOnId) => ({ id, addOnId })));
  await db`
    insert into item_add_ons (item_id, add_on_id)
    select id, "addOnId" from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as x(id bigint, "addOnId" bigint)`;
}

async function insertInventory(db: Sql, items: PlannedItem[]): Promise<void> {
  const rows = items.flatMap(({ id, stock }) => stock.map((each) => ({ id, ...each })));
  await db`
    insert into inventory (item_id, variation_key, stock)
    select id, key, stock from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x(id bigint, key text, stock int)`;
}

/** Updates the number and kinds of items of each store. */
export async function countItemsOfStores(db: Sql): Promise<void> {
  await db`
    update stores s
    set item_count = sold.count, sells_veg = sold.veg, sells_non_veg = sold.non_veg
    from (select store_id, count(*) as count, bool_or(veg is not false) as veg, bool_or(veg is not true) as non_veg
          from items where active group by store_id) sold
    where s.id = sold.store_id`;
}
