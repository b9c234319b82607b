import type { Language } from '@rialto/contract/http/languages.ts';
import type { Refusal } from '@rialto/contract/http/refusals.ts';
import { catalogs } from '@rialto/texts/catalogs.ts';
import { fill, type TextKey } from '@rialto/texts/text.ts';

/** A text by its key, in the language of the request. */
export function textOf(key: TextKey, language: Language, params: Record<string, string | number> = {}): string {
  return fill(catalogs[language][key], params, language);
}

export function refusalText({ code, params }: Refusal, language: Language): string {
  return textOf(`refusal.${code}`, language, params);
}
