import { editDistance } from './edit-distance.ts';

/** How well a dictionary word matches a typed one: 1 is the word itself. An unfinished one still lacks letters. */
export type WordMatch = { position: number; quality: number; isUnfinished: boolean };

/** A sorted dictionary, so that words with the same prefix are adjacent. */
export type Vocabulary = {
  words: readonly string[];
  beginningWith(typed: string): WordMatch[];
  /** The words that the typed one matches with at most `most` edits, as a whole or as a prefix. */
  resembling(typed: string, most: number): WordMatch[];
};

const BEGINNING_QUALITY = 0.8;
const ONE_EDIT = 0.25;
const UNFINISHED = 0.1;

/** Builds a dictionary for looking up typed words. */
export function buildVocabulary(wordSet: Iterable<string>): Vocabulary {
  const words = Array.from(wordSet).sort(byCodeUnits);
  const letters = Uint32Array.from(words, letterSet);

  function beginningWith(typed: string): WordMatch[] {
    const matches: WordMatch[] = [];
    for (let position = firstFrom(words, typed); words[position]?.startsWith(typed); position++) {
      const isUnfinished = words[position] !== typed;
      matches.push({ position, quality: isUnfinished ? BEGINNING_QUALITY : 1, isUnfinished });
    }
    return matches;
  }

  function resembling(typed: string, most: number): WordMatch[] {
    if (most === 0) return [];
    const typedLetters = letterSet(typed);
    const matches: WordMatch[] = [];
    for (let position = 0; position < words.length; position++) {
      // An edit removes at most one letter, so most words are excluded before their distance is computed.
      if (bitCount(typedLetters & ~(letters[position] ?? 0)) > most) continue;
      const { toWord, toBeginning } = editDistance(typed, words[position] ?? '', most);
      const isUnfinished = toWord > most;
      const edits = isUnfinished ? toBeginning : toWord;
      if (edits > most) continue;
      const quality = BEGINNING_QUALITY - edits * ONE_EDIT - (isUnfinished ? UNFINISHED : 0);
      matches.push({ position, quality, isUnfinished });
    }
    return matches;
  }

  return { words, beginningWith, resembling };
}

const LONG_WORD = 8;

/**
 * How many typos a word may have. None in short words and numbers: one letter off is another word, one digit off
 * another house number or size.
 */
export function forgivenEdits(typed: string, shortestForgiven: number): 0 | 1 | 2 {
  if (typed.length < shortestForgiven || isNumber(typed)) return 0;
  return typed.length < LONG_WORD ? 1 : 2;
}

/** Whether a word begins with a digit, with or without letters after it: 24, 24b, 500ml. */
export function isNumber(word: string): boolean {
  return /^\p{N}/u.test(word);
}

function byCodeUnits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function firstFrom(words: readonly string[], wanted: string): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] ?? '') < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

function letterSet(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index++) letters |= 1 << (word.charCodeAt(index) & 31);
  return letters >>> 0;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}
