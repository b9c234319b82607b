import type { CategoryId, ItemId, ModuleId, StoreId, ZoneId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { OfferFacts } from './offer-row.ts';

type OfferKeys = {
  starts: string | null;
  ends: string | null;
  timeZone: string;
  moduleId: ModuleId | null;
  zoneId: ZoneId | null;
  storeId: StoreId | null;
  storeIds: readonly StoreId[];
  itemIds: readonly ItemId[];
  categoryId: CategoryId | null;
  code: string | null;
  /** The offer that is changed, whose own code is not taken. */
  ownId: number | null;
  pictures: readonly string[];
};

/** Looks up everything that a form names, and turns its times into moments. */
export async function findOfferFacts(db: Sql, named: OfferKeys): Promise<OfferFacts> {
  const { timeZone, moduleId, zoneId, storeId, storeIds, itemIds, categoryId, code, ownId, pictures } = named;
  const rows = await db<OfferFacts[]>`
    select to_json(${named.starts}::timestamp at time zone ${timeZone}) #>> '{}' as "startsAt",
      to_json(${named.ends}::timestamp at time zone ${timeZone}) #>> '{}' as "endsAt",
      (select json_build_object('id', s.id, 'moduleId', s.module_id, 'zoneId', s.zone_id) from stores s
       where s.id = ${storeId}) as store,
      array(select s.module_id from stores s where s.id = any(${storeIds}::bigint[])) as "storeModules",
      coalesce((select json_agg(json_build_object('id', i.id, 'moduleId', i.module_id, 'priceMinor', i.price_minor))
        from items i where i.id = any(${itemIds}::bigint[])), '[]') as items,
      (select c.module_id from categories c where c.id = ${categoryId}) as "categoryModule",
      exists (select from modules m where m.id = ${moduleId}) as "hasModule",
      exists (select from zones z where z.id = ${zoneId}) as "hasZone",
      exists (select from coupons c where c.code = ${code} and c.id is distinct from ${ownId}::int) as "isCodeTaken",
      array(select p.id from pictures p where p.id = any(${pictures}::text[])) as pictures`;
  return rows[0] as OfferFacts;
}

type Choice = { id: number; nameEn: string; nameAr: string | null };
export type OfferChoices = {
  modules: Choice[];
  zones: Choice[];
  stores: (Choice & { moduleId: ModuleId; zoneId: ZoneId })[];
  categories: (Choice & { moduleId: ModuleId })[];
};

export async function findOfferChoices(db: Sql): Promise<OfferChoices> {
  const [modules, zones, stores, categories] = await Promise.all([
    db<Choice[]>`
      select id, name_en as "nameEn", name_ar as "nameAr" from modules where module_type <> 'parcel' order by position, id`,
    db<Choice[]>`select id, name_en as "nameEn", name_ar as "nameAr" from zones order by name_en, id`,
    db<OfferChoices['stores']>`
      select id, name_en as "nameEn", name_ar as "nameAr", module_id as "moduleId", zone_id as "zoneId"
      from stores where active order by name_en, id`,
    db<OfferChoices['categories']>`
      select id, name_en as "nameEn", name_ar as "nameAr", module_id as "moduleId"
      from categories where active order by name_en, id`,
  ]);
  return { modules, zones, stores, categories };
}

export type OfferItemRow = {
  id: number;
  nameEn: string;
  nameAr: string | null;
  storeNameEn: string;
  storeNameAr: string | null;
  moduleId: ModuleId;
  priceMinor: number;
  picture: string | null;
};

type Search = { text: string; moduleId: ModuleId | null; most: number };

/** Active items whose name contains the text in either language, the most ordered first. */
export function itemsNamed(db: Sql, { text, moduleId, most }: Search): Promise<OfferItemRow[]> {
  const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return db<OfferItemRow[]>`
    select i.id, i.name_en as "nameEn", i.name_ar as "nameAr", s.name_en as "storeNameEn", s.name_ar as "storeNameAr",
      i.module_id as "moduleId", i.price_minor as "priceMinor", i.picture
    from items i join stores s on s.id = i.store_id
    where i.active and (i.name_en ilike ${pattern} or i.name_ar ilike ${pattern})
      and (${moduleId}::int is null or i.module_id = ${moduleId})
    order by i.order_count desc, i.id limit ${most}`;
}

export function offerItems(db: Sql, ids: readonly number[]): Promise<OfferItemRow[]> {
  return db<OfferItemRow[]>`
    select i.id, i.name_en as "nameEn", i.name_ar as "nameAr", s.name_en as "storeNameEn", s.name_ar as "storeNameAr",
      i.module_id as "moduleId", i.price_minor as "priceMinor", i.picture
    from items i join stores s on s.id = i.store_id where i.id = any(${ids}::bigint[])`;
}
