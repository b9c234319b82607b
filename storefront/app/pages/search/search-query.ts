import type { Query } from '@rialto/contract/http/endpoint.ts';
import type { searchEverything } from '@rialto/contract/calls/search.ts';
import { PRICE_MAX } from '@rialto/contract/shapes/searching.ts';
import type { Search } from '../../features/search/search-params.ts';
import type { PageScope } from '../../platform/session/page-scope.ts';

/** Results on a page (specification 2, section 9). */
export const PAGE_SIZE = 12;

/** The API query for a page of results. */
export function queryOf(search: Search, page = search.page): Query<typeof searchEverything> {
  const { term, list, categories, brandIds, rating, price, sort } = search;
  const { dataType, filters } = listOf(search);
  return {
    ...(dataType === 'searched' && { name: term }),
    data_type: dataType,
    list_type: list,
    ...(categories !== 'all' && categories.length > 0 && { category_ids: JSON.stringify(categories) }),
    ...(brandIds.length > 0 && { brand_ids: JSON.stringify(brandIds) }),
    ...(filters.length > 0 && { filter: JSON.stringify(filters) }),
    ...(rating > 0 && { rating_count: rating }),
    ...(price[0] > 0 && { min_price: price[0] }),
    ...(price[1] < PRICE_MAX && { max_price: price[1] }),
    ...(sort && { sort_by: sort }),
    limit: PAGE_SIZE,
    offset: page,
  };
}

/**
 * The list to query. If the visitor has removed what the list was about, or gave no term, it is the list of all items.
 */
function listOf({ dataType, term, filters }: Search): Pick<Search, 'dataType' | 'filters'> {
  if (dataType === 'searched' && term === '') return { dataType: 'category', filters };
  if (dataType !== 'discounted') return { dataType, filters };
  if (!filters.includes('discounted')) return { dataType: 'category', filters };
  return { dataType, filters: filters.filter((filter) => filter !== 'discounted') };
}

/** Cache key of a result list: the API query and the scope. Display settings such as the view are not part of it. */
export function listKey(search: Search, { language, zoneIds, moduleId, point }: PageScope): string {
  return JSON.stringify([queryOf(search), language, zoneIds, moduleId, point]);
}
