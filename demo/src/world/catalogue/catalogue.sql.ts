import type { Sql } from '@rialto/database/sql.ts';
import type { Catalogue } from './catalogue.ts';

export async function insertCatalogue(db: Sql, { categories, brands, conditions }: Catalogue): Promise<void> {
  await insertCategories(db, categories);
  await insertBrands(db, brands);
  await insertConditions(db, conditions);
}

/** Parents before their children, in the order of the rows. */
async function insertCategories(db: Sql, categories: Catalogue['categories']): Promise<void> {
  const rows = categories.map(({ name, picture, ...category }) => ({ ...category, ...name, picture: picture.id }));
  await db`
    insert into categories (id, module_id, parent_id, slug, name_en, name_ar, picture, featured, position)
    select id, "moduleId", "parentId", slug, en, ar, picture, featured, position
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as x(id int, "moduleId" int, "parentId" int, slug text, en text, ar text, picture text, featured boolean,
           position int)`;
}

async function insertBrands(db: Sql, brands: Catalogue['brands']): Promise<void> {
  const rows = brands.map(({ name, picture, ...brand }) => ({ ...brand, ...name, picture: picture.id }));
  await db`
    insert into brands (id, module_id, slug, name_en, name_ar, picture)
    select id, "moduleId", slug, en, ar, picture from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as x(id int, "moduleId" int, slug text, en text, ar text, picture text)`;
}

async function insertConditions(db: Sql, conditions: Catalogue['conditions']): Promise<void> {
  const rows = conditions.map(({ name, picture, ...condition }) => ({ ...condition, ...name, picture: picture.id }));
  await db`
    insert into common_conditions (id, slug, name_en, name_ar, picture, position)
    select id, slug, en, ar, picture, position from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as x(id int, slug text, en text, ar text, picture text, position int)`;
}
