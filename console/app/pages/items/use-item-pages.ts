import { listConsoleItems, type ListedItem } from '@rialto/contract/calls/console/items.ts';
import { keepPreviousData, useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { queryOf } from '../../platform/query.ts';
import type { ItemFilter } from './item-filter.ts';

const PAGE_ITEMS = 50;

const pageQuery = (filter: ItemFilter, page: number) =>
  queryOf(listConsoleItems, { query: { ...filter, limit: PAGE_ITEMS, offset: page } });

/** The first page, which says how many items there are. */
export function useFirstPage(filter: ItemFilter) {
  return useQuery({ ...pageQuery(filter, 1), placeholderData: keepPreviousData });
}

/** The items at the shown positions, by position. Only the pages that are shown are loaded. */
export function useItemsAt(filter: ItemFilter, positions: readonly number[]): ReadonlyMap<number, ListedItem> {
  const pages = [...new Set(positions.map((position) => Math.floor(position / PAGE_ITEMS) + 1))];
  const combine = (results: UseQueryResult<{ items: ListedItem[]; offset: number }>[]) => results;
  const results = useQueries({ queries: pages.map((page) => pageQuery(filter, page)), combine });
  return new Map(
    results.flatMap(({ data }) =>
      (data?.items ?? []).map((item, at) => [((data?.offset ?? 1) - 1) * PAGE_ITEMS + at, item] as const),
    ),
  );
}
