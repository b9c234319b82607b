import type { Query } from '@rialto/contract/http/endpoint.ts';
import type { searchEverything } from '@rialto/contract/calls/search.ts';
import type { DataType, SearchFilter } from '@rialto/contract/shapes/searching.ts';
import type { ItemSort } from '@rialto/contract/shapes/sorting.ts';

/** What a results page asks for, read from the wire once. */
export type Asked = {
  dataType: DataType;
  name: string;
  /** null where none is chosen, which is the same as all. */
  categoryIds: number[] | null;
  brandIds: number[] | null;
  filters: ReadonlySet<SearchFilter>;
  /** 0 asks for nothing; anything above leaves out what nobody rated. */
  minimumStars: number;
  minimumPrice: number;
  maximumPrice: number;
  veg: 'all' | 'veg' | 'non_veg';
  /** The contract fills in popular, so it stands for no choice; who wants it has the filter of that name. */
  sort: Exclude<ItemSort, 'popular'> | null;
};

/** From how many stars on something is top rated. */
const TOP_STARS = 4;

/** The contract has validated the query, so its lists are lists of what they should be. */
export function readAsked(query: Query<typeof searchEverything>): Asked {
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
    veg: query.type ?? 'all',
    sort: chosenSort(query.sort_by),
  };
}

/** Only by words, as the search inside a category has it. */
export function askedByName(query: {
  name: string;
  category_id?: number;
  type?: Asked['veg'];
  sort_by?: ItemSort;
}): Asked {
  const categoryIds = query.category_id === undefined ? null : [query.category_id];
  return { ...readAsked({}), name: query.name, categoryIds, veg: query.type ?? 'all', sort: chosenSort(query.sort_by) };
}

function idsIn(list: string | undefined): number[] | null {
  const ids = JSON.parse(list ?? '[]') as number[];
  return ids.length === 0 ? null : ids;
}

function chosenSort(sort: ItemSort | undefined): Asked['sort'] {
  return sort === undefined || sort === 'popular' ? null : sort;
}
