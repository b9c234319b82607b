import { expect, test } from 'vitest';
import { orderStatuses } from '@rialto/contract/shapes/enums.ts';
import { orderSteps, type StepTimes } from './steps.ts';

const at = (hour: number) => `2026-03-02T${hour}:00:00.000Z`;
const none: StepTimes = { pending: null, confirmed: null, picked_up: null, delivered: null };
const times = (count: number): StepTimes => ({
  pending: at(10),
  confirmed: count > 1 ? at(11) : null,
  picked_up: count > 2 ? at(12) : null,
  delivered: count > 3 ? at(13) : null,
});
const states = (status: (typeof orderStatuses)[number], given: StepTimes) =>
  orderSteps(status, given).map(({ state }) => state);

test('TRK-01 there are four steps, each with a label and the time it was reached', () => {
  expect(orderSteps('picked_up', times(3))).toEqual([
    { name: 'pending', label: 'order.step.placed', at: at(10), state: 'done' },
    { name: 'confirmed', label: 'order.step.confirmed', at: at(11), state: 'done' },
    { name: 'picked_up', label: 'order.step.on_the_way', at: at(12), state: 'current' },
    { name: 'delivered', label: 'order.step.delivered', at: null, state: 'coming' },
  ]);
});

test.each([
  ['pending', 1, ['current', 'coming', 'coming', 'coming']],
  ['confirmed', 2, ['done', 'current', 'coming', 'coming']],
  ['accepted', 2, ['done', 'current', 'coming', 'coming']],
  ['processing', 2, ['done', 'current', 'coming', 'coming']],
  ['handover', 2, ['done', 'current', 'coming', 'coming']],
  ['picked_up', 3, ['done', 'done', 'current', 'coming']],
  ['delivered', 4, ['done', 'done', 'done', 'done']],
  ['refund_requested', 4, ['done', 'done', 'done', 'done']],
  ['refunded', 4, ['done', 'done', 'done', 'done']],
  ['refund_request_canceled', 4, ['done', 'done', 'done', 'done']],
] as const)('TRK-01 the timeline of an order that is %s', (status, count, expected) => {
  expect(states(status, times(count))).toEqual(expected);
});

test.each(['canceled', 'failed'] as const)(
  'TRK-01 an order that %s keeps its completed steps and has no next one',
  (status) => {
    expect(states(status, times(2))).toEqual(['done', 'done', 'coming', 'coming']);
    expect(states(status, times(1))).toEqual(['done', 'coming', 'coming', 'coming']);
  },
);

test('TRK-01 a pickup order is delivered without having been on its way', () => {
  const fetched = orderSteps('delivered', { ...times(4), picked_up: null });
  expect(fetched.map(({ at: when }) => when)).toEqual([at(10), at(11), null, at(13)]);
});

test('TRK-01 every status has a timeline', () => {
  for (const status of orderStatuses) expect(orderSteps(status, none)).toHaveLength(4);
});
