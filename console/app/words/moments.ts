import { localeFor } from '@rialto/texts/locale.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const locale = localeFor('date');
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, format);
  return format;
}

/** A day such as "Mon, 2 Mar" in a time zone. */
export function shortDay(at: string | Date, timeZone: string): string {
  return formatOf({ weekday: 'short', day: 'numeric', month: 'short', timeZone }).format(new Date(at));
}

/** A day with its time, such as "2 Mar 2026, 14:30". */
export function dayAndTime(at: string | Date, timeZone: string): string {
  return formatOf({ dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(at));
}

export function timeOfDay(at: string | Date, timeZone: string): string {
  return formatOf({ timeStyle: 'short', timeZone }).format(new Date(at));
}

export function monthAndYear(at: string | Date, timeZone: string): string {
  return formatOf({ month: 'long', year: 'numeric', timeZone }).format(new Date(at));
}

export function wholeDay(at: string | Date, timeZone: string): string {
  return formatOf({ dateStyle: 'medium', timeZone }).format(new Date(at));
}

/** A day with its time in the time zone of the reader. */
export function momentText(at: string): string {
  return formatOf({ dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));
}
