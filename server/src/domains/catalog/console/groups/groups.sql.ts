import type { ModuleId } from '@rialto/database/ids.ts';
import { part } from '@rialto/database/part.ts';
import type { Sql } from '@rialto/database/sql.ts';

/** A category, brand or condition as staff see it. */
export type GroupRow = {
  id: number;
  slug: string;
  nameEn: string;
  nameAr: string | null;
  picture: string | null;
  isActive: boolean;
  itemCount: number;
};
export type CategoryRow = GroupRow & {
  moduleId: ModuleId;
  parentId: number | null;
  isFeatured: boolean;
  position: number;
};
export type BrandRow = GroupRow & { moduleId: ModuleId };

const shared = part`g.id, g.slug, g.name_en as "nameEn", g.name_ar as "nameAr", g.picture, g.active as "isActive"`;

const ofModule = (moduleId: ModuleId | undefined) =>
  moduleId === undefined ? part`true` : part`g.module_id = ${moduleId}`;

export function allCategories(db: Sql, moduleId?: ModuleId): Promise<CategoryRow[]> {
  return db<CategoryRow[]>`
    select ${shared}, g.module_id as "moduleId", g.parent_id as "parentId", g.featured as "isFeatured", g.position,
      coalesce(counted.items, 0) as "itemCount"
    from categories g
    left join (select w.id, count(*) as items from items i
               cross join lateral unnest(array[i.category_id, nullif(i.parent_category_id, i.category_id)]) w(id)
               group by w.id) counted on counted.id = g.id
    where ${ofModule(moduleId)} order by g.position, g.id`;
}

export async function findCategory(db: Sql, id: number): Promise<CategoryRow | null> {
  const rows = await db<CategoryRow[]>`
    select ${shared}, g.module_id as "moduleId", g.parent_id as "parentId", g.featured as "isFeatured", g.position,
      (select count(*) from items where category_id = g.id) as "itemCount"
    from categories g where g.id = ${id} for no key update of g`;
  return rows[0] ?? null;
}

export async function hasChildren(db: Sql, id: number): Promise<boolean> {
  return (await db`select from categories where parent_id = ${id} limit 1`).length > 0;
}

type NewGroup = Pick<GroupRow, 'id' | 'slug' | 'nameEn' | 'nameAr' | 'picture' | 'isActive'>;
type NewCategory = NewGroup & Pick<CategoryRow, 'moduleId' | 'parentId' | 'isFeatured'>;

export async function insertCategory(tx: Sql, row: NewCategory): Promise<void> {
  await tx`
    insert into categories (id, slug, module_id, parent_id, name_en, name_ar, picture, featured, active, position)
    select ${row.id}, ${row.slug}, ${row.moduleId}, ${row.parentId}, ${row.nameEn}, ${row.nameAr}, ${row.picture},
      ${row.isFeatured}, ${row.isActive}, coalesce(max(position), 0) + 1
    from categories where module_id = ${row.moduleId} and parent_id is not distinct from ${row.parentId}`;
}

/** The key of its items to it and its parent moves them with it. */
export async function updateCategory(tx: Sql, row: CategoryRow): Promise<void> {
  await tx`
    update categories set parent_id = ${row.parentId}, name_en = ${row.nameEn}, name_ar = ${row.nameAr},
      picture = ${row.picture}, featured = ${row.isFeatured}, active = ${row.isActive}
    where id = ${row.id}`;
}

export async function updatePositions(tx: Sql, ids: readonly number[]): Promise<void> {
  await tx`
    update categories c set position = wanted.place
    from unnest(${ids}::int[]) with ordinality wanted(id, place) where c.id = wanted.id`;
}

export function allBrands(db: Sql, moduleId?: ModuleId): Promise<BrandRow[]> {
  return db<BrandRow[]>`
    select ${shared}, g.module_id as "moduleId", coalesce(counted.items, 0) as "itemCount"
    from brands g
    left join (select brand_id, count(*) as items from items where brand_id is not null group by brand_id) counted
      on counted.brand_id = g.id
    where ${ofModule(moduleId)} order by g.name_en, g.id`;
}

export async function findBrand(db: Sql, id: number): Promise<BrandRow | null> {
  const rows = await db<BrandRow[]>`
    select ${shared}, g.module_id as "moduleId", (select count(*) from items where brand_id = g.id) as "itemCount"
    from brands g where g.id = ${id} for no key update of g`;
  return rows[0] ?? null;
}

export async function insertBrand(tx: Sql, row: NewGroup & { moduleId: ModuleId }): Promise<void> {
  await tx`
    insert into brands (id, slug, module_id, name_en, name_ar, picture, active)
    values (${row.id}, ${row.slug}, ${row.moduleId}, ${row.nameEn}, ${row.nameAr}, ${row.picture}, ${row.isActive})`;
}

export async function updateBrand(tx: Sql, row: BrandRow): Promise<void> {
  await tx`
    update brands set name_en = ${row.nameEn}, name_ar = ${row.nameAr}, picture = ${row.picture}, active = ${row.isActive}
    where id = ${row.id}`;
}

export function allConditions(db: Sql): Promise<GroupRow[]> {
  return db<GroupRow[]>`
    select ${shared}, coalesce(counted.items, 0) as "itemCount" from common_conditions g
    left join (select condition_id, count(*) as items from items where condition_id is not null group by condition_id)
      counted on counted.condition_id = g.id
    order by g.position, g.id`;
}

export async function findCondition(db: Sql, id: number): Promise<GroupRow | null> {
  const rows = await db<GroupRow[]>`
    select ${shared}, (select count(*) from items where condition_id = g.id) as "itemCount"
    from common_conditions g where g.id = ${id} for no key update of g`;
  return rows[0] ?? null;
}

export async function insertCondition(tx: Sql, row: NewGroup): Promise<void> {
  await tx`
    insert into common_conditions (id, slug, name_en, name_ar, picture, active, position)
    select ${row.id}, ${row.slug}, ${row.nameEn}, ${row.nameAr}, ${row.picture}, ${row.isActive},
      coalesce(max(position), 0) + 1 from common_conditions`;
}

export async function updateCondition(tx: Sql, row: GroupRow): Promise<void> {
  await tx`
    update common_conditions set name_en = ${row.nameEn}, name_ar = ${row.nameAr}, picture = ${row.picture},
      active = ${row.isActive}
    where id = ${row.id}`;
}

export type ModuleRow = { id: number; type: string; nameEn: string; nameAr: string | null; isActive: boolean };

export function sellingModules(db: Sql): Promise<ModuleRow[]> {
  return db<ModuleRow[]>`
    select id, module_type as type, name_en as "nameEn", name_ar as "nameAr", active as "isActive" from modules
    where module_type <> 'parcel' order by position, id`;
}
