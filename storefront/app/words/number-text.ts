import { currentLanguage, formatNumber } from '@rialto/texts/text.ts';

const localeOf = { en: 'en-US', ar: 'ar-EG' } as const;

/** A number in the digits of the page's language. */
export function numberText(value: number): string {
  return formatNumber(value, currentLanguage());
}

/** A number of a countdown, always with two digits. */
export function twoDigitsText(value: number): string {
  return formatWith(`${currentLanguage()}:two`, { minimumIntegerDigits: 2 }).format(value);
}

/** A rating with fixed decimals: one for stores, the configured number for items (ITM-19). */
export function ratingText(value: number, digits = 1): string {
  const fixed = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return formatWith(`${currentLanguage()}:${digits}`, fixed).format(value);
}

const formats = new Map<string, Intl.NumberFormat>();

/** Cached, because creating a format is far slower than using it. */
function formatWith(key: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(localeOf[currentLanguage()], options);
  formats.set(key, made);
  return made;
}
