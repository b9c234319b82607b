import type { Caller } from '@rialto/api-client/caller.ts';
import { listStoreItems } from '@rialto/contract/calls/items.ts';
import type { Item } from '@rialto/contract/shapes/item.ts';
import type { StoreDetail } from '@rialto/contract/shapes/store.ts';
import { groupByCategory, type MenuSection } from './group-by-category.ts';
import type { MenuFilter, VegType } from './menu-filter.ts';

export type Menu = { kind: 'menu'; sections: MenuSection[]; recommended: Item[] };
export type MenuList = { kind: 'list'; items: Item[]; total: number; page: number; asOf: string };
type Shelf = Pick<StoreDetail, 'id' | 'total_items' | 'categories'>;

/** The maximum items per call. */
const CALL_MOST = 50;
/** Menus up to this size load completely. Larger ones load the first items of each section and the rest on scroll. */
const WHOLE_MOST = 100;
export const SECTION_HEAD = 12;
const READ_AT_ONCE = 3;
export const LIST_PAGE = 24;

export async function loadMenu(call: Caller, store: Shelf, type: VegType): Promise<Menu> {
  return store.total_items <= WHOLE_MOST ? wholeMenu(call, store, type) : headOfMenu(call, store, type);
}

async function wholeMenu(call: Caller, store: Shelf, type: VegType): Promise<Menu> {
  const pages = Math.max(1, Math.ceil(store.total_items / CALL_MOST));
  const read = (offset: number) =>
    call(listStoreItems, { query: { store_id: store.id, type, limit: CALL_MOST, offset } });
  const replies = await Promise.all(Array.from({ length: pages }, (_, index) => read(index + 1)));
  const items = replies.flatMap(({ products }) => products);
  return {
    kind: 'menu',
    sections: groupByCategory(store.categories, items),
    recommended: items.filter(({ recommended }) => recommended === 1).slice(0, SECTION_HEAD),
  };
}

async function headOfMenu(call: Caller, store: Shelf, type: VegType): Promise<Menu> {
  const query = { store_id: store.id, type, limit: SECTION_HEAD };
  const [{ products: recommended }, ...heads] = await Promise.all([
    call(listStoreItems, { query: { ...query, recommended: 1 } }),
    ...store.categories.slice(0, READ_AT_ONCE).map((category) => loadSection(call, store.id, category, type)),
  ]);
  const later = store.categories.slice(READ_AT_ONCE).map((category) => ({
    ...sectionOf(category),
    count: category.items_count,
    items: null,
  }));
  return { kind: 'menu', sections: [...heads.filter(({ count }) => count > 0), ...later], recommended };
}

type Category = StoreDetail['categories'][number];

/** The first items of a section of a large menu. */
export async function loadSection(
  call: Caller,
  storeId: number,
  category: Pick<Category, 'id' | 'name' | 'slug'>,
  type: VegType,
): Promise<MenuSection> {
  const query = { store_id: storeId, category_id: category.id, type, limit: SECTION_HEAD };
  const { products, total_size } = await call(listStoreItems, { query });
  return { ...sectionOf(category), count: total_size, items: products };
}

function sectionOf({ id, name, slug }: Pick<Category, 'id' | 'name' | 'slug'>) {
  return { id, name, slug };
}

/** One page of a search, a sort or a category. */
export async function loadMenuList(
  call: Caller,
  storeId: number,
  { search, type, sort, categoryId }: MenuFilter,
  page: number,
  asOf?: string,
): Promise<MenuList> {
  const { products, total_size, as_of } = await call(listStoreItems, {
    query: {
      store_id: storeId,
      type,
      limit: LIST_PAGE,
      offset: page,
      ...(asOf && { as_of: asOf }),
      ...(search && { search }),
      ...(sort && { sort_by: sort }),
      ...(categoryId !== null && { category_id: categoryId }),
    },
  });
  return { kind: 'list', items: products, total: total_size, page, asOf: as_of };
}
