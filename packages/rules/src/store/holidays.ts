const days = new Map<string, Intl.DateTimeFormat>();

/** The date in the store's time zone, as 2026-03-02. The hours after midnight belong to the new day. */
export function dayOf(at: Date, timeZone: string): string {
  const format = days.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  days.set(timeZone, format);
  return format.format(at);
}

/** Whether the store is closed on the day of this time. Most stores have no holidays, and formatting a local date is slow. */
export function isHoliday(holidays: readonly string[], at: Date, timeZone: string): boolean {
  return holidays.length > 0 && holidays.includes(dayOf(at, timeZone));
}
