import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutRepeats } from './without-repeats.ts';

const itself = (id: number) => id;

test('HOM-19 a store that slid onto the next page meanwhile is shown once, where it came first', () => {
  expect(
    withoutRepeats(
      [
        [1, 2, 3],
        [3, 4],
        [4, 5, 1],
      ],
      itself,
    ),
  ).toEqual([[1, 2, 3], [4], [5]]);
});

test('HOM-19 nothing is lost and nothing comes twice', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.nat(20))), (pages) => {
      const shown = withoutRepeats(pages, itself).flat();
      expect(new Set(shown)).toEqual(new Set(pages.flat()));
      expect(shown).toHaveLength(new Set(shown).size);
    }),
  );
});
