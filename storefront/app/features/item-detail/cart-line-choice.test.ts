import type { CartLine } from '@rialto/contract/shapes/cart.ts';
import { expect, test } from 'vitest';
import type { PricedItem } from './priced-item.ts';
import { choiceOfLine, hasChoice, defaultChoice } from './cart-line-choice.ts';

const group = (name: string, ...labels: string[]) => ({
  name,
  kind: 'multi' as const,
  isRequired: false,
  min: 0,
  max: 9,
  options: labels.map((label) => ({ label, price: 0 })),
});
const priced: PricedItem = {
  basePrice: 1000,
  discount: { type: 'percent', value: 0 },
  groups: [group('Bread', 'Saj', 'Brown'), group('Sauces', 'Garlic', 'Lemon')],
  article: { properties: [], variations: [] },
  addOns: [{ id: 1, name: 'Pickles', price: 50 }],
};
const line = {
  variation: [{ name: 'Sauces', type: null, values: [{ label: 'Lemon' }, { label: 'Gone' }] }],
  add_ons: [
    { id: 1, quantity: 2 },
    { id: 9, quantity: 1 },
  ],
} as unknown as CartLine;

test('CRT-09 a line opens with its stored choice, without options no longer offered', () => {
  expect(choiceOfLine(line, priced)).toEqual({ choices: [[], [1]], picks: [], addOns: { 1: 2 }, note: '' });
});

test.each([
  ['the same choice', { choices: [[], [1]], addOns: { 1: 2 } }, true],
  ['another option', { choices: [[0], [1]], addOns: { 1: 2 } }, false],
  ['another number of an add-on', { choices: [[], [1]], addOns: { 1: 1 } }, false],
])('ITM-09 %s is told from the line', (_name, chosen, isSame) => {
  expect(hasChoice(line, { ...defaultChoice(priced), ...chosen }, priced)).toBe(isSame);
});

test('ITM-09 articles with the same variation are the same line', () => {
  const variations = ['Red-S', 'Red-L'].map((key) => ({ key, label: key, price: 1, stock: 1 }));
  const properties = [
    { title: 'Colour', options: ['Red'] },
    { title: 'Size', options: ['S', 'L'] },
  ];
  const article = { ...priced, groups: [], article: { properties, variations } };
  const shirt = { variation: [{ name: '', type: 'Red-L', values: [] }], add_ons: [] } as unknown as CartLine;
  expect(choiceOfLine(shirt, article).picks).toEqual([0, 1]);
  expect(hasChoice(shirt, defaultChoice(article), article)).toBe(false);
});
