import { currentLanguage } from '@rialto/messages/text.ts';

const localeOf = { en: 'en-US', ar: 'ar-EG' } as const;

const plain = { en: new Intl.NumberFormat(localeOf.en), ar: new Intl.NumberFormat(localeOf.ar) };

const oneDigit = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
const withOneDigit = {
  en: new Intl.NumberFormat(localeOf.en, oneDigit),
  ar: new Intl.NumberFormat(localeOf.ar, oneDigit),
};

/** A number in the digits of the page's language. */
export function numberText(value: number): string {
  return plain[currentLanguage()].format(value);
}

/** A rating, always with one digit after the point. */
export function ratingText(value: number): string {
  return withOneDigit[currentLanguage()].format(value);
}
