import { expect, test } from 'vitest';
import { inChunks } from './in-chunks.ts';

const entries = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => ({ id: from + at }));

test('an entry that moved to the next page is shown once', () => {
  expect(inChunks([entries(1, 2), entries(2, 3)])).toEqual([entries(1, 3)]);
});

test('pages of ten become chunks of twelve, so that only the last row can be incomplete', () => {
  const pieces = inChunks([entries(1, 10), entries(11, 20), entries(21, 25)]);
  expect(pieces.map((piece) => piece.length)).toEqual([12, 12, 1]);
});
