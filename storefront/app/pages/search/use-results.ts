import { searchEverything } from '@rialto/contract/calls/search.ts';
import type { Reply } from '@rialto/contract/http/endpoint.ts';
import type { Search } from '../../features/search/search-params.ts';
import { callApi } from '../../platform/api/api.ts';
import { useInfiniteList, type LoadedList } from '../../platform/query/use-infinite-list.ts';
import { PAGE_SIZE, queryOf } from './search-query.ts';

/** Going back within five minutes shows all pages that were loaded (SEA-07). */
const SHARED_MS = 300_000;

type SearchReply = Reply<typeof searchEverything>;
type ResultsPage = ReturnType<typeof resultsPage>;
type Result = SearchReply['products'][number] | SearchReply['stores'][number];
export type Results = LoadedList<ResultsPage>;

/** The pages of a search, the first from the loader if it has rendered this search. */
export function useResults(search: Search, key: string, first: SearchReply | null): Results {
  return useInfiniteList({
    name: key,
    first: first && resultsPage(first),
    firstPage: search.page,
    pageSize: PAGE_SIZE,
    fetchPage: async (page, asOf) => {
      const query = { ...queryOf(search, page), ...(asOf && { as_of: asOf }) };
      return resultsPage(await callApi(searchEverything, { query }));
    },
    sharedMs: SHARED_MS,
  });
}

/** A search lists either items or stores. */
function resultsPage({ products, stores, total_size, as_of, suggestions }: SearchReply) {
  const entries: Result[] = products.length > 0 ? products : stores;
  return { entries, products, stores, total: total_size, asOf: as_of, suggestions };
}
