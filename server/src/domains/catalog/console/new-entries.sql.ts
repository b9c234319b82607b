import { part, type Part } from '@rialto/database/part.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { slugOf } from '@rialto/rules/text/slug.ts';
import { randomInt } from 'node:crypto';

const tables = {
  items: part`items`,
  stores: part`stores`,
  categories: part`categories`,
  brands: part`brands`,
  common_conditions: part`common_conditions`,
  add_ons: part`add_ons`,
} satisfies Record<string, Part>;
type Table = keyof typeof tables;

/** Nine digits, because lists of ids in queries take no longer ones. */
const [FIRST_ID, END_ID] = [100_000_000, 1_000_000_000];

/** Random ids that no row of the table has. */
async function unusedIds(tx: Sql, table: Table, count: number): Promise<number[]> {
  const ids = new Set<number>();
  while (ids.size < count) {
    const drawn = Array.from({ length: count - ids.size }, () => randomInt(FIRST_ID, END_ID));
    const rows = await tx<{ id: number }[]>`select id from ${tables[table]} where id = any(${drawn}::bigint[])`;
    const used = new Set(rows.map(({ id }) => id));
    for (const id of drawn) if (!used.has(id)) ids.add(id);
  }
  return [...ids];
}

export async function unusedId(tx: Sql, table: Table): Promise<number> {
  const [id] = await unusedIds(tx, table, 1);
  if (id === undefined) throw new Error('No id was drawn');
  return id;
}

type SluggedTable = Exclude<Table, 'add_ons'>;
const kinds: Record<SluggedTable, string> = {
  items: 'item',
  stores: 'store',
  categories: 'category',
  brands: 'brand',
  common_conditions: 'condition',
};

/** The slug of a new row: its name, with its id if another row has the name already. */
export async function newSlug(
  tx: Sql,
  table: SluggedTable,
  { name, id }: { name: string; id: number },
): Promise<string> {
  const slug = slugOf(name, kinds[table]);
  // Two new rows with the same name would both find the slug unused.
  await tx`select pg_advisory_xact_lock(hashtext(${`${table} ${slug}`}))`;
  const rows = await tx`select from ${tables[table]} where slug = ${slug}`;
  return rows.length === 0 ? slug : `${slug}-${id}`;
}

/** Those of the pictures that exist. */
export async function knownPictures(tx: Sql, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx<{ id: string }[]>`select id from pictures where id = any(${ids}::text[])`;
  return new Set(rows.map(({ id }) => id));
}
