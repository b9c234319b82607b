import { daysAhead, deliverySlots } from '@rialto/rules/delivery/slots.ts';
import type { FullSlots } from './full-slots.ts';
import { timetableOf, type Opening } from './order-problems.ts';

type SlotView = { from: string; to: string };
type CachedSlots = { opening: Opening; begin: number; end: number; slots: readonly SlotView[] };

/** Keyed by the hours array: a reload of a store yields a new key. */
const cache = new WeakMap<Opening['hours'], CachedSlots>();

/**
 * The slots of a store or of parcels, cached because formatting hundreds of times took most of a quote. They change every quarter of
 * an hour.
 */
export function slotsView(opening: Opening, now: Date, full?: FullSlots): SlotView[] {
  const slots = allSlots(opening, now);
  return full && full.size > 0 ? slots.filter(({ from }) => !full.has(Date.parse(from))) : [...slots];
}

function allSlots(opening: Opening, now: Date): readonly SlotView[] {
  const timetable = timetableOf(opening);
  const { begin, end } = daysAhead(timetable, now);
  const cached = cache.get(opening.hours);
  if (cached && isSame(cached.opening, opening) && cached.begin === begin && cached.end === end) return cached.slots;
  const slots = deliverySlots(timetable, now).map(({ from, to }) => ({
    from: from.toISOString(),
    to: to.toISOString(),
  }));
  cache.set(opening.hours, { opening, begin, end, slots });
  return slots;
}

function isSame(one: Opening, other: Opening): boolean {
  return (
    one.timezone === other.timezone &&
    one.holidays === other.holidays &&
    one.pausedUntil?.getTime() === other.pausedUntil?.getTime() &&
    one.deliveryMinutesMin === other.deliveryMinutesMin
  );
}
