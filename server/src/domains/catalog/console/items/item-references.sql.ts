import type { BrandId, CategoryId, ModuleId, StoreId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';

type ReferenceIds = { storeId: StoreId; categoryId: CategoryId; brandId: BrandId | null; conditionId: number | null };
export type References = {
  /** Of the store; null for an unknown store. */
  moduleId: ModuleId | null;
  /** The category above, or the category itself; null for an unknown one or one of another module. */
  parentCategoryId: number | null;
  hasBrand: boolean;
  hasCondition: boolean;
};

export async function findReferences(
  tx: Sql,
  { storeId, categoryId, brandId, conditionId }: ReferenceIds,
): Promise<References> {
  const rows = await tx<References[]>`
    select s.module_id as "moduleId",
      (select coalesce(c.parent_id, c.id) from categories c where c.id = ${categoryId} and c.module_id = s.module_id)
        as "parentCategoryId",
      ${brandId}::int is null or exists (select from brands b where b.id = ${brandId} and b.module_id = s.module_id)
        as "hasBrand",
      ${conditionId}::int is null or exists (select from common_conditions k where k.id = ${conditionId})
        as "hasCondition"
    from stores s where s.id = ${storeId}`;
  return rows[0] ?? { moduleId: null, parentCategoryId: null, hasBrand: false, hasCondition: false };
}

/** How many of the add-ons belong to the store. */
export async function countAddOns(tx: Sql, storeId: StoreId, ids: readonly number[]): Promise<number> {
  const rows = await tx<{ count: number }[]>`
    select count(*) as count from add_ons where store_id = ${storeId} and id = any(${ids}::bigint[])`;
  return rows[0]?.count ?? 0;
}
