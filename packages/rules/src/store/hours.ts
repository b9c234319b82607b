import { isHoliday } from './holidays.ts';
import { minuteOfWeek, MINUTES_OF_DAY, MINUTES_OF_WEEK } from './minute-of-week.ts';

/** From a minute (of the week or of the day), inclusive, to another, exclusive. */
export type Span = readonly [from: number, to: number];

/** Whether a minute is in one of the spans. */
export function isWithin(spans: readonly Span[], minute: number): boolean {
  return spans.some(([from, to]) => from <= minute && minute < to);
}

/** When a store sells. */
export type OpeningTimes = {
  /** Minutes of the week in the store's time zone; breaks are gaps, shifts past midnight continue. */
  hours: readonly Span[];
  timezone: string;
  /** Days on which the store is closed, as 2026-03-02 in the store's calendar. */
  holidays: readonly string[];
  /** The store takes no orders before. */
  pausedUntil?: Date | null;
};

/** The end of a pause that lasts until somebody resumes the store. */
export const UNTIL_RESUMED = new Date('9999-12-31T00:00:00Z');

export function isPaused(pausedUntil: Date | null | undefined, at: Date): boolean {
  return pausedUntil != null && at < pausedUntil;
}

/** Whether a store is open at a time: within its hours, not on a holiday, and not paused. */
export function isOpenAt({ hours, timezone, holidays, pausedUntil }: OpeningTimes, at: Date): boolean {
  if (isPaused(pausedUntil, at)) return false;
  return isWithin(hours, minuteOfWeek(at, timezone)) && !isHoliday(holidays, at, timezone);
}

const MINUTE_MS = 60_000;

/** When the store opens next, or null if that is not known. Takes DST changes, holidays and a pause into account. */
export function opensNextAt(times: OpeningTimes, at: Date): Date | null {
  const { pausedUntil = null } = times;
  if (pausedUntil === null || !isPaused(pausedUntil, at)) return nextOpeningOf(times, at);
  if (pausedUntil >= UNTIL_RESUMED) return null;
  return isOpenAt(times, pausedUntil) ? pausedUntil : nextOpeningOf(times, pausedUntil);
}

function nextOpeningOf({ hours, timezone, holidays }: OpeningTimes, at: Date): Date | null {
  const starts = openings(hours);
  // Openings on holidays are skipped, one at a time.
  for (let [next, tries] = [nextStart(starts, at, timezone), 0]; next; tries += 1) {
    if (!isHoliday(holidays, next, timezone)) return next;
    if (tries > holidays.length * starts.length) return null;
    next = nextStart(starts, next, timezone);
  }
  return null;
}

/** The next time at which one of these minutes of the week comes. */
export function nextStart(starts: readonly number[], at: Date, timezone: string): Date | null {
  if (starts.length === 0) return null;
  const minute = minuteOfWeek(at, timezone);
  const waits = starts.map((start) => (start - minute + MINUTES_OF_WEEK) % MINUTES_OF_WEEK || MINUTES_OF_WEEK);
  const wait = Math.min(...waits);
  const guess = new Date(Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS + wait * MINUTE_MS);
  const lateBy = (time: Date) => minutesBetween(minute + wait, minuteOfWeek(time, timezone));
  let start = new Date(guess.getTime() - lateBy(guess) * MINUTE_MS);
  // When clocks go forward, the minute may not exist: the first one after the gap counts.
  while (lateBy(start) < 0) start = new Date(start.getTime() + MINUTE_MS);
  return start;
}

/** From one minute of the week to another, at most half a week forwards or back. */
function minutesBetween(from: number, to: number): number {
  const minutes = (to - from + MINUTES_OF_WEEK) % MINUTES_OF_WEEK;
  return minutes > MINUTES_OF_WEEK / 2 ? minutes - MINUTES_OF_WEEK : minutes;
}

/** A span that continues another one is not an opening: Sunday night continues on Monday. */
function openings(hours: readonly Span[]): number[] {
  const ends = new Set(hours.map(([, to]) => to % MINUTES_OF_WEEK));
  return hours.map(([from]) => from).filter((from) => !ends.has(from));
}

/** A store's shifts by weekday, Monday being 0: a shift past midnight belongs to the day it began. */
export function shiftsOf(hours: readonly Span[]): { day: number; opensAt: number; closesAt: number }[] {
  const sunday = hours.find(([, to]) => to === MINUTES_OF_WEEK);
  const monday = hours.find(([from]) => from === 0);
  const isOneNight = sunday && monday && sunday !== monday;
  return hours
    .filter((span) => !(isOneNight && span === monday))
    .map(([from, to]) => [from, isOneNight && to === MINUTES_OF_WEEK ? to + monday[1] : to] as const)
    .flatMap(([from, to]) => daily(from, to))
    .sort((a, b) => a.day - b.day || a.opensAt - b.opensAt);
}

/** One span may cover many days: a store that never closes has a single span for the week. */
function daily(from: number, to: number): { day: number; opensAt: number; closesAt: number }[] {
  if (to - from <= MINUTES_OF_DAY) return [shift(from, to)];
  const nextDay = (Math.floor(from / MINUTES_OF_DAY) + 1) * MINUTES_OF_DAY;
  return [shift(from, nextDay), ...daily(nextDay, to)];
}

function shift(from: number, to: number): { day: number; opensAt: number; closesAt: number } {
  return {
    day: Math.floor(from / MINUTES_OF_DAY) % 7,
    opensAt: from % MINUTES_OF_DAY,
    closesAt: to % MINUTES_OF_DAY === 0 ? MINUTES_OF_DAY : to % MINUTES_OF_DAY,
  };
}
