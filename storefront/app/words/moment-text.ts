import { currentLanguage } from '@rialto/texts/text.ts';

const parts = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hour12: true } as const;
const locales = { en: 'en-GB', ar: 'ar-EG' } as const;

/**
 * Day, short month and time, such as 12 Mar, 05:30 pm (TRK-01), by the reader's own clock; with the year for papers.
 * Only for what scripts show: servers and browsers differ in how they shorten months.
 */
export function momentText(moment: string, { hasYear = false } = {}): string {
  const format = new Intl.DateTimeFormat(locales[currentLanguage()], { ...parts, ...(hasYear && { year: 'numeric' }) });
  return format.format(new Date(moment));
}
