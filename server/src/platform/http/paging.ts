import { PAGE_SIZE } from '@rialto/contract/http/paging.ts';

type PageQuery = { limit?: number; offset?: number };

/** Pages count from 1 on the wire and rows from 0 in the database. */
export function pageOf({ limit = PAGE_SIZE, offset = 1 }: PageQuery): { limit: number; offset: number } {
  return { limit, offset: (offset - 1) * limit };
}

/** The fields that every paged reply has beside its list. */
export function paged({ limit = PAGE_SIZE, offset = 1 }: PageQuery, totalSize: number) {
  return { total_size: totalSize, limit, offset };
}

/** The fields that a paged reply has whose list shows first what can be ordered. */
export function pagedAsOf(query: PageQuery, totalSize: number, { at }: { at: Date }) {
  return { ...paged(query, totalSize), as_of: at.toISOString() };
}

/** One page of a list that is in memory. */
export function slice<T>(list: readonly T[], query: PageQuery): T[] {
  const { limit, offset } = pageOf(query);
  return list.slice(offset, offset + limit);
}
