import type { ZoneId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';

export type ModuleRow = {
  id: number;
  moduleType: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel';
  nameEn: string;
  nameAr: string | null;
  descriptionEn: string;
  descriptionAr: string | null;
  icon: string | null;
  hero: string | null;
  zoneIds: ZoneId[];
  storeCounts: Record<string, number>;
};

/** All active modules with their zones and the number of stores in each. */
export function activeModules(db: Sql): Promise<ModuleRow[]> {
  return db<ModuleRow[]>`
    select m.id, m.module_type as "moduleType", m.name_en as "nameEn", m.name_ar as "nameAr",
           m.description_en as "descriptionEn", m.description_ar as "descriptionAr", m.icon, m.hero,
           coalesce((select json_agg(z.zone_id order by z.zone_id)
                     from module_zones z join zones on zones.id = z.zone_id and zones.active
                     where z.module_id = m.id), '[]') as "zoneIds",
           coalesce((select json_object_agg(s.zone_id, s.stores)
                     from (select zone_id, count(*) as stores from stores
                           where module_id = m.id and active group by zone_id) s), '{}') as "storeCounts"
    from modules m
    where m.active
    order by m.position, m.id`;
}

export async function allModuleIds(db: Sql): Promise<number[]> {
  return (await db<{ id: number }[]>`select id from modules`).map(({ id }) => id);
}
