import { currentLanguage, formatNumber } from '@rialto/texts/text.ts';

/** A number in the digits of the language. */
export function wholeNumber(value: number): string {
  return formatNumber(value, currentLanguage());
}
