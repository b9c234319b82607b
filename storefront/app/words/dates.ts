import { currentLanguage } from '@rialto/texts/text.ts';

const localeOf = { en: 'en-GB', ar: 'ar-EG' } as const;

/** A date in the page's language; without a time zone, in the reader's own. */
export function formatDate(moment: string | number, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(localeOf[currentLanguage()], options).format(new Date(moment));
}

/** A day of the year, such as 23 February. */
export function dayText(moment: string): string {
  return formatDate(moment, { day: 'numeric', month: 'long' });
}

/** A month of a year, such as February 2026. */
export function monthText(moment: string): string {
  return formatDate(moment, { month: 'long', year: 'numeric' });
}

/** A day in a time zone, such as 23 February 2027. */
export function dateText(moment: string, timeZone: string): string {
  // Long month names are the same in every browser, short ones are not.
  return formatDate(moment, { timeZone, day: 'numeric', month: 'long', year: 'numeric' });
}

/** Day and time, such as 23 February at 2:05 pm. */
export const dayAndTime = { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit', hour12: true } as const;

export function longMomentText(moment: string): string {
  return formatDate(moment, dayAndTime);
}

/**
 * Day, short month and time, such as 12 Mar, 05:30 pm (TRK-01), with the year for invoices. Only for content rendered in
 * the browser, because servers and browsers abbreviate months differently.
 */
export function shortMomentText(moment: string, { hasYear = false } = {}): string {
  const year = hasYear ? ({ year: 'numeric' } as const) : {};
  return formatDate(moment, {
    day: 'numeric',
    month: 'short',
    ...year,
    hour: '2-digit',
    minute: '2-digit',
    hour12: true,
  });
}
