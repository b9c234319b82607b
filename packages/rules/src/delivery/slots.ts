import { isWithin, type Span } from '../store/hours.ts';
import { minuteOfWeek, MINUTES_OF_DAY, MINUTES_OF_WEEK } from '../store/minute-of-week.ts';

export type Timetable = {
  /** Minutes of the week by the store's own clock; breaks are gaps, shifts past midnight run on. */
  hours: readonly Span[];
  timeZone: string;
  /** Days by the store's own calendar on which it stays closed, as 2026-03-02. */
  holidays: ReadonlySet<string>;
  /** What the store needs before anything can be handed over. */
  leadMinutes: number;
};

export type Slot = { from: Date; to: Date };

const SLOT_MINUTES = 30;
const DAYS_AHEAD = 7;
const MINUTE_MS = 60_000;
/** Every clock on earth differs from UTC by a multiple of this, so steps of it meet every half hour of every store. */
const STEP_MS = 15 * MINUTE_MS;
const DAY_MS = MINUTES_OF_DAY * MINUTE_MS;

/**
 * The half hours of the coming days in which a store hands out orders. It walks along real time and looks at the store's
 * clock at each step, so that an hour which a change of the clock leaves out has no slots and one it repeats has both.
 */
export function deliverySlots(timetable: Timetable, now: Date): Slot[] {
  const { begin, end } = daysAhead(timetable, now);
  const slots: Slot[] = [];
  for (let at = begin; at < end; at += STEP_MS) {
    const from = new Date(at);
    if (isSlot(timetable, from)) slots.push({ from, to: new Date(at + SLOT_MINUTES * MINUTE_MS) });
  }
  return slots;
}

/** The time in which slots may begin, in full steps: while it stays the same, so do the slots. */
export function daysAhead({ leadMinutes }: Pick<Timetable, 'leadMinutes'>, now: Date): { begin: number; end: number } {
  const nextStep = (at: number) => Math.ceil(at / STEP_MS) * STEP_MS;
  return {
    begin: nextStep(now.getTime() + leadMinutes * MINUTE_MS),
    end: nextStep(now.getTime() + DAYS_AHEAD * DAY_MS),
  };
}

/** Whether an order may be asked for at this moment: only ever the beginning of a slot that is offered (trust.md T36). */
export function isSlotAt(timetable: Timetable, now: Date, from: Date): boolean {
  const wait = from.getTime() - now.getTime();
  return wait >= timetable.leadMinutes * MINUTE_MS && wait < DAYS_AHEAD * DAY_MS && isSlot(timetable, from);
}

/** Whether a store hands out at this moment: within its hours, on a day that is no holiday. */
export function isOpenOn({ hours, timeZone, holidays }: Omit<Timetable, 'leadMinutes'>, at: Date): boolean {
  return isWithin(hours, minuteOfWeek(at, timeZone)) && !isHoliday(holidays, at, timeZone);
}

function isSlot(timetable: Timetable, from: Date): boolean {
  const { hours, timeZone, holidays } = timetable;
  if (from.getTime() % MINUTE_MS !== 0) return false;
  const minute = minuteOfWeek(from, timeZone);
  if (minute % SLOT_MINUTES !== 0 || !isOpenThrough(hours, minute)) return false;
  return !isHoliday(holidays, from, timeZone);
}

/** Most stores have no holiday ahead, and a calendar is slow to read. */
function isHoliday(holidays: ReadonlySet<string>, at: Date, timeZone: string): boolean {
  return holidays.size > 0 && holidays.has(dayOf(at, timeZone));
}

/** Open for the whole of a slot; Sunday's night goes on in Monday's small hours. */
function isOpenThrough(hours: readonly Span[], minute: number): boolean {
  for (let at = minute; at < minute + SLOT_MINUTES;) {
    const within = hours.find(([from, to]) => from <= at % MINUTES_OF_WEEK && at % MINUTES_OF_WEEK < to);
    if (!within) return false;
    at += within[1] - (at % MINUTES_OF_WEEK);
  }
  return true;
}

const days = new Map<string, Intl.DateTimeFormat>();

/** The date on a store's own calendar, as 2026-03-02. A shift past midnight belongs to the day that has begun. */
function dayOf(at: Date, timeZone: string): string {
  const format = days.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  days.set(timeZone, format);
  return format.format(at);
}
