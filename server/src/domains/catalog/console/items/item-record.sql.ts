import type { ChoiceOption, FoodVariation, Variation } from '@rialto/database/documents/item-options.ts';
import type { BrandId, CategoryId, ItemId, ModuleId, StoreId } from '@rialto/database/ids.ts';
import { part } from '@rialto/database/part.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { DiscountType } from '@rialto/rules/price/discount.ts';
import { searchText } from '@rialto/rules/text/normalise.ts';

/** Everything that staff may change about an item, apart from its stock. */
export type ItemRecord = {
  nameEn: string;
  nameAr: string | null;
  descriptionEn: string;
  descriptionAr: string | null;
  unitEn: string | null;
  unitAr: string | null;
  categoryId: CategoryId;
  parentCategoryId: number;
  brandId: BrandId | null;
  conditionId: number | null;
  priceMinor: number;
  discountType: DiscountType;
  discount: number;
  /** The first is the main picture. */
  pictures: string[];
  foodVariations: FoodVariation[];
  choiceOptions: ChoiceOption[];
  variations: Variation[];
  hasStock: boolean;
  maximumCartQuantity: number | null;
  /** In the text form of the database; null is always. */
  available: string | null;
  isVeg: boolean | null;
  isHalal: boolean;
  isOrganic: boolean;
  isRecommended: boolean;
  needsPrescription: boolean;
  isActive: boolean;
};
export type ItemRecordRow = ItemRecord & {
  id: ItemId;
  slug: string;
  storeId: StoreId;
  moduleId: ModuleId;
  soldOutUntil: Date | null;
  addOnIds: number[];
  /** By variation; '' is the whole item. */
  stocks: Record<string, number>;
};

const columns = part`
  i.id, i.slug, i.store_id as "storeId", i.module_id as "moduleId", i.sold_out_until as "soldOutUntil",
  i.name_en as "nameEn", i.name_ar as "nameAr", i.description_en as "descriptionEn",
  i.description_ar as "descriptionAr", i.unit_en as "unitEn", i.unit_ar as "unitAr", i.category_id as "categoryId",
  i.parent_category_id as "parentCategoryId", i.brand_id as "brandId", i.condition_id as "conditionId",
  i.price_minor as "priceMinor", i.discount_type as "discountType", i.discount,
  array_remove(i.picture || i.gallery, null) as pictures, i.food_variations as "foodVariations",
  i.choice_options as "choiceOptions", i.variations, i.has_stock as "hasStock",
  i.maximum_cart_quantity as "maximumCartQuantity", i.available::text as available, i.veg as "isVeg",
  i.halal as "isHalal", i.organic as "isOrganic", i.recommended as "isRecommended",
  i.prescription_required as "needsPrescription", i.active as "isActive",
  array(select a.add_on_id from item_add_ons a where a.item_id = i.id order by a.add_on_id) as "addOnIds",
  coalesce((select json_object_agg(v.variation_key, v.stock) from inventory v where v.item_id = i.id), '{}') as stocks`;

export async function findItemRecord(db: Sql, id: ItemId): Promise<ItemRecordRow | null> {
  const rows = await db<ItemRecordRow[]>`select ${columns} from items i where i.id = ${id}`;
  return rows[0] ?? null;
}

/** The same, locked until the end of the transaction. */
export async function lockItemRecord(tx: Sql, id: ItemId): Promise<ItemRecordRow | null> {
  const rows = await tx<ItemRecordRow[]>`select ${columns} from items i where i.id = ${id} for no key update of i`;
  return rows[0] ?? null;
}

type NewItem = ItemRecord & { id: ItemId; slug: string; storeId: StoreId; now: Date };

export async function insertItemRecord(tx: Sql, item: NewItem): Promise<void> {
  await tx`
    insert into items (id, store_id, zone_id, module_id, slug, name_en, category_id, parent_category_id, price_minor,
      created_at)
    select ${item.id}, s.id, s.zone_id, s.module_id, ${item.slug}, ${item.nameEn}, ${item.categoryId},
      ${item.parentCategoryId}, ${item.priceMinor}, ${item.now}
    from stores s where s.id = ${item.storeId}`;
  await updateItemRecord(tx, item.id, item);
}

export async function updateItemRecord(tx: Sql, id: ItemId, item: ItemRecord): Promise<void> {
  const [picture = null, ...gallery] = item.pictures;
  await tx`
    update items set name_en = ${item.nameEn}, name_ar = ${item.nameAr}, name_search_en = ${searchText(item.nameEn)},
      name_search_ar = ${searchText(item.nameAr ?? '')}, description_en = ${item.descriptionEn},
      description_ar = ${item.descriptionAr}, unit_en = ${item.unitEn}, unit_ar = ${item.unitAr},
      category_id = ${item.categoryId}, parent_category_id = ${item.parentCategoryId}, brand_id = ${item.brandId},
      condition_id = ${item.conditionId}, price_minor = ${item.priceMinor}, discount_type = ${item.discountType},
      discount = ${item.discount}, picture = ${picture}, gallery = ${gallery}::text[],
      food_variations = ${JSON.stringify(item.foodVariations)}::jsonb,
      choice_options = ${JSON.stringify(item.choiceOptions)}::jsonb,
      variations = ${JSON.stringify(item.variations)}::jsonb, has_stock = ${item.hasStock},
      maximum_cart_quantity = ${item.maximumCartQuantity}, available = ${item.available}::int4multirange,
      veg = ${item.isVeg}, halal = ${item.isHalal}, organic = ${item.isOrganic}, recommended = ${item.isRecommended},
      prescription_required = ${item.needsPrescription}, active = ${item.isActive}
    where id = ${id}`;
}

export async function replaceAddOns(tx: Sql, id: ItemId, addOnIds: readonly number[]): Promise<void> {
  await tx`delete from item_add_ons where item_id = ${id} and add_on_id <> all(${addOnIds}::bigint[])`;
  await tx`
    insert into item_add_ons (item_id, add_on_id) select ${id}, unnest(${addOnIds}::bigint[]) on conflict do nothing`;
}

/** Sets the stock of each key. A key that is gone stays with zero while orders hold units of it. */
export async function replaceStocks(tx: Sql, id: ItemId, stocks: Record<string, number>): Promise<void> {
  const keys = Object.keys(stocks);
  await tx`delete from inventory where item_id = ${id} and variation_key <> all(${keys}::text[]) and taken = 0`;
  await tx`update inventory set stock = 0 where item_id = ${id} and variation_key <> all(${keys}::text[])`;
  await tx`
    insert into inventory (item_id, variation_key, stock)
    select ${id}, w.key, w.stock from unnest(${keys}::text[], ${Object.values(stocks)}::int[]) w(key, stock)
    on conflict (item_id, variation_key) do update set stock = excluded.stock`;
}

/** Counts the items of stores, and whether they sell vegetarian and other dishes. */
export async function recountItems(tx: Sql, storeIds: readonly StoreId[]): Promise<void> {
  await tx`
    update stores s set item_count = sold.count, sells_veg = coalesce(sold.veg, true),
      sells_non_veg = coalesce(sold.non_veg, true)
    from (select w.id, count(i.id) as count, bool_or(i.veg is not false) as veg, bool_or(i.veg is not true) as non_veg
          from unnest(${storeIds}::bigint[]) w(id) left join items i on i.store_id = w.id and i.active
          group by w.id) sold
    where s.id = sold.id and (s.item_count, s.sells_veg, s.sells_non_veg)
      is distinct from (sold.count, coalesce(sold.veg, true), coalesce(sold.non_veg, true))`;
}
