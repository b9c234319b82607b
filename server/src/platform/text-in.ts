import type { Language } from '@rialto/contract/http/languages.ts';

/** A text of the content in the language asked for; English where there is no translation. */
export function textIn(language: Language, english: string, arabic: string | null | undefined): string {
  return language === 'ar' && arabic ? arabic : english;
}
