import { expect, test } from 'vitest';
import { orderNumber } from './order-number.ts';

const key = 'a key of at least thirty-two letters';

test('D2 the first fifty thousand orders have fifty thousand numbers of nine digits', () => {
  const numbers = Array.from({ length: 50_000 }, (_, at) => orderNumber(at, key));
  expect(new Set(numbers).size).toBe(50_000);
  expect(numbers.every((number) => number >= 100_000_000 && number <= 999_999_999)).toBe(true);
});

test('D2 T69 neighbours are far apart, and another key makes other numbers', () => {
  const numbers = Array.from({ length: 200 }, (_, at) => orderNumber(at, key));
  const rising = numbers.slice(1).filter((number, at) => number > (numbers[at] ?? 0)).length;
  expect(rising).toBeGreaterThan(60);
  expect(rising).toBeLessThan(140);
  expect(numbers.filter((number, at) => number === orderNumber(at, `${key}!`)).length).toBeLessThan(3);
});

test('D2 the numbers end where nine digits do', () => {
  expect(orderNumber(899_999_999, key)).toBeGreaterThanOrEqual(100_000_000);
  expect(() => orderNumber(900_000_000, key)).toThrow(RangeError);
});
