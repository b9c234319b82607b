import { currentLanguage } from '@rialto/messages/text.ts';

const asMoment = { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' } as const;

/** A day and a time of it, such as 23 February at 14:05, by the reader's own clock. */
export function momentText(moment: string): string {
  return new Intl.DateTimeFormat(currentLanguage() === 'ar' ? 'ar-EG' : 'en-GB', asMoment).format(new Date(moment));
}
