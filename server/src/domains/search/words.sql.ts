import { part } from '@rialto/database/part.ts';
import type { Sql } from '@rialto/database/sql.ts';

/** A word of the items, how the index spells it, and how it spells it without the Arabic article; null where it leaves it out. */
export type TermRow = { term: string; itemCount: number; lexeme: string | null; stem: string | null };

/** How the index spells what stands in the column `word`; its letters tell the language. */
const lexeme = part`(tsvector_to_array(to_tsvector(
  case when word ~ '[\\u0600-\\u06FF]' then 'arabic'::regconfig else 'english'::regconfig end, word)))[1]`;
/** The same length as in rules/text/without-article. */
const bareWord = part`case when word like '\u0627\u0644___%' then substr(word, 3) else word end`;

/** The words of a module, the most common first. */
export function termsOf(db: Sql, moduleId: number): Promise<TermRow[]> {
  return db<TermRow[]>`
    select terms.word as term, "itemCount", own.lexeme, bare.lexeme as stem
    from (select term as word, item_count as "itemCount" from search_terms where module_id = ${moduleId}) terms
    cross join lateral (select ${lexeme} as lexeme) own
    cross join lateral (select ${lexeme} as lexeme from (select ${bareWord} as word) w) bare
    order by "itemCount" desc, term`;
}

/** The stems of words in their order, null for one that the index leaves out. */
export async function stemsOf(db: Sql, words: readonly string[]): Promise<(string | null)[]> {
  const rows = await db<{ stem: string | null }[]>`
    select ${lexeme} as stem
    from (select ${bareWord} as word, place from unnest(${words}::text[]) with ordinality typed(word, place)) w
    order by place`;
  return rows.map(({ stem }) => stem);
}

type Sought = { zoneIds: readonly number[]; moduleId: number; language: string };

export type NameRow = { kind: 'item' | 'store'; name: string; beginning: string; weight: number };

/** Sorts after every text that begins alike. */
const AFTER_ALL = '\u{10FFFF}';
const MOST_READ = 500;

/**
 * The names of items and stores in which a word begins like this. One range of the index for each zone and kind, read
 * only so far, so that a single letter costs no more among a million names than among thousands.
 */
export function namesBeginning(
  db: Sql,
  beginning: string,
  { zoneIds, moduleId, language }: Sought,
): Promise<NameRow[]> {
  return db.unprepared<NameRow[]>`
    select wanted.kind, names.name, names.beginning, names.weight
    from unnest(${zoneIds}::int[]) zone cross join unnest(array['item', 'store']) wanted(kind)
    cross join lateral (
      select s.name, s.beginning, s.weight from suggestions s
      where s.zone_id = zone and s.module_id = ${moduleId} and s.kind = wanted.kind and s.language = ${language}
        and s.beginning ~>=~ ${beginning} and s.beginning ~<~ ${beginning + AFTER_ALL}
      order by s.beginning using ~<~ limit ${MOST_READ}) names`;
}

const MOST_READ_OF_TERM = 50;
const MOST_CLOSE = 5;

/** Names of items that have one of the words, those with most of them first. */
export async function namesWithSome(
  db: Sql,
  terms: readonly string[],
  { zoneIds, moduleId, language }: Sought,
): Promise<string[]> {
  const rows = await db.unprepared<{ name: string }[]>`
    select names.name from unnest(${zoneIds}::int[]) zone cross join unnest(${terms}::text[]) term
    cross join lateral (
      select s.name, s.weight from suggestions s
      where s.zone_id = zone and s.module_id = ${moduleId} and s.kind = 'item' and s.language = ${language}
        and s.beginning ~>=~ term and s.beginning ~<~ (term || ${AFTER_ALL})
      order by s.beginning using ~<~ limit ${MOST_READ_OF_TERM}) names
    group by names.name
    order by count(distinct term) desc, max(names.weight) desc, names.name limit ${MOST_CLOSE}`;
  return rows.map(({ name }) => name);
}

/** True for the one node that may learn all words anew: it was not done since then, and nobody else is at it. */
export async function claimLearning(tx: Sql, { before, now }: { before: Date; now: Date }): Promise<boolean> {
  const rows = await tx`
    update search_upkeep set learned_at = ${now}
    where only_one = (select only_one from search_upkeep where learned_at < ${before} for update skip locked)
    returning only_one`;
  return rows.length > 0;
}

export async function relearn(tx: Sql): Promise<void> {
  await tx`select relearn_search_words()`;
}
