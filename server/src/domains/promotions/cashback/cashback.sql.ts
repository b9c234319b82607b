import type { ModuleId, StoreId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { DiscountType } from '@rialto/rules/price/discount.ts';

export type CashbackRow = {
  id: number;
  titleEn: string;
  titleAr: string | null;
  type: DiscountType;
  value: number;
  minimumMinor: number;
  maximumMinor: number | null;
  startsAt: Date;
  endsAt: Date;
  /** The only place that it holds in; at most one of the two. */
  moduleId: ModuleId | null;
  store: { id: StoreId; moduleId: ModuleId; slug: string; nameEn: string; nameAr: string | null } | null;
};

/** Running and future offers, soonest to end first. */
export function cashbackAfter(db: Sql, now: Date): Promise<CashbackRow[]> {
  return db<CashbackRow[]>`
    select c.id, c.title_en as "titleEn", c.title_ar as "titleAr", c.cashback_type as type, c.cashback as value,
           c.minimum_minor as "minimumMinor", c.maximum_minor as "maximumMinor",
           c.starts_at as "startsAt", c.ends_at as "endsAt", c.module_id as "moduleId",
           case when s.id is not null then json_build_object('id', s.id, 'moduleId', s.module_id, 'slug', s.slug,
             'nameEn', s.name_en, 'nameAr', s.name_ar) end as store
    from cashback_offers c left join stores s on s.id = c.store_id
    where c.active and c.ends_at > ${now}
    order by c.ends_at, c.id`;
}

export async function findModuleOfStore(db: Sql, storeId: StoreId): Promise<ModuleId | null> {
  const [row] = await db<{ moduleId: ModuleId }[]>`select module_id as "moduleId" from stores where id = ${storeId}`;
  return row?.moduleId ?? null;
}
