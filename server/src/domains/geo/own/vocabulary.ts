import { editDistance } from './edit-distance.ts';

/** How well a known word answers a typed one: 1 is the word itself. */
export type WordMatch = { position: number; quality: number };

/** All words of the gazetteer, sorted, so that those with one beginning stand side by side. */
export type Vocabulary = {
  words: readonly string[];
  beginningWith(typed: string): WordMatch[];
  resembling(typed: string): WordMatch[];
};

const BEGINNING_QUALITY = 0.8;
const ONE_EDIT = 0.25;
const UNFINISHED = 0.1;

export function buildVocabulary(wordSet: Iterable<string>): Vocabulary {
  const words = Array.from(wordSet).sort(byCodeUnits);
  const letters = Uint32Array.from(words, letterSet);

  function beginningWith(typed: string): WordMatch[] {
    const matches: WordMatch[] = [];
    for (let position = firstFrom(words, typed); words[position]?.startsWith(typed); position++) {
      matches.push({ position, quality: words[position] === typed ? 1 : BEGINNING_QUALITY });
    }
    return matches;
  }

  function resembling(typed: string): WordMatch[] {
    const most = forgivenEdits(typed);
    if (most === 0) return [];
    const typedLetters = letterSet(typed);
    const matches: WordMatch[] = [];
    for (let position = 0; position < words.length; position++) {
      // An edit can take at most one letter away, so most words fall out before their distance is measured.
      if (bitCount(typedLetters & ~(letters[position] ?? 0)) > most) continue;
      const { toWord, toBeginning } = editDistance(typed, words[position] ?? '', most);
      if (toWord <= most) matches.push({ position, quality: BEGINNING_QUALITY - toWord * ONE_EDIT });
      else if (toBeginning <= most) {
        matches.push({ position, quality: BEGINNING_QUALITY - UNFINISHED - toBeginning * ONE_EDIT });
      }
    }
    return matches;
  }

  return { words, beginningWith, resembling };
}

/** Short words and numbers mean what they say: one letter off is another word, one digit off another house. */
function forgivenEdits(typed: string): 0 | 1 | 2 {
  if (typed.length < 4 || isNumber(typed)) return 0;
  return typed.length < 8 ? 1 : 2;
}

/** A house number, with or without a letter: 24, 24b. */
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
