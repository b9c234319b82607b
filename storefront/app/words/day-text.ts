import { currentLanguage } from '@rialto/texts/text.ts';

const asDay = { day: 'numeric', month: 'long' } as const;
const asMoment = { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit', hour12: true } as const;
const asMonth = { month: 'long', year: 'numeric' } as const;

/** A day of the year, such as 23 February, by the reader's own clock. */
export function dayText(moment: string): string {
  return written(moment, asDay);
}

/** A month of a year, such as February 2026. */
export function monthText(moment: string): string {
  return written(moment, asMonth);
}

/** A day and a time of it, such as 23 February at 2:05 pm. */
export function momentText(moment: string): string {
  return written(moment, asMoment);
}

function written(moment: string, form: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(currentLanguage() === 'ar' ? 'ar-EG' : 'en-GB', form).format(new Date(moment));
}
