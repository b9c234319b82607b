import type { ModuleId, ZoneId } from '@rialto/database/ids.ts';
import { part } from '@rialto/database/part.ts';
import type { Sql } from '@rialto/database/sql.ts';

/** A word of the items with its lexeme, and the lexeme without the Arabic article (stem); null for a stop word. */
export type TermRow = { term: string; itemCount: number; lexeme: string | null; stem: string | null };

/** The lexeme of the column `word`. The language is decided by its letters. */
const lexeme = part`(tsvector_to_array(to_tsvector(
  case when word ~ '[\\u0600-\\u06FF]' then 'arabic'::regconfig else 'english'::regconfig end, word)))[1]`;
/** The same length as in rules/text/without-article. */
const bareWord = part`case when word like '\u0627\u0644___%' then substr(word, 3) else word end`;

/** The words of a module, the most common first. */
export function termsOf(db: Sql, moduleId: ModuleId): Promise<TermRow[]> {
  return db<TermRow[]>`
    select terms.word as term, "itemCount", own.lexeme, bare.lexeme as stem
    from (select term as word, item_count as "itemCount" from search_terms where module_id = ${moduleId}) terms
    cross join lateral (select ${lexeme} as lexeme) own
    cross join lateral (select ${lexeme} as lexeme from (select ${bareWord} as word) w) bare
    order by "itemCount" desc, term`;
}

/** The stems of words in their order, null for a stop word. */
export async function stemsOf(db: Sql, words: readonly string[]): Promise<(string | null)[]> {
  const rows = await db<{ stem: string | null }[]>`
    select ${lexeme} as stem
    from (select ${bareWord} as word, place from unnest(${words}::text[]) with ordinality typed(word, place)) w
    order by place`;
  return rows.map(({ stem }) => stem);
}

type SearchScope = { zoneIds: readonly ZoneId[]; moduleId: ModuleId; language: string };

export type NameRow = { kind: 'item' | 'store'; name: string; beginning: string; weight: number };

/** Sorts after every text with the same prefix. */
const AFTER_ALL = '\u{10FFFF}';
const MOST_READ = 500;

/**
 * The names of items and stores with a word that has the prefix. One limited index range per zone and kind, so the cost
 * of a single letter does not grow with the number of names.
 */
export function namesWithPrefix(
  db: Sql,
  prefix: string,
  { zoneIds, moduleId, language }: SearchScope,
): Promise<NameRow[]> {
  return db.unprepared<NameRow[]>`
    select wanted.kind, names.name, names.beginning, names.weight
    from unnest(${zoneIds}::int[]) zone cross join unnest(array['item', 'store']) wanted(kind)
    cross join lateral (
      select s.name, s.beginning, s.weight from suggestions s
      where s.scope = search_scope(zone, ${moduleId}, suggestion_list(wanted.kind, ${language}))
        and s.beginning >= ${prefix} and s.beginning < ${prefix + AFTER_ALL}
      order by s.beginning limit ${MOST_READ}) names`;
}

const MOST_READ_OF_TERM = 50;
const MOST_SIMILAR = 5;

/** Names of items that have any of the words, those with most of them first. */
export async function namesWithAnyTerm(
  db: Sql,
  terms: readonly string[],
  { zoneIds, moduleId, language }: SearchScope,
): Promise<string[]> {
  const rows = await db.unprepared<{ name: string }[]>`
    select names.name from unnest(${zoneIds}::int[]) zone cross join unnest(${terms}::text[]) term
    cross join lateral (
      select s.name, s.weight from suggestions s
      where s.scope = search_scope(zone, ${moduleId}, suggestion_list('item', ${language}))
        and s.beginning >= term and s.beginning < (term || ${AFTER_ALL})
      order by s.beginning limit ${MOST_READ_OF_TERM}) names
    group by names.name
    order by count(distinct term) desc, max(names.weight) desc, names.name limit ${MOST_SIMILAR}`;
  return rows.map(({ name }) => name);
}

/** True on the one node that may rebuild: the last rebuild is older than `before` and no other node is running one. */
export async function claimRebuild(tx: Sql, { before, now }: { before: Date; now: Date }): Promise<boolean> {
  const rows = await tx`
    update search_upkeep set learned_at = ${now}
    where only_one = (select only_one from search_upkeep where learned_at < ${before} for update skip locked)
    returning only_one`;
  return rows.length > 0;
}

export async function rebuildTerms(tx: Sql): Promise<void> {
  await tx`select relearn_search_words()`;
}
