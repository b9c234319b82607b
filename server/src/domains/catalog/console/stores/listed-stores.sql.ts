import type { ModuleId, StoreId, ZoneId } from '@rialto/database/ids.ts';
import { allOf, part, type Part } from '@rialto/database/part.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { searchText } from '@rialto/rules/text/normalise.ts';

export type ListedStoreRow = {
  id: StoreId;
  slug: string;
  nameEn: string;
  nameAr: string | null;
  moduleId: ModuleId;
  zoneId: ZoneId;
  logo: string | null;
  isActive: boolean;
  hours: string;
  holidays: string[];
  timezone: string;
  itemCount: number;
};

export type StoreListFilter = {
  /** The stores of the member of staff; null for all. */
  storeIds: readonly StoreId[] | null;
  name?: string | undefined;
  moduleId?: ModuleId | undefined;
  isActive?: boolean | undefined;
};

function conditionsOf({ storeIds, name, moduleId, isActive }: StoreListFilter): Part {
  const words = searchText(name ?? '');
  return allOf([
    ...(storeIds === null ? [] : [part`s.id = any(${storeIds}::bigint[])`]),
    ...(words === '' ? [] : [part`(s.name_search_en like ${`%${words}%`} or s.name_search_ar like ${`%${words}%`})`]),
    ...(moduleId === undefined ? [] : [part`s.module_id = ${moduleId}`]),
    ...(isActive === undefined ? [] : [part`s.active = ${isActive}`]),
  ]);
}

export async function listedStores(
  db: Sql,
  filter: StoreListFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ stores: ListedStoreRow[]; totalSize: number }> {
  const where = conditionsOf(filter);
  const [stores, counts] = await Promise.all([
    db<ListedStoreRow[]>`
      select s.id, s.slug, s.name_en as "nameEn", s.name_ar as "nameAr", s.module_id as "moduleId",
        s.zone_id as "zoneId", s.logo, s.active as "isActive", s.hours::text as hours, s.timezone,
        array(select h.day::text from store_holidays h where h.store_id = s.id) as holidays,
        s.item_count as "itemCount"
      from stores s where ${where} order by s.name_en, s.id limit ${limit} offset ${offset}`,
    db<{ count: number }[]>`select count(*) as count from stores s where ${where}`,
  ]);
  return { stores, totalSize: counts[0]?.count ?? 0 };
}
