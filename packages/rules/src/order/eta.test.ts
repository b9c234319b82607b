import fc from 'fast-check';
import { expect, test } from 'vitest';
import { estimateArrival, isLate, shownArrival, type EtaFacts } from './eta.ts';
import type { OrderStatus } from './status.ts';

const NOON = new Date('2026-03-02T12:00:00Z');
const MINUTE_MS = 60_000;
const minutes = (date: Date | undefined) => (date ? (date.getTime() - NOON.getTime()) / MINUTE_MS : NaN);
const later = (count: number) => new Date(NOON.getTime() + count * MINUTE_MS);

const order: EtaFacts = {
  now: NOON,
  status: 'confirmed',
  type: 'delivery',
  confirmedAt: NOON,
  prepSeconds: 20 * 60,
  toStoreSeconds: null,
  toCustomerSeconds: 8 * 60,
  slot: null,
  speed: 1,
};
const running: OrderStatus[] = ['pending', 'confirmed', 'accepted', 'processing', 'handover', 'picked_up'];

const seconds = fc.integer({ min: 0, max: 3 * 3_600 });
const anyFacts: fc.Arbitrary<EtaFacts> = fc.record({
  now: fc.integer({ min: 0, max: 120 * MINUTE_MS }).map((ms) => new Date(NOON.getTime() + ms)),
  status: fc.constantFrom(...running),
  type: fc.constantFrom('delivery', 'take_away', 'parcel'),
  confirmedAt: fc.constant(NOON),
  prepSeconds: seconds,
  toStoreSeconds: fc.option(seconds),
  toCustomerSeconds: seconds,
  slot: fc.option(fc.constantFrom({ from: later(60), until: later(90) }, { from: later(-60), until: later(-30) })),
  speed: fc.constantFrom(1, 8),
});

test('TRK-07 a confirmed order arrives after its preparation, its way and the drop-off', () => {
  const eta = estimateArrival(order);
  expect(minutes(eta?.expectedAt)).toBe(20 + 1.5 + 8 + 2.5);
  expect([minutes(eta?.from), minutes(eta?.until)]).toEqual([22, 46]);
});

test('TRK-07 a pickup order is ready after its preparation, and a ready one has no arrival', () => {
  const eta = estimateArrival({ ...order, type: 'take_away' });
  expect(minutes(eta?.expectedAt)).toBe(20);
  expect(estimateArrival({ ...order, type: 'take_away', status: 'handover' })).toBeNull();
});

test('TRK-07 PAR-03 a parcel is not prepared: it arrives after a courier was found and has driven both ways', () => {
  const parcel: EtaFacts = { ...order, type: 'parcel' };
  expect(minutes(estimateArrival(parcel)?.expectedAt)).toBe(5 + 1.5 + 8 + 2.5);
  expect(minutes(estimateArrival({ ...parcel, status: 'pending' })?.expectedAt)).toBe(3 + 5 + 1.5 + 8 + 2.5);
  expect(minutes(estimateArrival({ ...parcel, status: 'accepted', toStoreSeconds: 120 })?.expectedAt)).toBe(14);
  expect(minutes(estimateArrival({ ...parcel, status: 'picked_up' })?.expectedAt)).toBe(10.5);
});

test('TRK-07 PAR-03 a scheduled parcel is picked up in its slot and arrives as much later as its way takes', () => {
  const slot = { from: later(60), until: later(90) };
  const eta = estimateArrival({ ...order, type: 'parcel', slot });
  expect([minutes(eta?.from), minutes(eta?.until), minutes(eta?.expectedAt)]).toEqual([72, 103, 72]);
});

test('TRK-07 a courier who is far from the store makes the order later', () => {
  const near = estimateArrival({ ...order, toStoreSeconds: 60 });
  const far = estimateArrival({ ...order, toStoreSeconds: 30 * 60 });
  expect(minutes(near?.expectedAt)).toBe(32);
  expect(minutes(far?.expectedAt)).toBe(42);
});

test('TRK-07 a scheduled order arrives in its slot, or after it if it is too late for it', () => {
  const slot = { from: later(120), until: later(150) };
  expect(estimateArrival({ ...order, slot })).toMatchObject({ from: slot.from, until: later(151) });
  const tooLate = estimateArrival({ ...order, now: later(149), confirmedAt: later(149), slot });
  expect(minutes(tooLate?.expectedAt)).toBe(149 + 32);
});

test.each(['delivered', 'canceled', 'failed', 'refunded', 'refund_requested', 'refund_request_canceled'] as const)(
  'TRK-07 an order that is %s has no arrival',
  (status) => {
    expect(estimateArrival({ ...order, status })).toBeNull();
  },
);

test('TRK-07 a span never ends in the past, begins before it ends and contains the expected time', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const eta = estimateArrival(facts);
      if (!eta) return;
      expect(eta.until.getTime()).toBeGreaterThan(facts.now.getTime());
      expect(eta.from.getTime()).toBeLessThanOrEqual(eta.expectedAt.getTime());
      expect(eta.expectedAt.getTime()).toBeLessThanOrEqual(eta.until.getTime());
    }),
  );
});

test('TRK-07 more preparation, a longer way and a later look never make an order earlier', () => {
  fc.assert(
    fc.property(
      anyFacts,
      fc.constantFrom('prepSeconds', 'toCustomerSeconds', 'toStoreSeconds', 'now'),
      seconds,
      (facts, what, more) => {
        const { now, toStoreSeconds } = facts;
        if (what === 'toStoreSeconds' && toStoreSeconds === null) return;
        const changed = what === 'now' ? new Date(now.getTime() + more * 1_000) : (facts[what] ?? 0) + more;
        const [before, after] = [estimateArrival(facts), estimateArrival({ ...facts, [what]: changed })];
        if (!before || !after) return;
        // With the time that passes, the end of the span may come closer: the span narrows.
        const ends = what === 'now' ? (['from', 'expectedAt'] as const) : (['from', 'expectedAt', 'until'] as const);
        for (const end of ends) expect(after[end].getTime()).toBeGreaterThanOrEqual(before[end].getTime());
      },
    ),
  );
});

test('TRK-07 the span narrows with every step of an order that goes as planned', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const { prepSeconds, toCustomerSeconds } = facts;
      const at = (count: number) => new Date(NOON.getTime() + count * 1_000);
      const prep = Math.max(prepSeconds, 120);
      const history: Partial<EtaFacts>[] = [
        { status: 'pending', now: at(-180) },
        { status: 'confirmed', now: at(0) },
        { status: 'processing', now: at(prep / 2) },
        { status: 'handover', now: at(prep) },
        { status: 'picked_up', now: at(prep + 390) },
        { status: 'picked_up', now: at(prep + 390 + toCustomerSeconds), toCustomerSeconds: 0 },
      ];
      const plan = { ...facts, type: 'delivery', slot: null, toStoreSeconds: null, speed: 1 } as const;
      const widths = history.map((step) => {
        const eta = estimateArrival({ ...plan, ...step });
        return eta ? eta.until.getTime() - eta.from.getTime() : 0;
      });
      // Ends are in whole minutes, so equal spans may differ by one at each end.
      for (const [index, width] of widths.entries())
        if (index > 0) expect(width).toBeLessThanOrEqual((widths[index - 1] ?? 0) + 2 * MINUTE_MS);
      expect(widths.at(-1)).toBeLessThan(widths[0] ?? 0);
    }),
  );
});

test('TRK-07 an order is late as soon as it is expected after its promise', () => {
  const promised = { from: later(20), until: later(46) };
  const kitchenIsSlow = { ...order, status: 'processing' as const, now: later(25), confirmedAt: NOON };
  const eta = estimateArrival(kitchenIsSlow);
  expect(eta && isLate(eta, promised, later(25))).toBe(false);
  const courierIsFar = estimateArrival({ ...kitchenIsSlow, toStoreSeconds: 20 * 60 });
  expect(courierIsFar && isLate(courierIsFar, promised, later(25))).toBe(true);
  expect(courierIsFar && isLate(courierIsFar, null, later(25))).toBe(false);
});

test('TRK-07 the shown span ends with the promise while the order is in time, and after it when it is late', () => {
  fc.assert(
    fc.property(anyFacts, fc.integer({ min: -60, max: 240 }), (facts, end) => {
      const eta = estimateArrival(facts);
      if (!eta) return;
      const promised = { from: later(end - 20), until: later(end) };
      const shown = shownArrival(eta, promised, facts.now);
      expect(shown.from.getTime()).toBeLessThanOrEqual(shown.until.getTime());
      expect(shown.until.getTime()).toBeGreaterThanOrEqual(facts.now.getTime());
      expect(shown.isLate).toBe(isLate(eta, promised, facts.now));
      if (!shown.isLate) expect(shown.until.getTime()).toBeLessThanOrEqual(promised.until.getTime());
    }),
  );
});

test('TRK-07 a simulated shop that is eight times faster promises an eighth of the time', () => {
  const eta = estimateArrival({ ...order, speed: 8 });
  expect(minutes(eta?.expectedAt)).toBe(4);
});
