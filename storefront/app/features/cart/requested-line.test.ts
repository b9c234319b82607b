import type { ItemDetail } from '@rialto/contract/shapes/item.ts';
import { expect, test } from 'vitest';
import { optimisticLine, requestedLine } from './requested-line.ts';

const item = {
  id: 10,
  name: 'Story plate',
  food_variations: [
    { name: 'Bread', values: [{ label: 'Saj' }, { label: 'Brown' }] },
    { name: 'Sauces', values: [{ label: 'Garlic' }, { label: 'Tahini' }, { label: 'Lemon' }] },
  ],
  add_ons: [
    { id: 1, name: 'Pickles', price: 0.5 },
    { id: 2, name: 'Fries', price: 2 },
  ],
} as unknown as ItemDetail;
const selection = { itemId: 10, isCampaign: false, intent: 'cart' as const, quantity: 2 };
const nothing = { choices: [], variation: null, addOns: {}, note: '' };

test('CRT-01 a dish is sent with the labels that were shown, and add-ons as two lists', () => {
  const chosen = { ...selection, choices: [[1], [0, 2]], variation: null, addOns: { 2: 3 }, note: ' No onions ' };
  expect(requestedLine({ item, selection: chosen, price: 21.7 })).toEqual({
    model: 'Item',
    item_id: 10,
    quantity: 2,
    price: 21.7,
    variation: [
      { name: 'Bread', values: { label: ['Brown'] } },
      { name: 'Sauces', values: { label: ['Garlic', 'Lemon'] } },
    ],
    add_on_ids: [2],
    add_on_qtys: [3],
    note: 'No onions',
  });
});

test.each([
  [
    'a group without a choice is left out',
    { ...nothing, choices: [[], [1]] },
    [{ name: 'Sauces', values: { label: ['Tahini'] } }],
  ],
  ['an article is sent by its key', { ...nothing, variation: 'Red-XL' }, [{ type: 'Red-XL' }]],
  ['nothing chosen is nothing sent', nothing, []],
])('CRT-01 %s', (_name, chosen, variation) => {
  expect(requestedLine({ item, selection: { ...selection, ...chosen }, price: 1 }).variation).toEqual(variation);
});

test('ITM-16 what belongs to a campaign says so', () => {
  expect(requestedLine({ item, selection: { ...selection, ...nothing, isCampaign: true }, price: 1 }).model).toBe(
    'ItemCampaign',
  );
});

test('CRT-01 the expected line shows what was chosen', () => {
  const line = optimisticLine({
    item,
    selection: { ...selection, choices: [[0]], variation: null, addOns: { 1: 2 }, note: 'No onions' },
    price: 9,
  });
  expect(line.id).toBeLessThan(0);
  expect(line).toMatchObject({
    quantity: 2,
    total: 9,
    note: 'No onions',
    variation: [{ name: 'Bread', type: null, values: [{ label: 'Saj' }] }],
    add_ons: [{ id: 1, name: 'Pickles', quantity: 2 }],
  });
});
