import { daysAhead, deliverySlots } from '@rialto/rules/delivery/slots.ts';
import type { SellingStore } from '../../catalog/catalog.public.ts';
import { timetableOf } from './order-problems.ts';

type SlotView = { from: string; to: string };
type CachedSlots = { store: SellingStore; begin: number; end: number; slots: readonly SlotView[] };

/** Keyed by the hours array: a reload of the store yields a new key. */
const cache = new WeakMap<SellingStore['hours'], CachedSlots>();

/**
 * The slots of a store, cached because formatting hundreds of times took most of a quote. They change every quarter of
 * an hour.
 */
export function slotsView(store: SellingStore, now: Date): SlotView[] {
  const timetable = timetableOf(store);
  const { begin, end } = daysAhead(timetable, now);
  const cached = cache.get(store.hours);
  if (cached && isSame(cached.store, store) && cached.begin === begin && cached.end === end) return [...cached.slots];
  const slots = deliverySlots(timetable, now).map(({ from, to }) => ({
    from: from.toISOString(),
    to: to.toISOString(),
  }));
  cache.set(store.hours, { store, begin, end, slots });
  return [...slots];
}

function isSame(one: SellingStore, other: SellingStore): boolean {
  return one.timezone === other.timezone && one.holidays === other.holidays;
}
