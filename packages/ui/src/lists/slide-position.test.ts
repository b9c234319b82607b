import { expect, test } from 'vitest';
import { nextPlace, previousPlace, type RowPlace } from './slide-position.ts';

const aRow = (over: Partial<RowPlace> = {}): RowPlace => ({ at: 0, end: 2000, slide: 250, visible: 1000, ...over });

test('an arrow moves by all visible slides, autoplay by one', () => {
  expect(nextPlace(aRow(), 'page', false)).toBe(1000);
  expect(nextPlace(aRow(), 'slide', false)).toBe(250);
  expect(previousPlace(aRow({ at: 1250 }), 'page', false)).toBe(250);
});

test('a row never moves past its ends', () => {
  expect(nextPlace(aRow({ at: 1500 }), 'page', false)).toBe(2000);
  expect(nextPlace(aRow({ at: 1999 }), 'page', false)).toBe(2000);
  expect(previousPlace(aRow({ at: 100 }), 'page', false)).toBe(0);
});

test('a looping row continues from its end at its start, and back', () => {
  expect(nextPlace(aRow({ at: 1999.4 }), 'slide', true)).toBe(0);
  expect(previousPlace(aRow({ at: 0.5 }), 'page', true)).toBe(2000);
});

test('if a slide is wider than the row, an arrow still moves by one', () => {
  expect(nextPlace(aRow({ slide: 1200 }), 'page', false)).toBe(1200);
});
