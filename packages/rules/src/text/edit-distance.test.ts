import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

test.each([
  ['jasmine', 'jasmine', 0],
  ['jasmime', 'jasmine', 1],
  ['jasmne', 'jasmine', 1],
  ['jassmine', 'jasmine', 1],
  ['jamsine', 'jasmine', 1],
  ['jamsime', 'jasmine', 2],
  ['rose', 'lily', 3],
])('from %s to %s', (typed, word, distance) => {
  expect(editDistance(typed, word, 2).toWord).toBe(distance);
});

test('letters that are not typed yet cost nothing', () => {
  expect(editDistance('pomgr', 'pomegranate', 1)).toEqual({ toWord: 2, toBeginning: 1 });
  expect(editDistance('pome', 'pomegranate', 1)).toEqual({ toWord: 2, toBeginning: 0 });
});

/** The full table of the textbook algorithm. */
function slowDistances(typed: string, word: string): number[] {
  const rows: number[][] = [Array.from({ length: word.length + 1 }, (_, column) => column)];
  const cell = (row: number, column: number) => rows[row]?.[column] ?? Infinity;
  for (let row = 1; row <= typed.length; row++) {
    rows.push([row]);
    for (let column = 1; column <= word.length; column++) {
      const isSame = typed[row - 1] === word[column - 1];
      const isSwap =
        row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      const costs = [
        cell(row - 1, column - 1) + (isSame ? 0 : 1),
        cell(row, column - 1) + 1,
        cell(row - 1, column) + 1,
      ];
      rows[row]?.push(Math.min(...costs, isSwap ? cell(row - 2, column - 2) + 1 : Infinity));
    }
  }
  return rows.at(-1) ?? [];
}

const anyWord = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'ن'), maxLength: 10 });

test('the bounded distance matches the full table', () => {
  fc.assert(
    fc.property(anyWord, anyWord, fc.constantFrom(1, 2), (typed, word, most) => {
      const slow = slowDistances(typed, word);
      expect(editDistance(typed, word, most)).toEqual({
        toWord: Math.min(slow.at(-1) ?? 0, most + 1),
        toBeginning: Math.min(...slow, most + 1),
      });
    }),
    { numRuns: 5_000 },
  );
});

test('a pasted page is not compared letter by letter', () => {
  expect(editDistance('a'.repeat(5_000), 'a'.repeat(5_000), 2).toBeginning).toBeLessThanOrEqual(3);
});
