import type { ModuleId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';

export type KeyedName = { id: number; key: string; nameEn: string; nameAr: string | null };
export type KeyedCategory = KeyedName & { moduleId: ModuleId; parentKey: string | null };
export type KeyedBrand = KeyedName & { moduleId: ModuleId };
export type KeyedStore = KeyedName & { moduleId: ModuleId; slug: string };

/** Modules by their English name, or by id where two have the same name. */
export function moduleKeys(db: Sql): Promise<{ id: number; key: string }[]> {
  return db`
    select id, case when count(*) over (partition by lower(name_en)) = 1 then name_en else id::text end as key
    from modules`;
}

/** Zones by their English name, or by id where two have the same name. */
export function zoneKeys(db: Sql): Promise<{ id: number; key: string }[]> {
  return db`
    select id, case when count(*) over (partition by lower(name_en)) = 1 then name_en else id::text end as key
    from zones`;
}

export function categoryKeys(db: Sql): Promise<KeyedCategory[]> {
  return db`
    select c.id, coalesce(c.external_id, c.slug) as key, c.name_en as "nameEn", c.name_ar as "nameAr",
      c.module_id as "moduleId", coalesce(p.external_id, p.slug) as "parentKey"
    from categories c left join categories p on p.id = c.parent_id`;
}

export function brandKeys(db: Sql): Promise<KeyedBrand[]> {
  return db`
    select id, coalesce(external_id, slug) as key, name_en as "nameEn", name_ar as "nameAr", module_id as "moduleId"
    from brands`;
}

export function conditionKeys(db: Sql): Promise<KeyedName[]> {
  return db`
    select id, coalesce(external_id, slug) as key, name_en as "nameEn", name_ar as "nameAr" from common_conditions`;
}

/** The stores with these ids, or all of them. */
export function storeKeys(db: Sql, ids: readonly number[] | null): Promise<KeyedStore[]> {
  return db`
    select id, coalesce(external_id, slug) as key, name_en as "nameEn", name_ar as "nameAr", module_id as "moduleId", slug
    from stores where ${ids}::bigint[] is null or id = any(${ids}::bigint[]) order by id`;
}
