import { daysAhead, deliverySlots } from '@rialto/rules/delivery/slots.ts';
import type { SellingStore } from '../../catalog/catalog.public.ts';
import { timetableOf } from './order-problems.ts';

type SlotView = { from: string; to: string };
type Told = { store: SellingStore; begin: number; end: number; slots: readonly SlotView[] };

/** By the hours of a store, which are read with all its other terms: who reads those anew gets other hours. */
const told = new WeakMap<SellingStore['hours'], Told>();

/**
 * The slots of a store as they are told. A week has hundreds, and writing so many moments took longer than all else about
 * a quote; but they change with the quarter of an hour only, so they are written once for everybody who asks meanwhile.
 */
export function slotsView(store: SellingStore, now: Date): SlotView[] {
  const timetable = timetableOf(store);
  const { begin, end } = daysAhead(timetable, now);
  const known = told.get(store.hours);
  if (known && isSame(known.store, store) && known.begin === begin && known.end === end) return [...known.slots];
  const slots = deliverySlots(timetable, now).map(({ from, to }) => ({
    from: from.toISOString(),
    to: to.toISOString(),
  }));
  told.set(store.hours, { store, begin, end, slots });
  return [...slots];
}

function isSame(one: SellingStore, other: SellingStore): boolean {
  return one.timezone === other.timezone && one.holidays === other.holidays;
}
