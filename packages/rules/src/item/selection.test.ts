import { expect, test } from 'vitest';
import { withAddOn } from './selection.ts';

test('ITM-13 an add-on is added with one and removed with zero', () => {
  const cheese = withAddOn({}, 7, 1);
  expect(cheese).toEqual({ 7: 1 });
  expect(withAddOn(cheese, 7, 3)).toEqual({ 7: 3 });
  expect(withAddOn(withAddOn(cheese, 9, 2), 7, 0)).toEqual({ 9: 2 });
  expect(withAddOn({}, 7, 0)).toEqual({});
});

test('ITM-13 changing one add-on leaves the others unchanged', () => {
  const before = { 7: 2 };
  withAddOn(before, 7, 5);
  expect(before).toEqual({ 7: 2 });
});
