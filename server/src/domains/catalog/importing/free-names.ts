import type { Sql } from '@rialto/database/sql.ts';
import { randomInt } from 'node:crypto';
import { areIdsTaken, takenSlugs, type SluggedKind } from './free-names.sql.ts';

/** Ids of the catalogue fit into 31 bits, as the API declares them; those of the demo are below. */
const MIN_ID = 100_000_000;
const MAX_ID = 2 ** 31 - 1;
const MAX_SLUG = 110;

/** As many ids that no row has, one after the other, so that the rows are neighbours in every index that ends in the id. */
export async function freeIds(db: Sql, kind: SluggedKind | 'add_ons', count: number): Promise<number[]> {
  if (count === 0) return [];
  const first = randomInt(MIN_ID, MAX_ID - count);
  if (await areIdsTaken(db, kind, first, first + count - 1)) return freeIds(db, kind, count);
  return Array.from({ length: count }, (_, at) => first + at);
}

/** A slug for each name; where another thing has it, some letters are added. */
export async function freeSlugs(db: Sql, kind: SluggedKind, names: readonly string[]): Promise<string[]> {
  const wanted = names.map((name) => slugOf(name) || kind);
  const taken = new Set(wanted.length > 0 ? await takenSlugs(db, kind, wanted) : []);
  return wanted.map((slug) => {
    const free = taken.has(slug) ? `${slug}-${randomInt(36 ** 5, 36 ** 6).toString(36)}` : slug;
    taken.add(free);
    return free;
  });
}

/** "Teta’s Kitchen & Co." becomes tetas-kitchen-and-co. */
function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .replaceAll('&', ' and ')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG)
    .replace(/^-|-$/g, '');
}
