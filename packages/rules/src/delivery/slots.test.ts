import { expect, test } from 'vitest';
import { isOpenAt } from '../store/hours.ts';
import { deliverySlots, isSlotAt, type Timetable } from './slots.ts';

const MONDAY = 0;
const day = 1_440;
const at = (weekday: number, hour: number, minute = 0) => weekday * day + hour * 60 + minute;

const aTimetable = (over: Partial<Timetable> = {}): Timetable => ({
  hours: [[at(MONDAY, 9), at(MONDAY, 17)]],
  timeZone: 'UTC',
  holidays: [],
  leadMinutes: 0,
  ...over,
});
const monday = (time: string) => new Date(`2026-03-02T${time}:00Z`);
const shown = (timetable: Timetable, now: Date) =>
  deliverySlots(timetable, now).map(({ from }) => from.toISOString().slice(5, 16));

test('CHK-01 a day has a slot every half hour from opening until closing', () => {
  const slots = shown(aTimetable(), monday('00:00'));
  expect(slots).toHaveLength(16);
  expect([slots[0], slots.at(-1)]).toEqual(['03-02T09:00', '03-02T16:30']);
  expect(deliverySlots(aTimetable(), monday('00:00'))[0]?.to).toEqual(monday('09:30'));
});

test.each([
  ['09:00', 0, '09:00'],
  ['09:01', 0, '09:30'],
  ['09:00', 30, '09:30'],
  ['09:00', 31, '10:00'],
  ['08:30', 30, '09:00'],
])('CHK-01 at %s with a lead time of %i minutes the first slot is %s', (now, leadMinutes, first) => {
  expect(shown(aTimetable({ leadMinutes }), monday(now))[0]).toBe(`03-02T${first}`);
});

test('CHK-01 a break has no slots, and neither has the half hour in which it begins', () => {
  const hours = [
    [at(MONDAY, 9), at(MONDAY, 12, 10)],
    [at(MONDAY, 13, 20), at(MONDAY, 15)],
  ] as const;
  expect(shown(aTimetable({ hours }), monday('11:00')).slice(0, 5)).toEqual(
    ['11:00', '11:30', '13:30', '14:00', '14:30'].map((time) => `03-02T${time}`),
  );
});

test('CHK-01 a shift past midnight continues, also from Sunday into Monday', () => {
  const friday = aTimetable({ hours: [[at(4, 23), at(5, 1)]] });
  expect(shown(friday, new Date('2026-03-06T22:00:00Z'))).toEqual([
    '03-06T23:00',
    '03-06T23:30',
    '03-07T00:00',
    '03-07T00:30',
  ]);
  const sunday = aTimetable({
    hours: [
      [at(MONDAY, 0), at(MONDAY, 1, 15)],
      [at(6, 23, 15), at(6, 24)],
    ],
  });
  expect(shown(sunday, new Date('2026-03-08T22:00:00Z')).slice(0, 3)).toEqual([
    '03-08T23:30',
    '03-09T00:00',
    '03-09T00:30',
  ]);
});

test('CHK-01 a holiday in the store’s calendar has no slots', () => {
  const always: Timetable['hours'] = [[0, 7 * day]];
  // At 22:30 in London it is already tomorrow in Cairo.
  const cairo = aTimetable({ hours: always, timeZone: 'Africa/Cairo', holidays: ['2026-03-03'] });
  const slots = shown(cairo, new Date('2026-03-02T20:00:00Z'));
  expect(slots.slice(0, 5)).toEqual(['03-02T20:00', '03-02T20:30', '03-02T21:00', '03-02T21:30', '03-03T22:00']);
  expect(isOpenAt({ ...cairo, timezone: cairo.timeZone }, new Date('2026-03-02T22:30:00Z'))).toBe(false);
  expect(isOpenAt({ ...cairo, timezone: cairo.timeZone }, new Date('2026-03-02T21:30:00Z'))).toBe(true);
});

test('CHK-01 T35 the hour that a DST change skips has no slots, and the repeated hour has them twice', () => {
  const night: Timetable['hours'] = [[at(6, 0), at(6, 5)]];
  const berlin = aTimetable({ hours: night, timeZone: 'Europe/Berlin' });
  // On 29 March 2026 the clock goes from 2:00 to 3:00: 00:00–05:00 is four hours long.
  const spring = shown(berlin, new Date('2026-03-28T12:00:00Z'));
  expect(spring).toHaveLength(8);
  expect(spring.slice(2, 5)).toEqual(['03-29T00:00', '03-29T00:30', '03-29T01:00']);
  // On 25 October 2026 the clock goes from 3:00 back to 2:00: six hours.
  expect(shown(berlin, new Date('2026-10-24T12:00:00Z'))).toHaveLength(12);
});

test('CHK-01 slots start at full half hours in time zones with a quarter-hour offset too', () => {
  const kathmandu = aTimetable({ hours: [[at(MONDAY, 9), at(MONDAY, 10)]], timeZone: 'Asia/Kathmandu' });
  expect(shown(kathmandu, monday('00:00'))).toEqual(['03-02T03:15', '03-02T03:45']);
});

test.each([
  ['the past', '2026-03-02T09:00:00Z', false],
  ['a slot that is offered', '2026-03-02T16:30:00Z', true],
  ['its middle', '2026-03-02T16:45:00Z', false],
  ['a second after it began', '2026-03-02T16:30:01Z', false],
  ['closing time', '2026-03-02T17:00:00Z', false],
  ['a week ahead', '2026-03-09T09:30:00Z', true],
  ['more than a week ahead', '2026-03-09T12:30:00Z', false],
  ['five years ahead', '2031-03-03T09:30:00Z', false],
])('T36 an order for %s', (_name, wanted, isTaken) => {
  expect(isSlotAt(aTimetable(), monday('12:00'), new Date(wanted))).toBe(isTaken);
});

test('CHK-01 every slot that is shown can be ordered, and a store that never opens has none', () => {
  const timetable = aTimetable({ hours: [[at(MONDAY, 9), at(2, 3)]], timeZone: 'Africa/Cairo', leadMinutes: 25 });
  const now = monday('07:07');
  for (const { from } of deliverySlots(timetable, now)) expect(isSlotAt(timetable, now, from)).toBe(true);
  expect(deliverySlots(aTimetable({ hours: [] }), now)).toEqual([]);
});
