import { currentLanguage, t } from '@rialto/texts/text.ts';

const localeOf = { en: 'en-GB', ar: 'ar-EG' } as const;

/** A date in the page's language; without a time zone, in the reader's own. */
export function formatDate(moment: string | number, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(localeOf[currentLanguage()], options).format(new Date(moment));
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

/** Day and time, such as 23 February, 14:05. */
export function longMomentText(moment: string | number, timeZone: Zone): string {
  const day = formatDate(moment, { ...zoned(timeZone), day: 'numeric', month: 'long' });
  return t('time.day_and_time', { day, time: timeIn(moment, timeZone) });
}

/** A time on the 24-hour clock, such as 9:05, in the time zone of a store. */
export function timeIn(moment: string | number, timeZone: Zone): string {
  const text = formatDate(moment, { ...zoned(timeZone), hour: 'numeric', minute: '2-digit', hourCycle: 'h23' });
  return text.replace(/^[0٠](?=[0-9٠-٩]:)/u, '');
}

/** A period of one day, such as 9:00 – 9:30. */
export function slotText({ from, to }: { from: string; to: string }, timeZone: Zone): string {
  return `${timeIn(from, timeZone)} – ${timeIn(to, timeZone)}`;
}

/** The time zone of a store. Without one, such as for a parcel, the reader's own applies. */
type Zone = string | null;
const zoned = (timeZone: Zone) => (timeZone === null ? {} : { timeZone });

/**
 * Day, short month and time, such as 12 Mar, 17:30 (TRK-01), with the year for invoices. Only for content rendered in the
 * browser, because servers and browsers abbreviate months differently.
 */
export function momentText(moment: string, timeZone: Zone, { hasYear = false } = {}): string {
  return t('time.day_and_time', { day: shortDay(moment, timeZone, hasYear), time: timeIn(moment, timeZone) });
}

type ScheduleFields = { schedule_at: string | null; schedule_until: string | null; timezone: string | null };

/** The slot of an order, such as 12 Mar, 9:00 – 9:30; null for an order that was wanted at once. */
export function scheduledText({ schedule_at, schedule_until, timezone }: ScheduleFields): string | null {
  if (schedule_at === null || schedule_until === null) return null;
  const time = slotText({ from: schedule_at, to: schedule_until }, timezone);
  return t('time.day_and_time', { day: shortDay(schedule_at, timezone, false), time });
}

export function shortDay(moment: string, timeZone: Zone, hasYear: boolean): string {
  const year = hasYear ? ({ year: 'numeric' } as const) : {};
  return formatDate(moment, { ...zoned(timeZone), day: 'numeric', month: 'short', ...year });
}
