import { expect, test } from 'vitest';
import { filterOf } from './filter-of.ts';

const filter = (search: string) => filterOf(new URLSearchParams(search));

test('OPS-02 the log of changes is filtered by person, kind and day', () => {
  expect(filter('')).toEqual({});
  expect(filter('person=7&subject=item')).toEqual({ person: 7, subject: 'item' });
  const { from, until } = filter('day=2026-03-02') as { from: string; until: string };
  expect(new Date(from).getDate()).toBe(2);
  expect(new Date(until).getDate()).toBe(3);
});

test('an address that was edited by hand filters nothing instead of failing', () => {
  expect(filter('person=x&subject=A%20B&day=yesterday')).toEqual({});
  expect(filter('day=2026-13-45')).toEqual({});
});
