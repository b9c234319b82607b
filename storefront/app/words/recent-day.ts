import { DAY_MS } from '@rialto/rules/day-ms.ts';
import { t } from '@rialto/texts/text.ts';
import { formatDate } from './dates.ts';

/** A time on the reader's clock, such as 14:05. */
export function clockText(moment: string): string {
  return formatDate(moment, { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' });
}

/** A day in the reader's time zone, to compare days. */
export function dayOf(moment: string | number): string {
  return new Date(moment).toDateString();
}

/** Today, yesterday, or the date. */
export function recentDayText(moment: string, now = Date.now()): string {
  if (dayOf(moment) === dayOf(now)) return t('time.today');
  if (dayOf(moment) === dayOf(now - DAY_MS)) return t('time.yesterday');
  return formatDate(moment, { day: 'numeric', month: 'long', ...(isThisYear(moment, now) ? {} : { year: 'numeric' }) });
}

/** A time today, else a short day. */
export function ageText(moment: string, now = Date.now()): string {
  if (dayOf(moment) === dayOf(now)) return clockText(moment);
  if (dayOf(moment) === dayOf(now - DAY_MS)) return t('time.yesterday');
  return formatDate(moment, { day: 'numeric', month: 'short' });
}

const isThisYear = (moment: string, now: number) => new Date(moment).getFullYear() === new Date(now).getFullYear();
