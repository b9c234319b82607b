import type { Point } from '@rialto/contract/shapes/point.ts';
import { searchWords } from '@rialto/rules/text/normalise.ts';
import { forgivenEdits, isNumber, type Vocabulary, type WordMatch } from '@rialto/rules/text/vocabulary.ts';
import { withoutArticle } from '@rialto/rules/text/without-article.ts';
import { MAX_SUGGESTIONS } from '../geo-provider.ts';
import type { PlaceRow } from '../geo.sql.ts';
import { createMatcher, type Readings } from './match-words.ts';
import type { PlaceIndex } from './place-index.ts';
import { createRanking } from './rank-places.ts';

/** Nobody types more into an address box; the bound keeps a pasted page from costing more than a name. */
const MAX_WORDS = 8;

export type SearchPlaces = (text: string, near: Point | null) => PlaceRow[];

/** Finds places by what was typed so far, best first, at most eight. */
export function createPlaceSearch(index: PlaceIndex): SearchPlaces {
  const match = createMatcher(index);
  const rank = createRanking(index);

  return (text, near) => {
    const words = [...new Set(searchWords(text))].slice(0, MAX_WORDS);
    for (const { readings, needed, hasNumber } of attempts(index.vocabulary, words)) {
      const readableCount = readings.filter((reading) => reading.length > 0).length;
      if (readableCount < needed || needed === 0) continue;
      const matches = match(readings, needed);
      if (matches.positions.length > 0) {
        return rank(matches, { wordCount: words.length, hasNumber, near, count: MAX_SUGGESTIONS });
      }
    }
    return [];
  };
}

/** One way to understand what was typed. */
type Attempt = { readings: Readings; needed: number; hasNumber: boolean };

/** From trusting every word to leaving one out; made one by one, since mostly the first finds something. */
function* attempts(vocabulary: Vocabulary, words: readonly string[]): Generator<Attempt> {
  const hasNumber = words.some(isNumber);
  const known = words.map((word) => knownWords(vocabulary, word));
  // A word that nobody knows is taken for a mistyped one; a known word means what it says.
  const trusted = words.map((word, at) => (known[at]?.length ? known[at] : resembling(vocabulary, word)));
  yield { readings: trusted, needed: words.length, hasNumber };

  const doubted = words.map((word, at) =>
    known[at]?.length ? [...known[at], ...resembling(vocabulary, word)] : (trusted[at] ?? []),
  );
  yield { readings: doubted, needed: words.length, hasNumber };

  // No such house: its street is the next best answer.
  const named = trusted.filter((_, at) => !isNumber(words[at] ?? ''));
  if (hasNumber) yield { readings: named, needed: named.length, hasNumber: false };
  // Of two words the one left may be "street", which would suggest any street at all.
  if (words.length > 2) yield { readings: trusted, needed: words.length - 1, hasNumber };
}

/** In an address three letters are mostly a short form, so they are not taken for a mistyped word. */
const SHORTEST_FORGIVEN = 4;

function resembling(vocabulary: Vocabulary, word: string): WordMatch[] {
  return vocabulary.resembling(word, forgivenEdits(word, SHORTEST_FORGIVEN));
}

/** Short forms that are not simply the beginning of the word. */
const shortForms = new Map([
  ['rd', 'road'],
  ['ln', 'lane'],
  ['blvd', 'boulevard'],
]);

function knownWords(vocabulary: Vocabulary, typed: string): WordMatch[] {
  const word = shortForms.get(typed) ?? typed;
  const known = vocabulary.beginningWith(word);
  const bare = withoutArticle(word);
  return known.length > 0 || bare === word ? known : vocabulary.beginningWith(bare);
}
