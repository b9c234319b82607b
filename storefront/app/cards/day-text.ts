import { currentLanguage } from '@rialto/messages/text.ts';

const asDay = { day: 'numeric', month: 'long' } as const;

/** A day of the year, such as 23 February, by the reader's own clock. */
export function dayText(moment: string): string {
  return new Intl.DateTimeFormat(currentLanguage() === 'ar' ? 'ar-EG' : 'en-GB', asDay).format(new Date(moment));
}
