import type { Language } from '@rialto/contract/http/languages.ts';
import { searchWords } from '@rialto/rules/text/normalise.ts';

/** Limits the cost of a pasted text. */
const MAX_TOKENS = 8;

/** The distinct normalised words of a text. */
export function tokenize(text: string): string[] {
  return [...new Set(searchWords(text))].slice(0, MAX_TOKENS);
}

const ARABIC_LETTER = /[\u0600-\u06FF]/;

/** The language of a search text, decided by its letters and not by the language of the page. */
export function languageOf(text: string): Language {
  return ARABIC_LETTER.test(text) ? 'ar' : 'en';
}
