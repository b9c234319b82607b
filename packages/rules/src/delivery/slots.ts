import { DAY_MS } from '../day-ms.ts';
import { isHoliday } from '../store/holidays.ts';
import { isPaused, type Span } from '../store/hours.ts';
import { minuteOfWeek, MINUTES_OF_WEEK } from '../store/minute-of-week.ts';

export type Timetable = {
  /** Minutes of the week in the store's time zone; breaks are gaps, shifts past midnight continue. */
  hours: readonly Span[];
  timeZone: string;
  /** Days on which the store is closed, as 2026-03-02 in the store's calendar. */
  holidays: readonly string[];
  /** No order is taken before. */
  pausedUntil?: Date | null;
  /** How long the store needs before it can deliver. */
  leadMinutes: number;
};

export type Slot = { from: Date; to: Date };

const SLOT_MINUTES = 30;
const DAYS_AHEAD = 7;
const MINUTE_MS = 60_000;
/** Every time zone differs from UTC by a multiple of this, so these steps include every local half hour. */
const STEP_MS = 15 * MINUTE_MS;

/**
 * The half hours of the next days in which a store delivers. Steps through UTC and reads the local time at each step,
 * so that an hour skipped by DST has no slots and a repeated hour has them twice.
 */
export function deliverySlots(timetable: Timetable, now: Date): Slot[] {
  const { begin, end } = daysAhead(timetable, now);
  const slots: Slot[] = [];
  for (let at = begin; at < end; at += STEP_MS) {
    const from = new Date(at);
    if (isSlot(timetable, from)) slots.push({ from, to: slotEnd(from) });
  }
  return slots;
}

export function slotEnd(from: Date): Date {
  return new Date(from.getTime() + SLOT_MINUTES * MINUTE_MS);
}

/** The range in which slots may begin, in full steps: while it stays the same, so do the slots. */
export function daysAhead({ leadMinutes }: Pick<Timetable, 'leadMinutes'>, now: Date): { begin: number; end: number } {
  const nextStep = (at: number) => Math.ceil(at / STEP_MS) * STEP_MS;
  return {
    begin: nextStep(now.getTime() + leadMinutes * MINUTE_MS),
    end: nextStep(now.getTime() + DAYS_AHEAD * DAY_MS),
  };
}

/** Whether an order may be scheduled for this time: only the beginning of an offered slot (trust.md T36). */
export function isSlotAt(timetable: Timetable, now: Date, from: Date): boolean {
  const wait = from.getTime() - now.getTime();
  return wait >= timetable.leadMinutes * MINUTE_MS && wait < DAYS_AHEAD * DAY_MS && isSlot(timetable, from);
}

function isSlot(timetable: Timetable, from: Date): boolean {
  const { hours, timeZone, holidays, pausedUntil } = timetable;
  if (isPaused(pausedUntil, from)) return false;
  if (from.getTime() % MINUTE_MS !== 0) return false;
  const minute = minuteOfWeek(from, timeZone);
  if (minute % SLOT_MINUTES !== 0 || !isOpenThrough(hours, minute)) return false;
  return !isHoliday(holidays, from, timeZone);
}

/** Whether the store is open for a whole slot; Sunday night continues on Monday. */
function isOpenThrough(hours: readonly Span[], minute: number): boolean {
  for (let at = minute; at < minute + SLOT_MINUTES;) {
    const within = hours.find(([from, to]) => from <= at % MINUTES_OF_WEEK && at % MINUTES_OF_WEEK < to);
    if (!within) return false;
    at += within[1] - (at % MINUTES_OF_WEEK);
  }
  return true;
}
