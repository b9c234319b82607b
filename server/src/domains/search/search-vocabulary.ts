import { searchText } from '@rialto/rules/text/normalise.ts';
import { buildVocabulary, forgivenEdits, type WordMatch } from '@rialto/rules/text/vocabulary.ts';
import { withoutArticle } from '@rialto/rules/text/without-article.ts';
import type { TermRow } from './vocabulary.sql.ts';

/**
 * Words with one stem, the most common first: burger and burgers, an Arabic noun with and without its article. A query
 * has to name only `queryTerms`, one for each lexeme of the index.
 */
export type StemGroup = { terms: string[]; queryTerms: string[]; itemCount: number };

/** A stem group, or null for a stop word such as "with", which the index leaves out. */
export type StemOrStopWord = StemGroup | null;

/** The words of a module's items. A lookup of an unknown word returns undefined. */
export type SearchVocabulary = {
  lookUp(word: string): StemOrStopWord | undefined;
  lookUpStem(stem: string | null): StemOrStopWord | undefined;
  /** The most common words with a prefix. */
  completions(prefix: string): StemGroup[];
  /** The known words with the smallest edit distance to a mistyped one, the most common first. */
  corrections(typed: string, options?: { mayBeUnfinished?: boolean; isWide?: boolean }): Correction[];
};

export type Correction = { word: string; stem: StemOrStopWord };

const SHORTEST_FORGIVEN = 3;
const MOST_COMPLETIONS = 50;
const MOST_CORRECTIONS = 3;

/** The rows are sorted, the most common first. */
export function buildSearchVocabulary(rows: readonly TermRow[]): SearchVocabulary {
  const { byWord, byStem } = gather(rows);
  const vocabulary = buildVocabulary(byWord.keys());
  const correctionAt = ({ position }: WordMatch): Correction => {
    const word = vocabulary.words[position] ?? '';
    return { word, stem: byWord.get(word) ?? null };
  };

  return {
    lookUp: (word) => byWord.get(word),
    lookUpStem: (stem) => (stem === null ? null : byStem.get(stem)),
    completions: (typed) =>
      mostCommonFirst(vocabulary.beginningWith(typed).map(correctionAt))
        .flatMap(({ stem }) => stem ?? [])
        .slice(0, MOST_COMPLETIONS),
    corrections: (typed, { mayBeUnfinished = false, isWide = false } = {}) => {
      const forgiven = forgivenEdits(typed, SHORTEST_FORGIVEN);
      const matches = vocabulary
        .resembling(typed, forgiven > 0 && isWide ? forgiven + 1 : forgiven)
        .filter(({ isUnfinished }) => mayBeUnfinished || !isUnfinished);
      const best = Math.max(...matches.map(({ quality }) => quality));
      const corrections = matches.filter(({ quality }) => quality === best);
      return mostCommonFirst(corrections.map(correctionAt)).slice(0, MOST_CORRECTIONS);
    },
  };
}

function gather(rows: readonly TermRow[]): { byWord: Map<string, StemOrStopWord>; byStem: Map<string, StemGroup> } {
  const byWord = new Map<string, StemOrStopWord>();
  const byStem = new Map<string, StemGroup>();
  const spellings = new Set<string>();
  for (const { term, itemCount, lexeme, stem } of rows) {
    // Words become part of the query text, where punctuation has a meaning.
    if (searchText(term) !== term) continue;
    if (lexeme === null || stem === null) {
      byWord.set(term, null);
      continue;
    }
    const group = byStem.get(stem) ?? { terms: [], queryTerms: [], itemCount: 0 };
    byStem.set(stem, group);
    group.terms.push(term);
    group.itemCount += itemCount;
    const spelling = `${stem} ${lexeme}`;
    if (!spellings.has(spelling)) group.queryTerms.push(term);
    spellings.add(spelling);
    byWord.set(term, group);
    const bare = withoutArticle(term);
    if (!byWord.has(bare)) byWord.set(bare, group);
  }
  return { byWord, byStem };
}

/** Each stem group once. A stop word counts as more common than any other word. */
function mostCommonFirst(corrections: Correction[]): Correction[] {
  const first = new Map<StemOrStopWord, Correction>();
  for (const one of corrections) if (!first.has(one.stem)) first.set(one.stem, one);
  return [...first.values()].sort((a, b) => countOf(b) - countOf(a));
}

function countOf({ stem }: Correction): number {
  return stem?.itemCount ?? Infinity;
}
