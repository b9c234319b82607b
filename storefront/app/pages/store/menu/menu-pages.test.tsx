import type { Caller } from '@rialto/api-client/caller.ts';
import type { Item } from '@rialto/contract/shapes/item.ts';
import type { StoreDetail } from '@rialto/contract/shapes/store.ts';
import { expect, test, vi } from 'vitest';
import { pageMarkup } from '../../../platform/page/testing/page-markup.tsx';
import { loadMenu, loadMenuList, type MenuList } from './load-menu.ts';
import { MenuListView } from './menu-list-view.tsx';
import { MenuSections } from './menu-sections.tsx';

const category = { id: 5, name: 'Grills', slug: 'grills', items_count: 3 };
const store = { id: 9, zone_id: 2, total_items: 3, discount: null, categories: [category] } as unknown as StoreDetail;
const everything = { search: '', type: 'all', sort: null, categoryId: null } as const;

const dish = (id: number, over: object = {}) =>
  ({
    ...{ id, name: `Dish ${id}`, slug: `dish-${id}`, store_name: 'Oven', module_type: 'food', description: '' },
    ...{ price: 10, final_price: 10, discount: 0, discount_type: 'percent', stock: null, unit_type: 'piece' },
    ...{ veg: null, halal_tag_status: 0, is_halal: 0, recommended: 0, organic: 0, avg_rating: 4.5, rating_count: 12 },
    ...{ open: 1, opens_text: null, available_now: 1, schedule_order: 0, image_full_url: '/p.jpg', add_ons: [] },
    ...{ food_variations: [], choice_options: [], variations: [], category_ids: [{ id: '5' }], category_id: 5 },
    ...over,
  }) as unknown as Item;

/** Answers every call with these items, and records what it was asked. */
function callerWith(products: Item[], total = products.length) {
  return vi.fn(async () => ({ products, total_size: total, as_of: '2026-03-10T10:30:00.000Z' }));
}

const menuOf = async (items: Item[]) => loadMenu(callerWith(items) as unknown as Caller, store, 'all');
const markupOf = async (items: Item[]) =>
  pageMarkup(<MenuSections store={store} moduleType="food" filter={everything} menu={await menuOf(items)} />);

test('STO-02 a menu begins with a row of its recommended items, which stay in their category too', async () => {
  const markup = await markupOf([dish(1), dish(2, { recommended: 1 }), dish(3)]);
  const [row = '', sections = ''] = markup.split('id="menu-grills"');
  expect(row).toContain('id="menu-recommended"');
  expect(row.match(/Dish \d/g)?.filter((name) => name !== 'Dish 2')).toEqual([]);
  for (const name of ['Dish 1', 'Dish 2', 'Dish 3']) expect(sections).toContain(name);
});

test('STO-02 a menu without recommended items has no such row', async () => {
  expect(await markupOf([dish(1)])).not.toContain('menu-recommended');
});

test('STO-02 further pages of a long list are of the same order, and a link leads to the next one', async () => {
  const call = callerWith([dish(1)], 60);
  const found = await loadMenuList(call as unknown as Caller, 9, { ...everything, sort: 'price_low' }, 2, 'moment');
  expect(call).toHaveBeenCalledWith(expect.anything(), {
    query: { store_id: 9, type: 'all', limit: 24, offset: 2, as_of: 'moment', sort_by: 'price_low' },
  });
  const view = (list: MenuList) =>
    pageMarkup(<MenuListView store={store} moduleType="food" filter={{ ...everything, categoryId: 5 }} list={list} />);
  expect(view({ ...found, page: 1 })).toMatch(/href="[^"]*\?page=2"/);
  expect(view({ ...found, page: 1, total: 1 })).not.toMatch(/\?page=2"/);
});
