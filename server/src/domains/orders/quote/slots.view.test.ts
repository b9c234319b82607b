import { deliverySlots } from '@rialto/rules/delivery/slots.ts';
import { expect, test } from 'vitest';
import type { SellingStore } from '../../catalog/catalog.public.ts';
import { timetableOf } from './order-problems.ts';
import { slotsView } from './slots.view.ts';

const MINUTE_MS = 60_000;
const MONDAY = Date.parse('2026-03-02T08:00:00Z');

/** Only the fields that determine slots. */
const aStore = (over: Partial<SellingStore> = {}) =>
  ({ timezone: 'Africa/Cairo', hours: [[0, 10_000]], holidays: [], deliveryMinutesMin: 25, ...over }) as SellingStore;

const anew = (store: SellingStore, now: Date) =>
  deliverySlots(timetableOf(store), now).map(({ from, to }) => ({ from: from.toISOString(), to: to.toISOString() }));

test('CHK-08 a later request gets the slots of its own time', () => {
  const store = aStore();
  for (let minute = 0; minute < 70; minute += 1) {
    for (const ms of [0, 1, MINUTE_MS - 1]) {
      const now = new Date(MONDAY + minute * MINUTE_MS + ms);
      expect(slotsView(store, now), now.toISOString()).toEqual(anew(store, now));
    }
  }
});

test('CHK-08 other holidays, time zones or lead times give other slots, even with the same hours', () => {
  const store = aStore();
  const now = new Date(MONDAY);
  slotsView(store, now);
  for (const over of [{ holidays: ['2026-03-03'] }, { timezone: 'Asia/Kathmandu' }, { deliveryMinutesMin: 90 }]) {
    const changed = { ...store, ...over };
    expect(slotsView(changed, now)).toEqual(anew(changed, now));
    expect(slotsView(changed, now)).not.toEqual(slotsView(store, now));
  }
});
