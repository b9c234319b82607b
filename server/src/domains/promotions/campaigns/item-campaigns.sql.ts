import type { CategoryId, ModuleId, StoreId, ZoneId } from '@rialto/database/ids.ts';
import type { FoodVariation } from '@rialto/database/documents/item-options.ts';
import { part, type Part } from '@rialto/database/part.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { discountMinor, type DiscountType } from '@rialto/rules/price/discount.ts';
import { isId } from '../../../platform/id-or-slug.ts';
import { readSpans } from '../../../platform/spans.ts';
import { plainItem, type ItemDetailRow } from '../../catalog/catalog.public.ts';

/** An item that a store sells for a limited time, with the columns that item cards and pages show. */
export type ItemCampaignRow = ItemDetailRow & { startsAt: Date; endsAt: Date };

export async function itemCampaignsAfter(
  db: Sql,
  zoneIds: readonly ZoneId[],
  moduleId: ModuleId,
  now: Date,
): Promise<ItemCampaignRow[]> {
  const rows = await select(db, part`c.zone_id = any(${zoneIds}) and c.module_id = ${moduleId}`, now);
  return rows.map(asItem);
}

/** A running or future campaign by its id or its slug. Digits only are an id. */
export async function findItemCampaign(db: Sql, idOrSlug: string, now: Date): Promise<ItemCampaignRow | null> {
  const isThis = isId(idOrSlug) ? part`c.id = ${idOrSlug}::bigint` : part`c.slug = ${idOrSlug}`;
  const [row] = await select(db, isThis, now);
  return row ? asItem(row) : null;
}

type CampaignRecord = {
  id: number;
  slug: string;
  nameEn: string;
  nameAr: string | null;
  descriptionEn: string;
  descriptionAr: string | null;
  picture: string | null;
  storeId: StoreId;
  zoneId: ZoneId;
  moduleId: ModuleId;
  categoryId: CategoryId;
  parentCategoryId: number;
  priceMinor: number;
  discountType: DiscountType;
  discount: number;
  foodVariations: FoodVariation[];
  stock: number | null;
  maximumCartQuantity: number | null;
  available: string | null;
  isVeg: boolean | null;
  startsAt: Date;
  endsAt: Date;
};

function select(db: Sql, condition: Part, now: Date): Promise<CampaignRecord[]> {
  return db<CampaignRecord[]>`
    select c.id, c.slug, c.title_en as "nameEn", c.title_ar as "nameAr", c.description_en as "descriptionEn",
           c.description_ar as "descriptionAr", c.picture, c.store_id as "storeId", c.zone_id as "zoneId",
           c.module_id as "moduleId", c.category_id as "categoryId",
           coalesce(k.parent_id, k.id) as "parentCategoryId", c.price_minor as "priceMinor",
           c.discount_type as "discountType", c.discount, c.food_variations as "foodVariations", c.stock,
           c.maximum_cart_quantity as "maximumCartQuantity", c.available::text as available, c.veg as "isVeg",
           c.starts_at as "startsAt", c.ends_at as "endsAt"
    from item_campaigns c join categories k on k.id = c.category_id
    where ${condition} and c.active and c.ends_at > ${now}
    order by c.ends_at, c.id`;
}

/** Campaign items have their own price and discount, and no ratings, stock variations or add-ons (ITM-06). */
function asItem(stored: CampaignRecord): ItemCampaignRow {
  const { priceMinor, discountType, discount, foodVariations, available } = stored;
  return {
    ...plainItem,
    ...stored,
    finalPriceMinor: priceMinor - discountMinor(priceMinor, { type: discountType, value: discount }),
    available: available === null ? null : readSpans(available),
    hasOptions: foodVariations.length > 0,
    createdAt: stored.startsAt,
  };
}
