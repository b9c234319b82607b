import { formatClock } from '@rialto/texts/clock.ts';
import { currentLanguage, t } from '@rialto/texts/text.ts';

const asClock = { hour: '2-digit', minute: '2-digit', hour12: true, timeZone: 'UTC' } as const;
const clocks = { en: new Intl.DateTimeFormat('en-US', asClock), ar: new Intl.DateTimeFormat('ar-EG', asClock) };

/** A time of day on the 12-hour clock, as specified for the hours over a picture (ITM-07): 17:30 becomes 05:30 pm. */
export function amPmText(hoursAndMinutes: string): string {
  const [hours = 0, minutes = 0] = hoursAndMinutes.split(':').map(Number);
  const text = clocks[currentLanguage()].format(Date.UTC(2000, 0, 1, hours % 24, minutes));
  // Servers and browsers differ in the space they put before am and pm.
  return text.replaceAll(/\s/gu, '\u00a0').toLowerCase();
}

/** A time of day on the 24-hour clock, such as 9:05; 24:00 becomes 0:00. */
export function timeText(hoursAndMinutes: string): string {
  const [hours = 0, minutes = 0] = hoursAndMinutes.split(':').map(Number);
  return clockText((hours % 24) * 60 + minutes);
}

/** A minute of the day on the 24-hour clock, such as 9:05. */
export function clockText(minute: number): string {
  return formatClock(minute, currentLanguage());
}

/** The name of a weekday, 0 being Sunday. */
export function weekdayText(day: number): string {
  const names = [
    t('store.day_sunday'),
    t('store.day_monday'),
    t('store.day_tuesday'),
    t('store.day_wednesday'),
    t('store.day_thursday'),
    t('store.day_friday'),
    t('store.day_saturday'),
  ];
  return names[day % 7] ?? '';
}
