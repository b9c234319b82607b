import { searchText } from '@rialto/rules/text/normalise.ts';
import type { Family, KnownWords, Meaning, Near } from './known-words.ts';
import { languageOf } from './language-of.ts';
import type { Words } from './open-words.ts';
import type { TextQuery } from './text-query.ts';
import { typedWords } from './typed-words.ts';

/**
 * How a typed word was understood, and how it is probably spelled. A common word such as "with" has no families and asks
 * for nothing.
 */
export type Reading = { typed: string; kind: 'known' | 'begun' | 'corrected'; spelling: string; families: Family[] };

/** One reading for each typed word, null for a word that nothing is like. */
export async function readWords(typed: string, moduleId: number, words: Words): Promise<(Reading | null)[]> {
  const known = await words.of(moduleId);
  const asTyped = typedWords(typed);
  const meanings = await meaningsOf(asTyped, known, words);
  return asTyped.map((word, at) => {
    const meaning = meanings[at];
    return meaning === undefined ? readUnknown(word, known, at === asTyped.length - 1) : readKnown(word, meaning);
  });
}

/** A word that no item has may still be another form of one that some have: fries of fry. */
async function meaningsOf(typed: string[], known: KnownWords, words: Words): Promise<(Meaning | undefined)[]> {
  const unknown = typed.filter((word) => known.meaningOf(word) === undefined);
  if (unknown.length === 0) return typed.map(known.meaningOf);
  const stems = await words.stemsOf(unknown);
  const stemOf = new Map(unknown.map((word, at) => [word, stems[at] ?? null]));
  return typed.map((word) => {
    const stem = stemOf.get(word);
    return stem === undefined ? known.meaningOf(word) : known.meaningOfStem(stem);
  });
}

/** A form that stands in no name would begin none, so the most common form is taken for what was meant. */
function readKnown(word: string, meaning: Meaning): Reading {
  const spelling = meaning?.terms.includes(word) ? word : (meaning?.terms[0] ?? word);
  return { typed: word, kind: 'known', spelling, families: meaning ? [meaning] : [] };
}

/** The last word may not be finished; any other is sooner mistyped. */
function readUnknown(word: string, known: KnownWords, isLast: boolean): Reading | null {
  const families = [...letterItself(word), ...known.beginningWith(word)];
  const begun: Reading | null = families.length > 0 ? { typed: word, kind: 'begun', spelling: word, families } : null;
  if (isLast && begun) return begun;
  return (
    corrected(word, known.nearest(word)) ??
    begun ??
    (isLast ? corrected(word, known.nearest(word, { mayBeUnfinished: true })) : null)
  );
}

/** A single letter or digit is not learned as a word, but some names have one: vitamin c. */
function letterItself(word: string): Family[] {
  return word.length === 1 ? [{ terms: [word], asked: [word], itemCount: 0 }] : [];
}

/** What comes nearest to a word that asks for nothing asks for nothing itself. */
function corrected(word: string, near: readonly Near[]): Reading | null {
  const [first] = near;
  if (!first) return null;
  const families = first.meaning ? near.flatMap(({ meaning }) => meaning ?? []) : [];
  return { typed: word, kind: 'corrected', spelling: first.word, families };
}

/** The query of what was read; null when a word is like none, or none of the words asks for something. */
export function textQuery(typed: string, readings: readonly (Reading | null)[]): TextQuery | null {
  const read = readings.filter((one) => one !== null);
  const asking = read.filter(({ families }) => families.length > 0);
  if (read.length < readings.length || asking.length === 0) return null;
  return {
    text: spelled(typed, read),
    words: asking.map((one) => ({
      language: languageOf(one.typed),
      asked: one.families.flatMap(({ asked }) => asked),
      patterns: patternsOf(one),
    })),
  };
}

/** The text with its mistyped words as they were probably meant. */
export function spelled(typed: string, readings: readonly Reading[]): string {
  const spellingOf = new Map(readings.map((one) => [one.typed, one.spelling]));
  return searchText(typed)
    .split(' ')
    .map((word) => spellingOf.get(word) ?? word)
    .join(' ');
}

function patternsOf({ typed, kind, families }: Reading): string[] {
  if (kind === 'begun') return [`% ${typed}%`];
  return families.flatMap(({ terms }) => terms.map((term) => `% ${term} %`));
}
