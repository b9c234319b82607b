import type { Query } from '@rialto/contract/http/endpoint.ts';
import type { searchEverything } from '@rialto/contract/calls/search.ts';
import type { DataType, SearchFilter } from '@rialto/contract/shapes/searching.ts';
import type { ItemSort } from '@rialto/contract/shapes/sorting.ts';
import type { BrandId, CategoryId } from '@rialto/database/ids.ts';

/** A parsed search request. */
export type SearchRequest = {
  dataType: DataType;
  name: string;
  /** Null means all. */
  categoryIds: CategoryId[] | null;
  brandIds: BrandId[] | null;
  filters: ReadonlySet<SearchFilter>;
  /** 0 filters nothing; a higher value leaves out items without ratings. */
  minimumStars: number;
  minimumPrice: number;
  maximumPrice: number;
  veg: 'all' | 'veg' | 'non_veg';
  /** Null for `popular`, which is the default of the contract and also a filter. */
  sort: Exclude<ItemSort, 'popular'> | null;
};

/** The minimum rating of the filter `top_rated`. */
const TOP_STARS = 4;

/** The contract has validated the query, so its JSON lists have the right types. */
export function toSearchRequest(query: Query<typeof searchEverything>): SearchRequest {
  const filters = new Set(JSON.parse(query.filter ?? '[]') as SearchFilter[]);
  return {
    dataType: query.data_type ?? 'searched',
    name: query.name ?? '',
    categoryIds: idsIn(query.category_ids),
    brandIds: idsIn(query.brand_ids),
    filters,
    minimumStars: Math.max(query.rating_count ?? 0, filters.has('top_rated') ? TOP_STARS : 0),
    minimumPrice: query.min_price ?? 0,
    maximumPrice: query.max_price ?? Infinity,
    veg: filters.has('veg') ? 'veg' : (query.type ?? 'all'),
    sort: chosenSort(query.sort_by),
  };
}

/** A search by name only, as inside a category. */
export function nameSearchRequest(query: {
  name: string;
  category_id?: number;
  type?: SearchRequest['veg'];
  sort_by?: ItemSort;
}): SearchRequest {
  const categoryIds = query.category_id === undefined ? null : [query.category_id];
  return {
    ...toSearchRequest({}),
    name: query.name,
    categoryIds,
    veg: query.type ?? 'all',
    sort: chosenSort(query.sort_by),
  };
}

function idsIn(list: string | undefined): number[] | null {
  const ids = JSON.parse(list ?? '[]') as number[];
  return ids.length === 0 ? null : ids;
}

function chosenSort(sort: ItemSort | undefined): SearchRequest['sort'] {
  return sort === undefined || sort === 'popular' ? null : sort;
}

const FAST_MINUTES = 30;

/** The filters by delivery fee and time, as a filter of stores. */
export function deliveryFilter({ filters }: SearchRequest): { hasFreeDelivery?: true; maximumMinutes?: number } {
  return {
    ...(filters.has('free_delivery') && { hasFreeDelivery: true as const }),
    ...(filters.has('fast') && { maximumMinutes: FAST_MINUTES }),
  };
}
