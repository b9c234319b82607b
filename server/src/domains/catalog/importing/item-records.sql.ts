import type { ChoiceOption, FoodVariation, Variation } from '@rialto/database/documents/item-options.ts';
import { listOf, part } from '@rialto/database/part.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { DiscountType } from '@rialto/rules/price/discount.ts';
import { readSpans } from '../../../platform/spans.ts';
import type { AddOnRecord, RecordRow, ItemRecord } from './records.ts';

type ItemRow = Omit<ItemRecord, 'store' | 'discount' | 'stock' | 'available' | 'options' | 'choices' | 'addOns'> & {
  id: number;
  discountType: DiscountType;
  discountValue: number;
  options: FoodVariation[];
  choices: ChoiceOption[];
  addOns: AddOnRecord[];
  hasStock: boolean;
  stocks: Record<string, number>;
  available: string | null;
};

const columns = part`
  i.id, coalesce(i.sku, i.slug) as key, coalesce(c.external_id, c.slug) as category,
  coalesce(b.external_id, b.slug) as brand, coalesce(n.external_id, n.slug) as condition, i.name_en as "nameEn",
  i.name_ar as "nameAr", i.description_en as "descriptionEn", i.description_ar as "descriptionAr", i.unit_en as "unitEn",
  i.unit_ar as "unitAr", i.price_minor as "priceMinor", i.discount_type as "discountType", i.discount as "discountValue",
  i.food_variations as options, i.choice_options as choices, i.variations,
  coalesce((select jsonb_agg(jsonb_build_object('nameEn', a.name_en, 'nameAr', a.name_ar, 'priceMinor', a.price_minor))
            from item_add_ons x join add_ons a on a.id = x.add_on_id where x.item_id = i.id and a.active), '[]')
    as "addOns",
  i.has_stock as "hasStock",
  coalesce((select jsonb_object_agg(v.variation_key, v.stock) from inventory v where v.item_id = i.id), '{}') as stocks,
  i.maximum_cart_quantity as "maximumCartQuantity", i.available::text as available, i.veg as "isVeg",
  i.halal as "isHalal", i.organic as "isOrganic", i.recommended as "isRecommended",
  i.prescription_required as "needsPrescription", i.picture, i.gallery, i.active as "isActive"`;
const tables = part`
  items i join categories c on c.id = i.category_id left join brands b on b.id = i.brand_id
  left join common_conditions n on n.id = i.condition_id`;

type StoreOfItems = { id: number; key: string };

/** The items of a store with these keys. */
export async function itemRecords(
  db: Sql,
  store: StoreOfItems,
  keys: readonly string[],
): Promise<RecordRow<ItemRecord>[]> {
  const rows = await db<ItemRow[]>`
    select ${columns} from ${tables}
    where i.store_id = ${store.id} and coalesce(i.sku, i.slug) = any(${listOf.texts(keys)})`;
  return rows.map((row) => existingItem(row, store));
}

/** The items of a store in the order of their ids, after the given one. */
export async function itemRecordsAfter(
  db: Sql,
  store: StoreOfItems,
  { afterId, limit }: { afterId: number; limit: number },
): Promise<RecordRow<ItemRecord>[]> {
  const rows = await db<ItemRow[]>`
    select ${columns} from ${tables} where i.store_id = ${store.id} and i.id > ${afterId} order by i.id limit ${limit}`;
  return rows.map((row) => existingItem(row, store));
}

function existingItem(row: ItemRow, store: StoreOfItems): RecordRow<ItemRecord> {
  const { id, discountType, discountValue, hasStock, stocks, available, ...same } = row;
  const record: ItemRecord = {
    ...same,
    store: store.key,
    discount: { type: discountType, value: discountValue },
    stock: hasStock ? stockOf(same.variations, stocks) : null,
    available: available === null ? null : readSpans(available),
  };
  return { id, record };
}

/** Stock under the keys that can be ordered; a key of an earlier variation is left out. */
function stockOf(variations: readonly Variation[], stocks: Readonly<Record<string, number>>): Record<string, number> {
  const keys = variations.length === 0 ? [''] : variations.map(({ key }) => key);
  return Object.fromEntries(keys.map((key) => [key, stocks[key] ?? 0]));
}
