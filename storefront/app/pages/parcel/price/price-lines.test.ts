import { expect, test } from 'vitest';
import { priceLines } from './price-lines.ts';

const charge = { base: 2, per_km: 0.5, category: 1, weight: 0, minimum: 3, maximum: 10 };
const sumOf = (lines: { amount: number }[]) => lines.reduce((sum, { amount }) => sum + amount, 0);

test('PAR-03 the lines of a price add up to the charge', () => {
  const lines = priceLines(charge, 4_210, 5.11, 2);
  expect(lines.map(({ kind }) => kind)).toEqual(['base', 'distance', 'category']);
  expect(lines[1]).toMatchObject({ amount: 2.11, metres: 4_210, perKm: 0.5 });
  expect(sumOf(lines)).toBeCloseTo(5.11, 5);
});

test('PAR-03 a weight class is a line of its own', () => {
  const kinds = priceLines({ ...charge, weight: 1.5 }, 1_000, 5, 2).map(({ kind }) => kind);
  expect(kinds).toEqual(['base', 'distance', 'category', 'weight']);
});

test('PAR-03 a price below the minimum or above the maximum says which bound counts', () => {
  const cheap = { ...charge, base: 0, category: 0 };
  expect(priceLines(cheap, 400, 3, 2).at(-1)).toEqual({ kind: 'minimum', amount: 3 });
  expect(priceLines(charge, 40_000, 10, 2).at(-1)).toEqual({ kind: 'maximum', amount: 10 });
  expect(priceLines({ ...charge, maximum: null }, 40_000, 23, 2).at(-1)).toEqual({ kind: 'category', amount: 1 });
});
