import type { ConsoleTranslation } from '@rialto/contract/shapes/console/translated.ts';
import { currentLanguage } from '@rialto/texts/text.ts';

/** A name in the language of the page; in English where it is not translated. */
export function nameIn({ en, ar }: ConsoleTranslation): string {
  return currentLanguage() === 'ar' ? ar || en : en;
}
