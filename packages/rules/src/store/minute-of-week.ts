export const MINUTES_OF_DAY = 1_440;
export const MINUTES_OF_WEEK = 7 * MINUTES_OF_DAY;
const MINUTE_MS = 60_000;
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Clocks change only at full quarters of an hour, so minutes are linear within a quarter. */
const QUARTER_MINUTES = 15;
/** Three weeks of quarters: the range of delivery slots, a few kilobytes per time zone. */
const MOST_KEPT = 2_016;

type Clock = { format: Intl.DateTimeFormat; quarters: Map<number, number> };
const clocks = new Map<string, Clock>();

/**
 * The minute of the week in a time zone, Monday 00:00 being 0. Formatting a local time is slow and a city has few time
 * zones, so results are cached.
 */
export function minuteOfWeek(at: Date, timeZone: string): number {
  const minute = Math.floor(at.getTime() / MINUTE_MS);
  const since = minute % QUARTER_MINUTES;
  return atQuarter((minute - since) * MINUTE_MS, timeZone) + since;
}

function atQuarter(begins: number, timeZone: string): number {
  const { format, quarters } = clockFor(timeZone);
  const kept = quarters.get(begins);
  if (kept !== undefined) return kept;
  if (quarters.size >= MOST_KEPT) quarters.clear();
  const local = read(format, new Date(begins));
  quarters.set(begins, local);
  return local;
}

function clockFor(timeZone: string): Clock {
  const clock = clocks.get(timeZone) ?? { format: clockOf(timeZone), quarters: new Map<number, number>() };
  clocks.set(timeZone, clock);
  return clock;
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
}

function read(format: Intl.DateTimeFormat, at: Date): number {
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  return days.indexOf(parts['weekday'] ?? '') * MINUTES_OF_DAY + Number(parts['hour']) * 60 + Number(parts['minute']);
}
