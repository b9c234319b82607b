import { expect, test } from 'vitest';
import { findOverlaps } from './find-overlaps.ts';

const now = new Date('2026-03-02T12:00:00Z');
type Kind = 'flash_sale' | 'cashback' | 'coupon' | 'basic_campaign';

function offer(name: string, kind: Kind, days: [number, number], more: object = {}) {
  const at = (day: number) => new Date(now.getTime() + day * 86_400_000);
  return {
    ...{ name, kind, isActive: true, startsAt: at(days[0]), endsAt: at(days[1]) },
    ...{ moduleId: null as number | null, storeId: null as number | null, about: [] as number[] },
    ...more,
  };
}

const found = (...offers: ReturnType<typeof offer>[]) =>
  [...findOverlaps(offers, now)]
    .filter(([, others]) => others.length > 0)
    .map(([one, others]) => [one.name, others.map((other) => other.name)]);

test('OPS-08 two sales of one item at the same time overlap, one after the other does not', () => {
  const first = offer('first', 'flash_sale', [0, 2], { about: [1, 2] });
  expect(found(first, offer('second', 'flash_sale', [1, 3], { about: [2] }))).toEqual([
    ['first', ['second']],
    ['second', ['first']],
  ]);
  expect(found(first, offer('next', 'flash_sale', [2, 3], { about: [2] }))).toEqual([]);
  expect(found(first, offer('other items', 'flash_sale', [1, 3], { about: [3] }))).toEqual([]);
});

test('OPS-08 a cashback everywhere overlaps with one of a module; coupons and offers that are off or over do not', () => {
  const everywhere = offer('everywhere', 'cashback', [-1, 2]);
  expect(found(everywhere, offer('food', 'cashback', [0, 1], { moduleId: 1 }))).toHaveLength(2);
  expect(
    found(offer('food', 'cashback', [0, 1], { moduleId: 1 }), offer('grocery', 'cashback', [0, 1], { moduleId: 2 })),
  ).toEqual([]);
  expect(found(everywhere, offer('off', 'cashback', [0, 1], { isActive: false }))).toEqual([]);
  expect(found(everywhere, offer('over', 'cashback', [-5, -0.5]))).toEqual([]);
  expect(found(offer('one', 'coupon', [0, 1]), offer('two', 'coupon', [0, 1]))).toEqual([]);
});
