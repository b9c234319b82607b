import { expect, test } from 'vitest';
import { hueOf, initialOf } from './monogram.ts';

test.each([
  ['falafel plate', 'F'],
  ['“Élan” bakery', 'É'],
  ['7 up', '7'],
  ['فلافل', 'ف'],
  ['🍕 pizza', 'P'],
  ['…', ''],
])('the picture of %s without a picture is its letter %s', (name, letter) => {
  expect(initialOf(name)).toBe(letter);
});

test('a name always has the same colour, and names have several', () => {
  expect(hueOf('Falafel plate')).toBe(hueOf('Falafel plate'));
  expect(new Set(['Grill', 'Bakery', 'Page One', 'Ink & Mint', 'Bun Theory'].map(hueOf)).size).toBeGreaterThan(2);
});
