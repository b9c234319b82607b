import type { CategoryId, ModuleId, ZoneId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';

export type CategoryRow = {
  id: number;
  moduleId: ModuleId;
  parentId: number | null;
  slug: string;
  nameEn: string;
  nameAr: string | null;
  picture: string | null;
  isFeatured: boolean;
};

/** All active categories in display order. A child of an inactive parent is left out. */
export function activeCategories(db: Sql): Promise<CategoryRow[]> {
  return db<CategoryRow[]>`
    select c.id, c.module_id as "moduleId", c.parent_id as "parentId", c.slug, c.name_en as "nameEn",
           c.name_ar as "nameAr", c.picture, c.featured as "isFeatured"
    from categories c left join categories p on p.id = c.parent_id
    where c.active and (p.id is null or p.active)
    order by c.position, c.id`;
}

export type CategoryCount = { categoryId: CategoryId; items: number };

export function itemsPerCategory(db: Sql, zoneIds: ZoneId[], categoryIds: CategoryId[]): Promise<CategoryCount[]> {
  return db<CategoryCount[]>`
    select category_id as "categoryId", count(*) as items from items
    where zone_id = any(${zoneIds}) and category_id = any(${categoryIds}) and active and store_active
    group by category_id`;
}

export type BrandRow = {
  id: number;
  slug: string;
  nameEn: string;
  nameAr: string | null;
  picture: string | null;
  items: number;
};

/** The brands of a module that are sold in the zones, with their number of items there. */
export function brandsIn(db: Sql, moduleId: ModuleId, zoneIds: ZoneId[]): Promise<BrandRow[]> {
  return db<BrandRow[]>`
    select b.id, b.slug, b.name_en as "nameEn", b.name_ar as "nameAr", b.picture, sold.items
    from brands b
    cross join lateral (select count(*) as items from items i
                        where i.zone_id = any(${zoneIds}) and i.brand_id = b.id and i.active and i.store_active) sold
    where b.module_id = ${moduleId} and b.active and sold.items > 0
    order by b.name_en, b.id`;
}

export type ConditionRow = Omit<BrandRow, 'items'>;

export function activeConditions(db: Sql): Promise<ConditionRow[]> {
  return db<ConditionRow[]>`
    select id, slug, name_en as "nameEn", name_ar as "nameAr", picture from common_conditions
    where active order by position, id`;
}
