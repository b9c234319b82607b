import { searchWords } from '@rialto/rules/text/normalise.ts';
import { buildVocabulary, type Vocabulary } from '@rialto/rules/text/vocabulary.ts';
import { withoutArticle } from '@rialto/rules/text/without-article.ts';
import type { PlaceRow } from '../geo.sql.ts';

/** The position of a word in a place's texts. */
const IN_AREA = 0;
const IN_NAME = 1;
const BEGINS_NAME = 2;

/** Which places have which word, in both languages. */
export type PlaceIndex = {
  places: readonly PlaceRow[];
  vocabulary: Vocabulary;
  /** The mentions of word w lie between starts[w] and starts[w + 1]; each is place * 4 + position. */
  starts: Uint32Array;
  mentions: Uint32Array;
  nameLengths: Uint8Array;
};

/** Words that are often joined with the next: Al-Kindi is also Alkindi. */
const leaning = new Set(['al', 'el', 'عبد', 'ابو']);

export function buildPlaceIndex(rows: readonly PlaceRow[]): PlaceIndex {
  const places = rows.toSorted(byName);
  const wordsOf = memoizedWords();
  const mentionsOf = new Map<string, number[]>();
  places.forEach((place, position) => {
    for (const [word, where] of mentionedWords(place, wordsOf)) {
      const known = mentionsOf.get(word);
      if (known) known.push(position * 4 + where);
      else mentionsOf.set(word, [position * 4 + where]);
    }
  });

  const vocabulary = buildVocabulary(mentionsOf.keys());
  const lists = vocabulary.words.map((word) => mentionsOf.get(word) ?? []);
  const starts = new Uint32Array(lists.length + 1);
  lists.forEach((list, word) => (starts[word + 1] = (starts[word] ?? 0) + list.length));
  const mentions = new Uint32Array(starts.at(-1) ?? 0);
  lists.forEach((list, word) => mentions.set(list, starts[word]));
  const nameLengths = Uint8Array.from(places, (place) => nameLength(place, wordsOf));
  return { places, vocabulary, starts, mentions, nameLengths };
}

type WordsOf = (text: string) => readonly string[];

/** Thousands of houses share the name of their district, so each text is split once. */
function memoizedWords(): WordsOf {
  const wordsByText = new Map<string, readonly string[]>();
  return (text) => {
    const known = wordsByText.get(text) ?? searchWords(text);
    wordsByText.set(text, known);
    return known;
  };
}

function mentionedWords(place: PlaceRow, wordsOf: WordsOf): Map<string, number> {
  const found = new Map<string, number>();
  for (const name of [place.nameEn, place.nameAr]) {
    const words = wordsOf(name);
    words.forEach((word, index) => {
      const where = index === 0 ? BEGINS_NAME : IN_NAME;
      mention(found, word, where);
      if (leaning.has(word) && words[index + 1]) mention(found, word + words[index + 1], where);
    });
  }
  for (const area of [place.areaEn, place.areaAr]) {
    for (const word of wordsOf(area)) mention(found, word, IN_AREA);
  }
  return found;
}

function mention(found: Map<string, number>, word: string, where: number): void {
  for (const form of [word, withoutArticle(word)]) found.set(form, Math.max(where, found.get(form) ?? IN_AREA));
}

function nameLength({ nameEn, nameAr }: PlaceRow, wordsOf: WordsOf): number {
  return Math.min(255, wordsOf(nameEn).length, wordsOf(nameAr).length || Infinity) || 1;
}

const collator = new Intl.Collator('en', { numeric: true });

/** Orders equal ranks: house 2 comes before house 10. */
function byName(a: PlaceRow, b: PlaceRow): number {
  return collator.compare(a.nameEn, b.nameEn) || collator.compare(a.id, b.id);
}
