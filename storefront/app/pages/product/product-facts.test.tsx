import type { ItemDetail } from '@rialto/contract/shapes/item.ts';
import type { StoreDetail } from '@rialto/contract/shapes/store.ts';
import { expect, test } from 'vitest';
import { pageText } from '../../platform/page/testing/page-markup.tsx';
import { ProductFacts } from './product-facts.tsx';

const store = { delivery: 0, delivery_charge: null, distance: null, minimum_order: 0 } as unknown as StoreDetail;
const item = {
  ...{ available_time_starts: '09:00', available_time_ends: '17:30', unit_type: null, brand: null, tax: 0 },
} as unknown as ItemDetail;

test('the hours of an item are on the 24-hour clock, like those of its store', () => {
  expect(pageText(<ProductFacts item={item} store={store} />)).toContain('9:00 – 17:30');
});
