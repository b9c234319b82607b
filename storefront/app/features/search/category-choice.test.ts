import { expect, test } from 'vitest';
import { toggleAll, toggleCategory, selectedCategoryIds } from './category-choice.ts';

const tree = [
  { id: 1, childes: [{ id: 11 }, { id: 12 }] },
  { id: 2, childes: [{ id: 21 }] },
  { id: 3, childes: [] },
];

test('SEA-06 All selects every category and child; a second click selects none', () => {
  expect([...selectedCategoryIds(toggleAll([]), tree)].sort((a, b) => a - b)).toEqual([1, 2, 3, 11, 12, 21]);
  expect(toggleAll([11])).toBe('all');
  expect(selectedCategoryIds(toggleAll('all'), tree).size).toBe(0);
});

test('SEA-06 a parent includes its children', () => {
  const choice = toggleCategory([], 1, tree);
  expect(choice).toEqual([1]);
  expect([...selectedCategoryIds(choice, tree)]).toEqual([1, 11, 12]);
  expect(toggleCategory(choice, 1, tree)).toEqual([]);
});

test('SEA-06 deselecting a child deselects its parent and keeps its siblings', () => {
  expect(toggleCategory([1], 11, tree)).toEqual([12]);
});

test('SEA-06 selecting all children selects the parent, and all parents select All', () => {
  expect(toggleCategory([11], 12, tree)).toEqual([1]);
  expect(toggleCategory([1, 3], 21, tree)).toBe('all');
});

test('SEA-06 deselecting one category of All keeps the rest', () => {
  expect(toggleCategory('all', 12, tree)).toEqual([11, 2, 3]);
});

test('an unknown category changes nothing', () => {
  expect(toggleCategory([11], 99, tree)).toEqual([11]);
  expect(selectedCategoryIds([99], tree).size).toBe(0);
});
