import type { Sql } from '@rialto/database/sql.ts';
import type { OfferKind, OfferRow } from './offer-row.ts';

type StoredKind = Exclude<OfferKind, 'flash_sale'>;
type Values = Omit<OfferRow, 'id' | 'active'>;

/** The row of an offer as JSON, locked until the end of the transaction. */
export async function lockOffer(tx: Sql, kind: StoredKind, id: number): Promise<OfferRow | null> {
  const rows = await lockers[kind](tx, id);
  return rows[0]?.row ?? null;
}

type LockResult = { row: OfferRow }[];
const lockers: Record<StoredKind, (tx: Sql, id: number) => Promise<LockResult>> = {
  banner: (tx, id) => tx<LockResult>`select to_jsonb(b) as row from banners b where b.id = ${id} for update`,
  basic_campaign: (tx, id) => tx<LockResult>`
    select to_jsonb(c) || jsonb_build_object('store_ids', array(
      select s.store_id from basic_campaign_stores s where s.campaign_id = c.id order by s.store_id)) as row
    from basic_campaigns c where c.id = ${id} for update`,
  item_campaign: (tx, id) =>
    tx<LockResult>`select to_jsonb(c) as row from item_campaigns c where c.id = ${id} for update`,
  coupon: (tx, id) => tx<LockResult>`select to_jsonb(c) as row from coupons c where c.id = ${id} for update`,
  cashback: (tx, id) => tx<LockResult>`select to_jsonb(c) as row from cashback_offers c where c.id = ${id} for update`,
};

/** Inserts an offer under the next id. */
export async function insertOffer(tx: Sql, kind: StoredKind, values: Values): Promise<number> {
  await tx`select pg_advisory_xact_lock(hashtextextended(${kind}, 20))`;
  const [last] = await lastIds[kind](tx);
  const id = (last?.id ?? 0) + 1;
  const slug = slugOf(values.title_en, id);
  const row = JSON.stringify({ ...values, id, slug, active: true, used_count: 0, taken: 0, food_variations: [] });
  await inserters[kind](tx, row);
  return id;
}

type Last = { id: number | null }[];
const lastIds: Record<StoredKind, (tx: Sql) => Promise<Last>> = {
  banner: (tx) => tx<Last>`select max(id) as id from banners`,
  basic_campaign: (tx) => tx<Last>`select max(id) as id from basic_campaigns`,
  item_campaign: (tx) => tx<Last>`select max(id) as id from item_campaigns`,
  coupon: (tx) => tx<Last>`select max(id) as id from coupons`,
  cashback: (tx) => tx<Last>`select max(id) as id from cashback_offers`,
};

const inserters: Record<StoredKind, (tx: Sql, row: string) => Promise<unknown>> = {
  banner: (tx, row) => tx`insert into banners select * from jsonb_populate_record(null::banners, ${row}::jsonb)`,
  async basic_campaign(tx, row) {
    await tx`insert into basic_campaigns select * from jsonb_populate_record(null::basic_campaigns, ${row}::jsonb)`;
    await insertCampaignStores(tx, row);
  },
  item_campaign: (tx, row) =>
    tx`insert into item_campaigns select * from jsonb_populate_record(null::item_campaigns, ${row}::jsonb)`,
  coupon: (tx, row) => tx`insert into coupons select * from jsonb_populate_record(null::coupons, ${row}::jsonb)`,
  cashback: (tx, row) =>
    tx`insert into cashback_offers select * from jsonb_populate_record(null::cashback_offers, ${row}::jsonb)`,
};

async function insertCampaignStores(tx: Sql, row: string): Promise<void> {
  await tx`
    insert into basic_campaign_stores (campaign_id, store_id)
    select (r ->> 'id')::int, store::bigint
    from (select ${row}::jsonb as r) given, jsonb_array_elements_text(r -> 'store_ids') store`;
}

/** Changes the columns that a form decides. `stockChange` is what staff add to or take from the stock. */
export async function updateOffer(
  tx: Sql,
  kind: StoredKind,
  { id, values, stockChange }: { id: number; values: Values; stockChange: number | null },
): Promise<void> {
  await updaters[kind](tx, JSON.stringify({ ...values, id }), stockChange);
}

const updaters: Record<StoredKind, (tx: Sql, row: string, stockChange: number | null) => Promise<unknown>> = {
  banner: (tx, row) => tx`
    update banners b set (title_en, title_ar, starts_at, ends_at, kind, module_id, zone_id, picture, picture_ar, link,
        store_id, item_id, position) =
      (n.title_en, n.title_ar, n.starts_at, n.ends_at, n.kind, n.module_id, n.zone_id, n.picture, n.picture_ar, n.link,
        n.store_id, n.item_id, n.position)
    from jsonb_populate_record(null::banners, ${row}::jsonb) n where b.id = n.id`,
  async basic_campaign(tx, row) {
    await tx`
      update basic_campaigns c set (title_en, title_ar, starts_at, ends_at, description_en, description_ar, picture,
          module_id) =
        (n.title_en, n.title_ar, n.starts_at, n.ends_at, n.description_en, n.description_ar, n.picture, n.module_id)
      from jsonb_populate_record(null::basic_campaigns, ${row}::jsonb) n where c.id = n.id`;
    await tx`delete from basic_campaign_stores where campaign_id = (${row}::jsonb ->> 'id')::int`;
    await insertCampaignStores(tx, row);
  },
  item_campaign: (tx, row, stockChange) => tx`
    update item_campaigns c set (title_en, title_ar, starts_at, ends_at, description_en, description_ar, picture, store_id,
        module_id, zone_id, category_id, price_minor, discount_type, discount, maximum_cart_quantity, stock) =
      (n.title_en, n.title_ar, n.starts_at, n.ends_at, n.description_en, n.description_ar, n.picture, n.store_id,
        n.module_id, n.zone_id, n.category_id, n.price_minor, n.discount_type, n.discount, n.maximum_cart_quantity,
        case when ${stockChange}::int is null then n.stock else greatest(0, c.stock + ${stockChange}::int) end)
    from jsonb_populate_record(null::item_campaigns, ${row}::jsonb) n where c.id = n.id`,
  coupon: (tx, row) => tx`
    update coupons c set (title_en, title_ar, starts_at, ends_at, code, kind, public, module_id, store_id, zone_id,
        discount_type, discount, minimum_minor, maximum_discount_minor, limit_per_customer, total_limit) =
      (n.title_en, n.title_ar, n.starts_at, n.ends_at, n.code, n.kind, n.public, n.module_id, n.store_id, n.zone_id,
        n.discount_type, n.discount, n.minimum_minor, n.maximum_discount_minor, n.limit_per_customer, n.total_limit)
    from jsonb_populate_record(null::coupons, ${row}::jsonb) n where c.id = n.id`,
  cashback: (tx, row) => tx`
    update cashback_offers c set (title_en, title_ar, starts_at, ends_at, cashback_type, cashback, minimum_minor,
        maximum_minor, module_id, store_id) =
      (n.title_en, n.title_ar, n.starts_at, n.ends_at, n.cashback_type, n.cashback, n.minimum_minor, n.maximum_minor,
        n.module_id, n.store_id)
    from jsonb_populate_record(null::cashback_offers, ${row}::jsonb) n where c.id = n.id`,
};

export async function setOfferActive(tx: Sql, kind: StoredKind, id: number, isActive: boolean): Promise<void> {
  await switches[kind](tx, id, isActive);
}

const switches: Record<StoredKind, (tx: Sql, id: number, isActive: boolean) => Promise<unknown>> = {
  banner: (tx, id, isActive) => tx`update banners set active = ${isActive} where id = ${id}`,
  basic_campaign: (tx, id, isActive) => tx`update basic_campaigns set active = ${isActive} where id = ${id}`,
  item_campaign: (tx, id, isActive) => tx`update item_campaigns set active = ${isActive} where id = ${id}`,
  coupon: (tx, id, isActive) => tx`update coupons set active = ${isActive} where id = ${id}`,
  cashback: (tx, id, isActive) => tx`update cashback_offers set active = ${isActive} where id = ${id}`,
};

/** The part of an address: letters and digits of the title, and the id, which makes it unique. */
function slugOf(title: string, id: number): string {
  const words = title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 80);
  return `${words || 'offer'}-${id}`;
}
