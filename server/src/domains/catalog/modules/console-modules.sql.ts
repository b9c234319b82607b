import type { Sql } from '@rialto/database/sql.ts';
import type { ModuleRow } from './modules.sql.ts';

/** A module as staff see it, active or not. */
export type StoredModule = Omit<ModuleRow, 'icon' | 'hero' | 'storeCounts'> & { isActive: boolean; storeCount: number };

export function allModules(db: Sql): Promise<StoredModule[]> {
  return db<StoredModule[]>`
    select m.id, m.module_type as "moduleType", m.name_en as "nameEn", m.name_ar as "nameAr",
           m.description_en as "descriptionEn", m.description_ar as "descriptionAr", m.active as "isActive",
           coalesce((select json_agg(z.zone_id order by z.zone_id) from module_zones z where z.module_id = m.id), '[]')
             as "zoneIds",
           (select count(*)::int from stores s where s.module_id = m.id and s.active) as "storeCount"
    from modules m order by m.position, m.id`;
}

type Texts = Pick<StoredModule, 'nameEn' | 'nameAr' | 'descriptionEn' | 'descriptionAr' | 'isActive'>;

/** The lock keeps two new modules from having the same id. */
export async function insertModule(tx: Sql, module: Texts & Pick<StoredModule, 'moduleType'>): Promise<number> {
  await tx`lock table modules in share row exclusive mode`;
  const [row] = await tx<{ id: number }[]>`
    insert into modules (id, module_type, name_en, name_ar, description_en, description_ar, position, active)
    select coalesce(max(id), 0) + 1, ${module.moduleType}::text, ${module.nameEn}::text, ${module.nameAr}::text,
           ${module.descriptionEn}::text, ${module.descriptionAr}::text, coalesce(max(position), 0) + 1,
           ${module.isActive}::boolean
    from modules
    returning id`;
  return (row as { id: number }).id;
}

export async function updateModule(tx: Sql, id: number, module: Texts): Promise<void> {
  await tx`
    update modules set name_en = ${module.nameEn}, name_ar = ${module.nameAr}, description_en = ${module.descriptionEn},
                       description_ar = ${module.descriptionAr}, active = ${module.isActive}
    where id = ${id}`;
}

export async function lockModule(tx: Sql, id: number): Promise<boolean> {
  return (await tx`select id from modules where id = ${id} for update`).length > 0;
}
