import type { Point } from '@rialto/contract/shapes/point.ts';
import { searchWords } from '@rialto/rules/text/normalise.ts';
import { forgivenEdits, isNumber, type Vocabulary, type WordMatch } from '@rialto/rules/text/vocabulary.ts';
import { withoutArticle } from '@rialto/rules/text/without-article.ts';
import { MAX_SUGGESTIONS } from '../geo-provider.ts';
import type { PlaceRow } from '../geo.sql.ts';
import { createMatcher, type Readings } from './match-words.ts';
import type { PlaceIndex } from './place-index.ts';
import { createRanking } from './rank-places.ts';

/** Longer than any typed address. The limit bounds the cost of a pasted page. */
const MAX_WORDS = 8;

export type SearchPlaces = (text: string, near: Point | null) => PlaceRow[];

/** Finds places by the text typed so far, best first, at most eight. */
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

/** One way to interpret the typed text. */
type Attempt = { readings: Readings; needed: number; hasNumber: boolean };

/** From exact words to leaving one out. Generated lazily, because the first usually finds something. */
function* attempts(vocabulary: Vocabulary, words: readonly string[]): Generator<Attempt> {
  const hasNumber = words.some(isNumber);
  const known = words.map((word) => knownWords(vocabulary, word));
  // Only an unknown word is treated as mistyped.
  const trusted = words.map((word, at) => (known[at]?.length ? known[at] : resembling(vocabulary, word)));
  yield { readings: trusted, needed: words.length, hasNumber };

  const doubted = words.map((word, at) =>
    known[at]?.length ? [...known[at], ...resembling(vocabulary, word)] : (trusted[at] ?? []),
  );
  yield { readings: doubted, needed: words.length, hasNumber };

  // Without such a house, its street is the next best result.
  const named = trusted.filter((_, at) => !isNumber(words[at] ?? ''));
  if (hasNumber) yield { readings: named, needed: named.length, hasNumber: false };
  // With two words the remaining one may be "street", which would match every street.
  if (words.length > 2) yield { readings: trusted, needed: words.length - 1, hasNumber };
}

/** In an address three letters are usually an abbreviation, so they are not corrected. */
const SHORTEST_FORGIVEN = 4;

function resembling(vocabulary: Vocabulary, word: string): WordMatch[] {
  return vocabulary.resembling(word, forgivenEdits(word, SHORTEST_FORGIVEN));
}

/** Abbreviations that are not a prefix of the word. */
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
