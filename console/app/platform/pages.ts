import { infiniteQueryOptions } from '@tanstack/react-query';

/** Calls accept at most 50 rows at a time. */
const PAGE_SIZE = 20;

type PageRequest = { limit: number; offset: number };
type PageReply = PageRequest & { total_size: number };
type Load<Page> = (page: PageRequest, signal: AbortSignal) => Promise<Page>;

/** Options of useInfiniteQuery for a list that is read page by page. The key is that of the call without a page. */
export function pagesOf<Page extends PageReply>(key: readonly unknown[], load: Load<Page>) {
  return infiniteQueryOptions({
    queryKey: [...key, 'pages'],
    queryFn: ({ pageParam, signal }) => load({ limit: PAGE_SIZE, offset: pageParam }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ offset, limit, total_size: total }: Page) => (offset * limit < total ? offset + 1 : undefined),
  });
}

/** The rows of all loaded pages. A row that moved to a later page, because new ones came, is there once. */
export function rowsOf<Row extends { id: unknown }>(lists: readonly (readonly Row[])[]): Row[] {
  return [...new Map(lists.flat().map((row) => [row.id, row])).values()];
}
