import type { FoodVariation } from '@rialto/database/documents/item-options.ts';
import type { Sql } from '@rialto/database/sql.ts';

/** The period of a promotion. By default it runs for years. */
type Run = { from?: string; to?: string };
const FROM = '2026-01-01T00:00:00Z';
const TO = '2030-01-01T00:00:00Z';

export async function addPictures(db: Sql, ...ids: string[]): Promise<void> {
  for (const id of ids) await db`insert into pictures (id, recipe) values (${id}, '{}')`;
}

type NewBanner = {
  id: number;
  module?: number;
  zone?: number | null;
  titleAr?: string | null;
  picture?: string;
  pictureAr?: string | null;
  store?: number | null;
  item?: number | null;
  position?: number;
  isActive?: boolean;
};

/** A banner that links to a store or an item, or else to a page. */
export async function addBanner(db: Sql, banner: NewBanner): Promise<void> {
  const { id, module = 1, zone = null, titleAr = null, picture = 'banner', pictureAr = null } = banner;
  const { store = null, item = null, position = id, isActive = true } = banner;
  const kind = store !== null ? 'store_wise' : item !== null ? 'item_wise' : 'default';
  const link = kind === 'default' ? '/home' : null;
  await db`
    insert into banners (id, module_id, zone_id, kind, title_en, title_ar, picture, picture_ar, link, store_id, item_id,
      position, active)
    values (${id}, ${module}, ${zone}, ${kind}, ${`Banner ${id}`}, ${titleAr}, ${picture}, ${pictureAr}, ${link},
      ${store}, ${item}, ${position}, ${isActive})`;
}

type NewBasicCampaign = Run & {
  id: number;
  module?: number;
  titleAr?: string | null;
  stores?: number[];
  isActive?: boolean;
};

export async function addBasicCampaign(db: Sql, campaign: NewBasicCampaign): Promise<void> {
  const { id, module = 1, titleAr = null, stores = [], from = FROM, to = TO, isActive = true } = campaign;
  await db`
    insert into basic_campaigns (id, module_id, slug, title_en, title_ar, starts_at, ends_at, active)
    values (${id}, ${module}, ${`campaign-${id}`}, ${`Campaign ${id}`}, ${titleAr}, ${from}, ${to}, ${isActive})`;
  for (const store of stores)
    await db`insert into basic_campaign_stores (campaign_id, store_id) values (${id}, ${store})`;
}

type NewItemCampaign = Run & {
  id: number;
  store?: number;
  zone?: number;
  module?: number;
  category?: number;
  titleAr?: string | null;
  priceMinor?: number;
  discount?: [type: 'percent' | 'amount', value: number];
  foodVariations?: FoodVariation[];
  stock?: number | null;
  isActive?: boolean;
};

export async function addItemCampaign(db: Sql, campaign: NewItemCampaign): Promise<void> {
  const { id, store = 1, zone = 1, module = 1, category = 1, titleAr = null, priceMinor = 1000 } = campaign;
  const { discount = ['percent', 0], foodVariations = [], stock = null, from = FROM, to = TO } = campaign;
  await db`
    insert into item_campaigns (id, store_id, zone_id, module_id, category_id, slug, title_en, title_ar, price_minor,
      discount_type, discount, food_variations, stock, starts_at, ends_at, active)
    values (${id}, ${store}, ${zone}, ${module}, ${category}, ${`special-${id}`}, ${`Special ${id}`}, ${titleAr},
      ${priceMinor}, ${discount[0]}, ${discount[1]}, ${JSON.stringify(foodVariations)}::jsonb, ${stock},
      ${from}, ${to}, ${campaign.isActive ?? true})`;
}

type NewFlashSale = Run & {
  id: number;
  module?: number;
  titleAr?: string | null;
  isActive?: boolean;
  /** In display order. */
  items?: { id: number; stock?: number; sold?: number }[];
};

export async function addFlashSale(db: Sql, sale: NewFlashSale): Promise<void> {
  const { id, module = 1, titleAr = null, isActive = true, items = [], from = FROM, to = TO } = sale;
  await db`
    insert into flash_sales (id, module_id, title_en, title_ar, starts_at, ends_at, active)
    values (${id}, ${module}, ${`Sale ${id}`}, ${titleAr}, ${from}, ${to}, ${isActive})`;
  for (const [position, { id: itemId, stock = 10, sold = 0 }] of items.entries())
    await db`
      insert into flash_sale_items (flash_sale_id, item_id, discount_type, discount, stock, sold, position)
      values (${id}, ${itemId}, 'percent', 1000, ${stock}, ${sold}, ${position})`;
}

type NewCoupon = Run & {
  id: number;
  code?: string;
  kind?: 'default' | 'first_order' | 'store_wise' | 'zone_wise' | 'free_delivery';
  titleAr?: string | null;
  module?: number | null;
  store?: number | null;
  zone?: number | null;
  discount?: [type: 'percent' | 'amount', value: number];
  minimumMinor?: number;
  maximumMinor?: number | null;
  perCustomer?: number | null;
  /** Total limit and current number of uses. */
  uses?: [limit: number, used: number] | null;
  isPublic?: boolean;
  isActive?: boolean;
};

export async function addCoupon(db: Sql, coupon: NewCoupon): Promise<void> {
  const { id, code = `CODE${id}`, kind = 'default', titleAr = null, module = null, store = null, zone = null } = coupon;
  const { discount = ['percent', 1000], minimumMinor = 0, maximumMinor = null, perCustomer = null } = coupon;
  const { uses = null, isPublic = true, isActive = true, from = FROM, to = TO } = coupon;
  await db`
    insert into coupons (id, code, kind, title_en, title_ar, module_id, store_id, zone_id, discount_type, discount,
      minimum_minor, maximum_discount_minor, limit_per_customer, total_limit, used_count, public, starts_at, ends_at,
      active)
    values (${id}, ${code}, ${kind}, ${`Coupon ${id}`}, ${titleAr}, ${module}, ${store}, ${zone}, ${discount[0]},
      ${discount[1]}, ${minimumMinor}, ${maximumMinor}, ${perCustomer}, ${uses?.[0] ?? null}, ${uses?.[1] ?? 0},
      ${isPublic}, ${from}, ${to}, ${isActive})`;
}

type NewCashback = Run & {
  id: number;
  titleAr?: string | null;
  back?: [type: 'percent' | 'amount', value: number];
  minimumMinor?: number;
  maximumMinor?: number | null;
  module?: number | null;
  store?: number | null;
  isActive?: boolean;
};

export async function addCashback(db: Sql, cashback: NewCashback): Promise<void> {
  const { id, titleAr = null, back = ['percent', 500], minimumMinor = 0, maximumMinor = null } = cashback;
  const { from = FROM, to = TO, isActive = true, module = null, store = null } = cashback;
  await db`
    insert into cashback_offers (id, title_en, title_ar, cashback_type, cashback, minimum_minor, maximum_minor,
      starts_at, ends_at, active, module_id, store_id)
    values (${id}, ${`Cashback ${id}`}, ${titleAr}, ${back[0]}, ${back[1]}, ${minimumMinor}, ${maximumMinor},
      ${from}, ${to}, ${isActive}, ${module}, ${store})`;
}
