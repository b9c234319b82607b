import type { Sql } from '@rialto/database/sql.ts';

/** Those of the slugs that something of its kind has already. */
export async function takenSlugs(db: Sql, kind: SluggedKind, slugs: readonly string[]): Promise<string[]> {
  const rows = await takenBy[kind](db, slugs);
  return rows.map(({ slug }) => slug);
}

export type SluggedKind = 'items' | 'stores' | 'categories' | 'brands' | 'conditions';
type Slugs = { slug: string }[];
type Ids = object[];

const takenBy: Record<SluggedKind, (db: Sql, slugs: readonly string[]) => Promise<Slugs>> = {
  items: (db, slugs) => db<Slugs>`select slug from items where slug = any(${slugs}::text[])`,
  stores: (db, slugs) => db<Slugs>`select slug from stores where slug = any(${slugs}::text[])`,
  categories: (db, slugs) => db<Slugs>`select slug from categories where slug = any(${slugs}::text[])`,
  brands: (db, slugs) => db<Slugs>`select slug from brands where slug = any(${slugs}::text[])`,
  conditions: (db, slugs) => db<Slugs>`select slug from common_conditions where slug = any(${slugs}::text[])`,
};

/** Whether a row has one of the ids from the first to the last. */
export async function areIdsTaken(
  db: Sql,
  kind: SluggedKind | 'add_ons',
  first: number,
  last: number,
): Promise<boolean> {
  return (await idsBetween[kind](db, first, last)).length > 0;
}

const idsBetween: Record<SluggedKind | 'add_ons', (db: Sql, first: number, last: number) => Promise<Ids>> = {
  items: (db, first, last) => db<Ids>`select from items where id between ${first} and ${last} limit 1`,
  stores: (db, first, last) => db<Ids>`select from stores where id between ${first} and ${last} limit 1`,
  categories: (db, first, last) => db<Ids>`select from categories where id between ${first} and ${last} limit 1`,
  brands: (db, first, last) => db<Ids>`select from brands where id between ${first} and ${last} limit 1`,
  conditions: (db, first, last) => db<Ids>`select from common_conditions where id between ${first} and ${last} limit 1`,
  add_ons: (db, first, last) => db<Ids>`select from add_ons where id between ${first} and ${last} limit 1`,
};
