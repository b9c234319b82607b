import type { ModuleId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { BrandRecord, CategoryRecord, ConditionRecord, RecordRow } from './records.ts';

type Row<R> = R & { id: number };

export async function brandRecords(db: Sql): Promise<RecordRow<BrandRecord>[]> {
  const rows = await db<Row<BrandRecord>[]>`
    select b.id, coalesce(b.external_id, b.slug) as key, m.key as module, b.name_en as "nameEn", b.name_ar as "nameAr",
      b.picture, b.active as "isActive"
    from brands b
    join (select id, case when count(*) over (partition by lower(name_en)) = 1 then name_en else id::text end as key
          from modules) m on m.id = b.module_id
    order by b.id`;
  return rows.map(existing);
}

export async function conditionRecords(db: Sql): Promise<RecordRow<ConditionRecord>[]> {
  const rows = await db<Row<ConditionRecord>[]>`
    select id, coalesce(external_id, slug) as key, name_en as "nameEn", name_ar as "nameAr", picture, position,
      active as "isActive"
    from common_conditions order by position, id`;
  return rows.map(existing);
}

/** Parents before their children. */
export async function categoryRecords(db: Sql): Promise<RecordRow<CategoryRecord>[]> {
  const rows = await db<Row<CategoryRecord>[]>`
    select c.id, coalesce(c.external_id, c.slug) as key, m.key as module, coalesce(p.external_id, p.slug) as parent,
      c.name_en as "nameEn", c.name_ar as "nameAr", c.picture, c.featured as "isFeatured", c.position,
      c.active as "isActive"
    from categories c
    join (select id, case when count(*) over (partition by lower(name_en)) = 1 then name_en else id::text end as key
          from modules) m on m.id = c.module_id
    left join categories p on p.id = c.parent_id
    order by c.parent_id is not null, c.module_id, c.position, c.id`;
  return rows.map(existing);
}

export type ShelfWrite<R> = {
  id: number;
  slug: string;
  moduleId: ModuleId;
  parentId: number | null;
  record: R;
};

/** Adds the rows whose ids are new and changes the others. Slugs and keys of existing rows stay. */
export async function saveBrands(tx: Sql, writes: readonly ShelfWrite<BrandRecord>[]): Promise<void> {
  await tx`
    insert into brands (id, module_id, slug, external_id, name_en, name_ar, picture, active)
    select id, "moduleId", slug, key, "nameEn", "nameAr", picture, "isActive"
    from jsonb_to_recordset(${rowsOf(writes)}::jsonb)
      as x(id int, "moduleId" int, slug text, key text, "nameEn" text, "nameAr" text, picture text, "isActive" boolean)
    on conflict (id) do update set module_id = excluded.module_id, name_en = excluded.name_en,
      name_ar = excluded.name_ar, picture = excluded.picture, active = excluded.active`;
}

export async function saveConditions(tx: Sql, writes: readonly ShelfWrite<ConditionRecord>[]): Promise<void> {
  await tx`
    insert into common_conditions (id, slug, external_id, name_en, name_ar, picture, position, active)
    select id, slug, key, "nameEn", "nameAr", picture, position, "isActive"
    from jsonb_to_recordset(${rowsOf(writes)}::jsonb)
      as x(id int, slug text, key text, "nameEn" text, "nameAr" text, picture text, position int, "isActive" boolean)
    on conflict (id) do update set name_en = excluded.name_en, name_ar = excluded.name_ar, picture = excluded.picture,
      position = excluded.position, active = excluded.active`;
}

export async function saveCategories(tx: Sql, writes: readonly ShelfWrite<CategoryRecord>[]): Promise<void> {
  await tx`
    insert into categories (id, module_id, parent_id, slug, external_id, name_en, name_ar, picture, featured, position,
      active)
    select id, "moduleId", "parentId", slug, key, "nameEn", "nameAr", picture, "isFeatured", position, "isActive"
    from jsonb_to_recordset(${rowsOf(writes)}::jsonb)
      as x(id int, "moduleId" int, "parentId" int, slug text, key text, "nameEn" text, "nameAr" text, picture text,
           "isFeatured" boolean, position int, "isActive" boolean)
    on conflict (id) do update set module_id = excluded.module_id, parent_id = excluded.parent_id,
      name_en = excluded.name_en, name_ar = excluded.name_ar, picture = excluded.picture, featured = excluded.featured,
      position = excluded.position, active = excluded.active`;
}

function rowsOf<R extends object>(writes: readonly ShelfWrite<R>[]): string {
  return JSON.stringify(writes.map(({ record, ...ids }) => ({ ...record, ...ids })));
}

function existing<R>({ id, ...record }: Row<R>): RecordRow<R> {
  return { id, record: record as unknown as R };
}
