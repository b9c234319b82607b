import type { ChoiceOption, FoodVariation, Variation } from '@rialto/database/documents/item-options.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { searchText } from '@rialto/rules/text/normalise.ts';

type NewCategory = {
  id: number;
  module?: number;
  parent?: number | null;
  nameEn?: string;
  nameAr?: string | null;
  isFeatured?: boolean;
  isActive?: boolean;
  position?: number;
};

export async function addCategory(db: Sql, category: NewCategory): Promise<void> {
  const { id, module = 1, parent = null, nameEn = `Category ${id}`, nameAr = null } = category;
  const { isFeatured = false, isActive = true, position = id } = category;
  await db`
    insert into categories (id, module_id, parent_id, slug, name_en, name_ar, featured, active, position)
    values (${id}, ${module}, ${parent}, ${`category-${id}`}, ${nameEn}, ${nameAr}, ${isFeatured}, ${isActive}, ${position})`;
}

export type NewItem = {
  id: number;
  store?: number;
  category?: number;
  parentCategory?: number;
  brand?: number | null;
  condition?: number | null;
  nameEn?: string;
  nameAr?: string | null;
  moreEn?: string;
  moreAr?: string;
  descriptionEn?: string;
  descriptionAr?: string | null;
  priceMinor?: number;
  discount?: [type: 'percent' | 'amount', value: number];
  orders?: number;
  ratings?: [total: number, count: number];
  /** Stock of the item, or per variation key. */
  stock?: number | Record<string, number> | null;
  most?: number | null;
  available?: string | null;
  isVeg?: boolean | null;
  isRecommended?: boolean;
  isActive?: boolean;
  createdAt?: string;
  foodVariations?: FoodVariation[];
  choiceOptions?: ChoiceOption[];
  variations?: Variation[];
};

/** Adds an item to a store that exists; its zone and module are the store's. Category 1 must exist unless another is named. */
export async function addItem(db: Sql, item: NewItem): Promise<void> {
  const { id, store = 1, category = 1, parentCategory = category, brand = null, condition = null } = item;
  const { nameEn = `Item ${id}`, nameAr = null, moreEn = '', moreAr = '', priceMinor = 1000 } = item;
  const { descriptionEn = '', descriptionAr = null, discount = ['percent', 0], orders = 0, ratings = [0, 0] } = item;
  const { stock = null, most = null, available = null, isVeg = null, isRecommended = false, isActive = true } = item;
  const { createdAt = '2026-01-01T00:00:00Z', foodVariations = [], choiceOptions = [], variations = [] } = item;
  await db`
    insert into items (id, store_id, category_id, parent_category_id, brand_id, condition_id, slug, name_en, name_ar,
      description_en, description_ar, price_minor, discount_type, discount, order_count, rating_total, rating_count,
      has_stock, maximum_cart_quantity, available, veg, recommended, active, created_at,
      food_variations, choice_options, variations, name_search_en, name_search_ar, more_search_en, more_search_ar)
    values (${id}, ${store}, ${category}, ${parentCategory}, ${brand}, ${condition}, ${`item-${id}`}, ${nameEn}, ${nameAr},
      ${descriptionEn}, ${descriptionAr}, ${priceMinor}, ${discount[0]}, ${discount[1]}, ${orders}, ${ratings[0]},
      ${ratings[1]}, ${stock !== null}, ${most}, ${available}::int4multirange, ${isVeg}, ${isRecommended}, ${isActive},
      ${createdAt}, ${JSON.stringify(foodVariations)}::jsonb, ${JSON.stringify(choiceOptions)}::jsonb,
      ${JSON.stringify(variations)}::jsonb, ${searchText(nameEn)}, ${searchText(nameAr ?? '')},
      ${searchText(moreEn)}, ${searchText(moreAr)})`;
  const stocks = typeof stock === 'number' ? { '': stock } : (stock ?? {});
  for (const [key, left] of Object.entries(stocks))
    await db`insert into inventory (item_id, variation_key, stock) values (${id}, ${key}, ${left})`;
}
