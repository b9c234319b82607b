import { expect, test } from 'vitest';
import { suggestionEntries } from './panel-entries.ts';

const items = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ name: `Item ${at}`, image_full_url: null }));
const stores = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...{ id: at + 1, slug: `store-${at}`, name: `Store ${at}` },
    ...{ module_id: 1, zone_id: 1, logo_full_url: null },
  }));
const kinds = (itemCount: number, storeCount: number) =>
  suggestionEntries({ items: items(itemCount), stores: stores(storeCount) }).map(({ kind }) => kind);

test('SEA-01 the list has at most seven whole rows, with up to three stores before the items', () => {
  expect(kinds(10, 10)).toEqual(['store', 'store', 'store', 'item', 'item', 'item', 'item']);
  expect(kinds(10, 1)).toEqual(['store', ...Array<string>(6).fill('item')]);
  expect(kinds(1, 10)).toEqual([...Array<string>(6).fill('store'), 'item']);
});

test('a store opens its page, and an item is searched for', () => {
  const [store, item] = suggestionEntries({ items: items(1), stores: stores(1) });
  expect(store?.to).toContain('/store/store-0');
  expect(item?.to).toBeUndefined();
});
