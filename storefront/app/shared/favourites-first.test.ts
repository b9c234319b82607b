import { expect, test } from 'vitest';
import { favouritesFirst } from './favourites-first.ts';

const categories = [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }];

test('ACC-09 favourite categories come first, and both groups keep their order', () => {
  expect(favouritesFirst(categories, [4, 2]).map(({ id }) => id)).toEqual([2, 4, 1, 3]);
});

test('categories that are offered elsewhere change nothing', () => {
  expect(favouritesFirst(categories, [9])).toEqual(categories);
});
