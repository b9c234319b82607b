import type { Caller } from '@rialto/api-client/caller.ts';
import { listCategoryItems, listCategoryStores } from '@rialto/contract/calls/categories.ts';
import { PAGE_SIZE } from '@rialto/contract/http/paging.ts';
import { itemSorts, type SearchSort } from '../../features/search/search-params.ts';

/** The state of the category page in the URL. */
export type CategoryQuery = { list: 'item' | 'store'; sort: SearchSort | null };

export function readCategoryQuery(parameters: URLSearchParams): CategoryQuery {
  return {
    list: parameters.get('list_type') === 'store' ? 'store' : 'item',
    sort: itemSorts.find((known) => known === parameters.get('sort_by')) ?? null,
  };
}

export function categorySearch({ list, sort }: CategoryQuery): string {
  const query = new URLSearchParams();
  if (list === 'store') query.set('list_type', list);
  if (sort) query.set('sort_by', sort);
  return query.size > 0 ? `?${query}` : '';
}

/** One page of a category's items or stores (STO-05: pages of ten from 1). */
export async function loadCategoryPage(
  call: Caller,
  id: number,
  { list, sort }: CategoryQuery,
  page: number,
  asOf?: string,
) {
  const params = { id: String(id) };
  const paging = { limit: PAGE_SIZE, offset: page, ...(asOf && { as_of: asOf }) };
  if (list === 'store') {
    const { stores, total_size, as_of } = await call(listCategoryStores, { params, query: paging });
    return { total: total_size, asOf: as_of, items: [], stores };
  }
  const query = { ...paging, ...(sort && { sort_by: sort }) };
  const { products, total_size, as_of } = await call(listCategoryItems, { params, query });
  return { total: total_size, asOf: as_of, items: products, stores: [] };
}
export type CategoryPageData = Awaited<ReturnType<typeof loadCategoryPage>>;
