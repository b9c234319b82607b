import type { ModuleId, ZoneId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';

export type SitemapRow = { id: number; slug: string; moduleId: ModuleId; zoneId: ZoneId | null };
export type PartStart = { from: number };

/** The first id of every part. Each part has the same number of active rows. */
export const partStarts = {
  stores: (db: Sql, size: number): Promise<PartStart[]> => db<PartStart[]>`
    select id as "from" from (
      select id, row_number() over (order by id) as place from stores where active
    ) numbered where place % ${size} = 1 order by id`,
  items: (db: Sql, size: number): Promise<PartStart[]> => db<PartStart[]>`
    select id as "from" from (
      select id, row_number() over (order by id) as place from items where active and store_active
    ) numbered where place % ${size} = 1 order by id`,
  categories: (db: Sql, size: number): Promise<PartStart[]> => db<PartStart[]>`
    select id as "from" from (
      select id, row_number() over (order by id) as place from categories where active
    ) numbered where place % ${size} = 1 order by id`,
};

export const rowsFrom = {
  stores: (db: Sql, from: number, size: number): Promise<SitemapRow[]> => db<SitemapRow[]>`
    select id, slug, module_id as "moduleId", zone_id as "zoneId" from stores
    where active and id >= ${from} order by id limit ${size}`,
  items: (db: Sql, from: number, size: number): Promise<SitemapRow[]> => db<SitemapRow[]>`
    select id, slug, module_id as "moduleId", zone_id as "zoneId" from items
    where active and store_active and id >= ${from} order by id limit ${size}`,
  categories: (db: Sql, from: number, size: number): Promise<SitemapRow[]> => db<SitemapRow[]>`
    select c.id, c.slug, c.module_id as "moduleId", null::int as "zoneId"
    from categories c left join categories p on p.id = c.parent_id
    where c.active and (p.id is null or p.active) and c.id >= ${from} order by c.id limit ${size}`,
};
