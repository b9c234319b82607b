import type { Language } from '@rialto/contract/http/languages.ts';

const ARABIC_LETTER = /[\u0600-\u06FF]/;

/** The language in which a text is looked for: its letters tell, whatever language the pages are in. */
export function languageOf(text: string): Language {
  return ARABIC_LETTER.test(text) ? 'ar' : 'en';
}
