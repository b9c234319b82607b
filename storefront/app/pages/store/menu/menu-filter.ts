import type { ItemSort } from '@rialto/contract/shapes/sorting.ts';

export const vegTypes = ['all', 'veg', 'non_veg'] as const;
export type VegType = (typeof vegTypes)[number];
export const menuSorts = ['price_low', 'price_high', 'rating', 'new'] as const satisfies readonly ItemSort[];
type MenuSort = (typeof menuSorts)[number];

/** Filter state of the menu, stored in the URL under the API's parameter names. */
export type MenuFilter = { search: string; type: VegType; sort: MenuSort | null; categoryId: number | null };

const MOST_LETTERS = 100;

export function readMenuFilter(parameters: URLSearchParams): MenuFilter {
  const category = parameters.get('category_id') ?? '';
  return {
    search: (parameters.get('search') ?? '')
      .slice(0, MOST_LETTERS)
      .replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ')
      .trim(),
    type: vegTypes.find((type) => type === parameters.get('type')) ?? 'all',
    sort: menuSorts.find((sort) => sort === parameters.get('sort_by')) ?? null,
    categoryId: /^[1-9]\d{0,8}$/.test(category) ? Number(category) : null,
  };
}

/** A search, a sort or one category is one list; otherwise the menu has sections. */
export function isPlainList({ search, sort, categoryId }: MenuFilter): boolean {
  return search !== '' || sort !== null || categoryId !== null;
}

/** The URL query with another filter. State such as the open item is dropped. */
export function queryWith(parameters: URLSearchParams, change: Partial<MenuFilter>): string {
  const next = { ...readMenuFilter(parameters), ...change };
  const query = new URLSearchParams(parameters);
  for (const name of ['item', 'campaign', 'page']) query.delete(name);
  put(query, 'search', next.search);
  put(query, 'type', next.type === 'all' ? '' : next.type);
  put(query, 'sort_by', next.sort ?? '');
  put(query, 'category_id', next.categoryId === null ? '' : String(next.categoryId));
  return `?${query.toString()}`;
}

function put(query: URLSearchParams, name: string, value: string): void {
  if (value === '') query.delete(name);
  else query.set(name, value);
}
