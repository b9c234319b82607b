import { expect, test } from 'vitest';
import { orderNumbering } from './order-number.ts';

const key = 'a key of at least thirty-two letters';
const numberOf = orderNumbering(key);

test('D2 the first fifty thousand orders have fifty thousand numbers of nine digits', () => {
  const numbers = Array.from({ length: 50_000 }, (_, at) => numberOf(at));
  expect(new Set(numbers).size).toBe(50_000);
  expect(numbers.every((number) => number >= 100_000_000 && number <= 999_999_999)).toBe(true);
});

test('D2 T69 consecutive orders have distant numbers, and another key gives other numbers', () => {
  const numbers = Array.from({ length: 200 }, (_, at) => numberOf(at));
  const another = orderNumbering(`${key}!`);
  const rising = numbers.slice(1).filter((number, at) => number > (numbers[at] ?? 0)).length;
  expect(rising).toBeGreaterThan(60);
  expect(rising).toBeLessThan(140);
  expect(numbers.filter((number, at) => number === another(at)).length).toBeLessThan(3);
});

test('D2 an exhausted number range throws', () => {
  expect(numberOf(899_999_999)).toBeGreaterThanOrEqual(100_000_000);
  expect(() => numberOf(900_000_000)).toThrow(RangeError);
});
