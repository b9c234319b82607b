import { expect, test } from 'vitest';
import { forbiddenContentOf, usualForbiddenContents } from './forbidden-content.ts';

test.each([
  ['A gun', 'weapons'],
  ['PISTOL!', 'weapons'],
  ['gas cylinder for camping', 'flammable liquids and gas'],
  ['مسدس', 'weapons'],
  ['في الصندوق ألعاب نارية', 'explosives and fireworks'],
  ['a live puppy', 'live animals'],
  ['begun reading', null],
  ['a cashmere scarf', null],
  ['', null],
])('PAR-03 “%s” names %s', (said, name) => {
  expect(forbiddenContentOf(said, usualForbiddenContents)?.name.en ?? null).toBe(name);
});

test('PAR-03 an operator has a list of their own', () => {
  const own = [{ name: { en: 'cakes', ar: 'الكعك' }, words: ['cake'] }];
  expect(forbiddenContentOf('A gun', own)).toBeNull();
  expect(forbiddenContentOf('Birthday cake', own)).toEqual(own[0]);
});
