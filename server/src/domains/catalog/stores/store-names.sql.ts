import type { StoreId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';

export type StoreName = { id: StoreId; nameEn: string; nameAr: string | null };

/** The names of these stores, without those that do not exist. */
export function findStoreNames(db: Sql, ids: readonly StoreId[]): Promise<StoreName[]> {
  return db<StoreName[]>`
    select id, name_en as "nameEn", name_ar as "nameAr" from stores where id = any(${ids}::bigint[]) order by id`;
}

/** Stores whose name contains the text, in either language. */
export function searchStoreNames(db: Sql, text: string, limit: number): Promise<StoreName[]> {
  return db<StoreName[]>`
    select id, name_en as "nameEn", name_ar as "nameAr" from stores
    where strpos(lower(name_en), lower(${text})) > 0 or strpos(coalesce(name_ar, ''), ${text}) > 0
    order by lower(name_en), id limit ${limit}`;
}
