import { currentLanguage } from './text.ts';

/** English dates have the day before the month, as in Britain; English numbers and shares follow the United States. */
const locales = { date: { en: 'en-GB', ar: 'ar-EG' }, number: { en: 'en-US', ar: 'ar-EG' } } as const;

/** The locale in which the current language formats dates or numbers. */
export function localeFor(kind: keyof typeof locales): string {
  return locales[kind][currentLanguage()];
}
