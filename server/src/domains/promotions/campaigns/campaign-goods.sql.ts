import type { CampaignId } from '@rialto/database/ids.ts';
import type { FoodVariation } from '@rialto/database/documents/item-options.ts';
import { listOf } from '@rialto/database/part.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { DiscountType } from '@rialto/rules/price/discount.ts';
import { readSpans } from '../../../platform/spans.ts';
import { type Goods } from '../../catalog/catalog.public.ts';

type CampaignGoodsRow = Pick<
  Goods,
  'id' | 'slug' | 'nameEn' | 'nameAr' | 'picture' | 'storeId' | 'moduleId' | 'zoneId' | 'isSold' | 'priceMinor'
> & {
  discountType: DiscountType;
  discount: number;
  foodVariations: FoodVariation[];
  stock: number | null;
  maximumCartQuantity: number | null;
  available: string | null;
  startsAt: Date;
  endsAt: Date;
};

/** Campaign items as goods, also those that are over or inactive. */
export async function campaignGoods(db: Sql, ids: readonly number[]): Promise<Goods[]> {
  if (ids.length === 0) return [];
  const rows = await db<CampaignGoodsRow[]>`
    select c.id, c.slug, c.title_en as "nameEn", c.title_ar as "nameAr", c.picture, c.store_id as "storeId",
           c.module_id as "moduleId", c.zone_id as "zoneId", c.active and s.active as "isSold",
           c.price_minor as "priceMinor", c.discount_type as "discountType", c.discount,
           c.food_variations as "foodVariations", c.stock, c.maximum_cart_quantity as "maximumCartQuantity",
           c.available::text as available, c.starts_at as "startsAt", c.ends_at as "endsAt"
    from item_campaigns c join stores s on s.id = c.store_id
    where c.id = any(${listOf.bigints(ids)})`;
  return rows.map(({ discountType, discount, stock, available, startsAt, endsAt, ...row }) => ({
    ...row,
    model: 'ItemCampaign',
    unitEn: null,
    unitAr: null,
    run: { startsAt, endsAt },
    own: { type: discountType, value: discount },
    flash: null,
    variations: [],
    addOns: [],
    stocks: stock === null ? null : { '': stock },
    available: available === null ? null : readSpans(available),
    needsPrescription: false,
  }));
}

export type CampaignTake = { campaignId: CampaignId; quantity: number };

/** Takes units of campaigns and refuses the order if one has too few. Rows are locked in the order of their ids. */
export async function takeCampaignStock(tx: Sql, takes: readonly CampaignTake[]): Promise<void> {
  await tx`
    with want as (
      select * from unnest(${listOf.ints(takes.map(({ campaignId }) => campaignId))},
                           ${listOf.ints(takes.map(({ quantity }) => quantity))}) w(id, quantity)
    ), locked as (
      select c.id, w.quantity from item_campaigns c join want w using (id) order by c.id for no key update of c
    ), taken as (
      update item_campaigns c set stock = c.stock - l.quantity, taken = c.taken + l.quantity
      from locked l where c.id = l.id and c.stock >= l.quantity returning c.id
    )
    select refuse('out_of_stock', jsonb_build_object('item_id', w.id)) from want w
    where not exists (select from taken t where t.id = w.id) limit 1`;
}

export async function returnCampaignStock(tx: Sql, takes: readonly CampaignTake[]): Promise<void> {
  await tx`
    with back as (
      select * from unnest(${listOf.ints(takes.map(({ campaignId }) => campaignId))},
                           ${listOf.ints(takes.map(({ quantity }) => quantity))}) w(id, quantity)
    ), locked as (
      select c.id, b.quantity from item_campaigns c join back b using (id) order by c.id for no key update of c
    )
    update item_campaigns c set stock = c.stock + l.quantity, taken = c.taken - l.quantity
    from locked l where c.id = l.id`;
}

/** The campaigns whose row another transaction holds. */
export async function lockedCampaigns(db: Sql, campaignIds: readonly CampaignId[]): Promise<number[]> {
  const ids = listOf.ints(campaignIds);
  const rows = await db<{ id: number }[]>`
    with free as (select id from item_campaigns where id = any(${ids}) for no key update skip locked)
    select id from item_campaigns where id = any(${ids}) and id not in (select id from free)`;
  return rows.map(({ id }) => id);
}
