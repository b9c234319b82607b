import { currentLanguage } from '@rialto/messages/text.ts';

const localeOf = { en: 'en-US', ar: 'ar-EG' } as const;
const formats = new Map<string, Intl.NumberFormat>();

/** A number in the digits of the page's language. */
export function numberText(value: number, options: Intl.NumberFormatOptions = {}): string {
  const locale = localeOf[currentLanguage()];
  const key = `${locale}${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, options);
  formats.set(key, format);
  return format.format(value);
}
