import type { Language } from '@rialto/contract/http/languages.ts';

/** One token of the query: an item must have any of the terms. */
type QueryWord = {
  language: Language;
  terms: string[];
  /** LIKE patterns; a name has the token if one of them matches. */
  patterns: string[];
};

/** A parsed search: items need all the words. `text` is the corrected search text. */
export type TextQuery = { text: string; words: QueryWord[] };
