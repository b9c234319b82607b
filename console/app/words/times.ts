import { localeFor } from '@rialto/texts/locale.ts';
import { currentLanguage, formatNumber, t } from '@rialto/texts/text.ts';

const MINUTE_MS = 60_000;
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(name: string, zone: string | null, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${currentLanguage()} ${zone} ${name}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(localeFor('date'), { ...options, ...(zone && { timeZone: zone }) });
  formats.set(key, made);
  return made;
}

/** A time of day such as 17:05, in the time zone of the store. */
export function timeOfDay(moment: string, zone: string | null): string {
  const options = { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' } as const;
  return formatOf('time', zone, options).format(new Date(moment));
}

/** A day and a time, such as Tue 10 Mar, 17:05. */
export function dayAndTime(moment: string, zone: string | null): string {
  const options = { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const;
  return formatOf('day', zone, { ...options, hourCycle: 'h23' }).format(new Date(moment));
}

/** The time of day, with the day if it is not today. */
export function shortMoment(moment: string, zone: string | null, now: number): string {
  const day = formatOf('date', zone, { dateStyle: 'short' });
  const isToday = day.format(new Date(moment)) === day.format(now);
  return isToday ? timeOfDay(moment, zone) : dayAndTime(moment, zone);
}

/** Whole minutes from `now` until then; negative if it has passed. */
export function minutesUntil(moment: string, now: number): number {
  // Adding 0 turns -0 into 0.
  return Math.round((Date.parse(moment) - now) / MINUTE_MS) + 0;
}

export function minutesText(minutes: number): string {
  if (minutes < 60) return t('console.minutes', { count: minutes });
  const hours = Math.floor(minutes / 60);
  if (minutes % 60 === 0) return t('console.hours', { count: hours });
  return t('console.hours_minutes', {
    hours: formatNumber(hours, currentLanguage()),
    minutes: formatNumber(minutes % 60, currentLanguage()),
  });
}

export function number(value: number): string {
  return formatNumber(value, currentLanguage());
}
