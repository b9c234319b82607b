import type { Sql } from '@rialto/database/sql.ts';

/** Those of the slugs that something of its kind has already. */
export async function takenSlugs(db: Sql, kind: SluggedKind, slugs: readonly string[]): Promise<string[]> {
  const rows = await takenBy[kind](db, slugs);
  return rows.map(({ slug }) => slug);
}

export type SluggedKind = 'items' | 'stores' | 'categories' | 'brands' | 'conditions';
type Slugs = { slug: string }[];
type Ids = { id: number }[];

const takenBy: Record<SluggedKind, (db: Sql, slugs: readonly string[]) => Promise<Slugs>> = {
  items: (db, slugs) => db<Slugs>`select slug from items where slug = any(${slugs}::text[])`,
  stores: (db, slugs) => db<Slugs>`select slug from stores where slug = any(${slugs}::text[])`,
  categories: (db, slugs) => db<Slugs>`select slug from categories where slug = any(${slugs}::text[])`,
  brands: (db, slugs) => db<Slugs>`select slug from brands where slug = any(${slugs}::text[])`,
  conditions: (db, slugs) => db<Slugs>`select slug from common_conditions where slug = any(${slugs}::text[])`,
};

/** Those of the ids that a row has already. */
export async function takenIds(db: Sql, kind: SluggedKind | 'add_ons', ids: readonly number[]): Promise<number[]> {
  const rows = await idsTakenBy[kind](db, ids);
  return rows.map(({ id }) => id);
}

const idsTakenBy: Record<SluggedKind | 'add_ons', (db: Sql, ids: readonly number[]) => Promise<Ids>> = {
  items: (db, ids) => db<Ids>`select id from items where id = any(${ids}::bigint[])`,
  stores: (db, ids) => db<Ids>`select id from stores where id = any(${ids}::bigint[])`,
  categories: (db, ids) => db<Ids>`select id from categories where id = any(${ids}::int[])`,
  brands: (db, ids) => db<Ids>`select id from brands where id = any(${ids}::int[])`,
  conditions: (db, ids) => db<Ids>`select id from common_conditions where id = any(${ids}::int[])`,
  add_ons: (db, ids) => db<Ids>`select id from add_ons where id = any(${ids}::bigint[])`,
};
