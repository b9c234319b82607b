import type { Language } from '@rialto/contract/http/languages.ts';

/** One typed word as it is asked for: any of some words of the index. */
type QueryWord = {
  language: Language;
  asked: string[];
  /** A name has the word when one of these fits. */
  patterns: string[];
};

/** What was typed, understood: the items that have all the words, and the name that was probably meant. */
export type TextQuery = { text: string; words: QueryWord[] };
