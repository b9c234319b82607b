import { currentLanguage } from '@rialto/texts/text.ts';

const asClock = { hour: '2-digit', minute: '2-digit', hour12: true, timeZone: 'UTC' } as const;
const clocks = { en: new Intl.DateTimeFormat('en-US', asClock), ar: new Intl.DateTimeFormat('ar-EG', asClock) };

/** A time of the day such as 17:30 as 05:30 pm, in the page's language. */
export function timeText(hoursAndMinutes: string): string {
  const [hours = 0, minutes = 0] = hoursAndMinutes.split(':').map(Number);
  const text = clocks[currentLanguage()].format(Date.UTC(2000, 0, 1, hours % 24, minutes));
  // Servers and browsers differ in which space they put there.
  return text.replaceAll(/\s/gu, '\u00a0').toLowerCase();
}
