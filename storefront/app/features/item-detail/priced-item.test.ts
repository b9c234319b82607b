import type { ItemDetail } from '@rialto/contract/shapes/item.ts';
import { expect, test } from 'vitest';
import { pricedItem } from './priced-item.ts';

const anItem = (over: Partial<ItemDetail>): ItemDetail =>
  ({
    price: 3.99,
    discount: 0,
    discount_type: 'percent',
    food_variations: [],
    choice_options: [],
    variations: [],
    add_ons: [],
    ...over,
  }) as unknown as ItemDetail;

test('ITM-14 decimal API amounts become minor units without rounding errors', () => {
  // 1.15 * 100 is 114.99999999999999 in floating point.
  const wire = [0.07, 0.29, 1.15, 3.99, 1.005, 19.99, 70_012.31];
  expect(wire.map((price) => pricedItem(anItem({ price }), 2).basePrice)).toEqual([
    7, 29, 115, 399, 100, 1999, 7_001_231,
  ]);
  expect(pricedItem(anItem({ price: 1.005 }), 3).basePrice).toBe(1005);
  expect(pricedItem(anItem({ price: 150 }), 0).basePrice).toBe(150);
});

test('ITM-03 a percentage is stored in hundredths, an amount in minor units', () => {
  const of = (discount: number, discount_type: 'percent' | 'amount') =>
    pricedItem(anItem({ discount, discount_type }), 2).discount;
  expect(of(12.5, 'percent')).toEqual({ type: 'percent', value: 1250 });
  expect(of(0.75, 'amount')).toEqual({ type: 'amount', value: 75 });
});

test('ITM-11 groups, options and add-ons are converted for the rules', () => {
  const priced = pricedItem(
    anItem({
      food_variations: [
        {
          name: 'Bread',
          type: 'single',
          min: 1,
          max: 1,
          required: 'on',
          values: [{ label: 'Brown', optionPrice: 0.5 }],
        },
      ],
      add_ons: [{ id: 7, store_id: 1, name: 'Fries', price: 1.75 }],
    }),
    2,
  );
  expect(priced.groups).toEqual([
    { name: 'Bread', kind: 'single', isRequired: true, min: 1, max: 1, options: [{ label: 'Brown', price: 50 }] },
  ]);
  expect(priced.addOns).toEqual([{ id: 7, name: 'Fries', price: 175 }]);
});
