export const MINUTES_OF_DAY = 1_440;
export const MINUTES_OF_WEEK = 7 * MINUTES_OF_DAY;
const MINUTE_MS = 60_000;
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

type Clock = { format: Intl.DateTimeFormat; minute: number; told: number };
const clocks = new Map<string, Clock>();

/** The minute of the week in a time zone, Monday 00:00 being 0. A city has few time zones, so the last answer of each is kept. */
export function minuteOfWeek(at: Date, timeZone: string): number {
  const minute = Math.floor(at.getTime() / MINUTE_MS);
  const clock = clocks.get(timeZone) ?? { format: clockOf(timeZone), minute: NaN, told: 0 };
  clocks.set(timeZone, clock);
  if (clock.minute !== minute) {
    clock.told = read(clock.format, at);
    clock.minute = minute;
  }
  return clock.told;
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
