import { expect, test } from 'vitest';
import { distanceLabel } from './distance-label.ts';
import { itemCountLabel } from './item-count-label.ts';

test.each([
  [0, { unit: 'm', value: 10, isMore: false }],
  [344, { unit: 'm', value: 340, isMore: false }],
  [949, { unit: 'm', value: 950, isMore: false }],
  [950, { unit: 'km', value: 1, isMore: false }],
  [6_249, { unit: 'km', value: 6.2, isMore: false }],
  [1_000_000, { unit: 'km', value: 1_000, isMore: false }],
  [1_000_001, { unit: 'km', value: 1_000, isMore: true }],
])('HOM-20 the label of a store %d metres away', (metres, label) => {
  expect(distanceLabel(metres)).toEqual(label);
});

test.each([
  [0, { count: 0, isMore: false }],
  [1, { count: 0, isMore: false }],
  [2, { count: 1, isMore: false }],
  [3, { count: 2, isMore: true }],
  [240, { count: 239, isMore: true }],
])('HOM-20 a store with %d items shows one less, with a plus above two', (total, label) => {
  expect(itemCountLabel(total)).toEqual(label);
});
