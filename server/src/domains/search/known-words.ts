import { searchText } from '@rialto/rules/text/normalise.ts';
import { buildVocabulary, forgivenEdits, type WordMatch } from '@rialto/rules/text/vocabulary.ts';
import { withoutArticle } from '@rialto/rules/text/without-article.ts';
import type { TermRow } from './words.sql.ts';

/**
 * Words that find the same items, the most common first: burger and burgers, an Arabic noun with and without its
 * article. `asked` are those of them that a query has to name, one for each way the index spells them.
 */
export type Family = { terms: string[]; asked: string[]; itemCount: number };

/** A family, or null for a word so common that the index leaves it out, such as "with". */
export type Meaning = Family | null;

/** The words of a module's items. What is undefined is not known. */
export type KnownWords = {
  meaningOf(word: string): Meaning | undefined;
  meaningOfStem(stem: string | null): Meaning | undefined;
  /** The most common words that go on like this. */
  beginningWith(typed: string): Family[];
  /** The words that a mistyped one comes nearest to, all equally near, the most common first. */
  nearest(typed: string, options?: { mayBeUnfinished?: boolean; isWide?: boolean }): Near[];
};

export type Near = { word: string; meaning: Meaning };

const SHORTEST_FORGIVEN = 3;
const MOST_BEGUN = 50;
const MOST_NEAREST = 3;

/** The rows come with the most common first. */
export function buildKnownWords(rows: readonly TermRow[]): KnownWords {
  const { byWord, byStem } = gather(rows);
  const vocabulary = buildVocabulary(byWord.keys());
  const nearAt = ({ position }: WordMatch): Near => {
    const word = vocabulary.words[position] ?? '';
    return { word, meaning: byWord.get(word) ?? null };
  };

  return {
    meaningOf: (word) => byWord.get(word),
    meaningOfStem: (stem) => (stem === null ? null : byStem.get(stem)),
    beginningWith: (typed) =>
      commonFirst(vocabulary.beginningWith(typed).map(nearAt))
        .flatMap(({ meaning }) => meaning ?? [])
        .slice(0, MOST_BEGUN),
    nearest: (typed, { mayBeUnfinished = false, isWide = false } = {}) => {
      const forgiven = forgivenEdits(typed, SHORTEST_FORGIVEN);
      const matches = vocabulary
        .resembling(typed, forgiven > 0 && isWide ? forgiven + 1 : forgiven)
        .filter(({ isUnfinished }) => mayBeUnfinished || !isUnfinished);
      const best = Math.max(...matches.map(({ quality }) => quality));
      const nearest = matches.filter(({ quality }) => quality === best);
      return commonFirst(nearest.map(nearAt)).slice(0, MOST_NEAREST);
    },
  };
}

function gather(rows: readonly TermRow[]): { byWord: Map<string, Meaning>; byStem: Map<string, Family> } {
  const byWord = new Map<string, Meaning>();
  const byStem = new Map<string, Family>();
  const spellings = new Set<string>();
  for (const { term, itemCount, lexeme, stem } of rows) {
    // Words become part of a query's text, where a sign would mean something.
    if (searchText(term) !== term) continue;
    if (lexeme === null || stem === null) {
      byWord.set(term, null);
      continue;
    }
    const family = byStem.get(stem) ?? { terms: [], asked: [], itemCount: 0 };
    byStem.set(stem, family);
    family.terms.push(term);
    family.itemCount += itemCount;
    const spelling = `${stem} ${lexeme}`;
    if (!spellings.has(spelling)) family.asked.push(term);
    spellings.add(spelling);
    byWord.set(term, family);
    const bare = withoutArticle(term);
    if (!byWord.has(bare)) byWord.set(bare, family);
  }
  return { byWord, byStem };
}

/** Each meaning once; a word that the index leaves out is more common than any other. */
function commonFirst(nears: Near[]): Near[] {
  const first = new Map<Meaning, Near>();
  for (const near of nears) if (!first.has(near.meaning)) first.set(near.meaning, near);
  return [...first.values()].sort((a, b) => countOf(b) - countOf(a));
}

function countOf({ meaning }: Near): number {
  return meaning?.itemCount ?? Infinity;
}
