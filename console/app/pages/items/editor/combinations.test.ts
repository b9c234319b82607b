import { expect, test } from 'vitest';
import { combinationsOf } from './combinations.ts';

const text = (en: string, ar: string | null = null) => ({ en, ar });
const colour = { title: text('Colour', 'اللون'), options: [text('Sand', 'رملي'), text('Sea', 'بحري')] };
const size = { title: text('Size'), options: [text('S'), text('M')] };

test('OPS-05 every combination of options becomes one variation at the price of the item', () => {
  const made = combinationsOf([colour, size], [], 12);
  expect(made.map(({ label }) => label.en)).toEqual(['Sand · S', 'Sand · M', 'Sea · S', 'Sea · M']);
  expect(made.every(({ price, stock, key }) => price === 12 && stock === null && key === '')).toBe(true);
});

test('OPS-05 a combination that was there keeps its key, price and stock', () => {
  const known = [{ key: 'sand', label: text('Sand'), price: 9, stock: 4 }];
  const made = combinationsOf([colour], known, 12);
  expect(made).toEqual([
    { key: 'sand', label: text('Sand', 'رملي'), price: 9, stock: 4 },
    { key: '', label: text('Sea', 'بحري'), price: 12, stock: 0 },
  ]);
});

test('OPS-05 without options there are no variations', () => {
  expect(combinationsOf([], [{ key: 'sand', label: text('Sand'), price: 9, stock: 4 }], 12)).toEqual([]);
});
