import { expect, test } from 'vitest';
import { firstPicks, variationOf, type Article } from './article-variations.ts';

const colours = ['Sand', 'Black'];
const sizes = ['41', '42', '42 · wide'];
const boots = (stock: (key: string) => number = () => 5, part = ' · '): Article => ({
  properties: [
    { title: 'Colour', options: colours },
    { title: 'Size', options: sizes },
  ],
  variations: colours.flatMap((colour) =>
    sizes.map((size) => {
      const key = `${colour}-${size}`;
      return { key, label: `${colour}${part}${size}`, price: 7000, stock: stock(key) };
    }),
  ),
});
const keyOf = (article: Article, ...picks: number[]) => variationOf(article, picks)?.key ?? null;

test.each([' · ', '-', ' / '])('ITM-17 one option of each property makes a variation, separated by "%s"', (part) => {
  expect(keyOf(boots(undefined, part), 0, 0)).toBe('Sand-41');
  expect(keyOf(boots(undefined, part), 1, 1)).toBe('Black-42');
  expect(keyOf(boots(undefined, part), 1, 2)).toBe('Black-42 · wide');
});

test('ITM-17 options and labels are in the visitor’s language, the key is not', () => {
  const pens: Article = {
    properties: [{ title: 'اللون', options: ['أسود', 'أزرق'] }],
    variations: [
      { key: 'Black', label: 'أسود', price: 699, stock: 1 },
      { key: 'Blue', label: 'أزرق', price: 699, stock: 3 },
    ],
  };
  expect(keyOf(pens, 1)).toBe('Blue');
});

test('ITM-17 if the labels do not match, the order of all combinations decides', () => {
  const article = boots();
  const unlabelled = { ...article, variations: article.variations.map((each) => ({ ...each, label: '' })) };
  expect(keyOf(unlabelled, 1, 0)).toBe('Black-41');
});

test('ITM-17 a combination that the store does not have gives null', () => {
  const article = boots();
  const fewer = { ...article, variations: article.variations.filter(({ key }) => key !== 'Sand-42') };
  expect(keyOf(fewer, 0, 1)).toBeNull();
  expect(keyOf(fewer, 1, 1)).toBe('Black-42');
  expect(keyOf(article, 0)).toBeNull();
  expect(keyOf({ properties: [], variations: [] })).toBeNull();
});

test('ITM-15 the first available variation is selected when the page opens', () => {
  expect(firstPicks(boots((key) => (key === 'Black-42' ? 1 : 0)))).toEqual([1, 1]);
  expect(firstPicks(boots(() => 0))).toEqual([0, 0]);
  expect(firstPicks({ properties: [], variations: [] })).toEqual([]);
});
