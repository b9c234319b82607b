import { PAGE_SIZE } from '@rialto/contract/http/paging.ts';
import type { Page } from './items/items.sql.ts';

type Asked = { limit?: number; offset?: number };

/** Pages count from 1 on the wire and rows from 0 in the database. */
export function pageOf({ limit = PAGE_SIZE, offset = 1 }: Asked): Page {
  return { limit, offset: (offset - 1) * limit };
}

/** What every paged reply says beside its list. */
export function paged({ limit = PAGE_SIZE, offset = 1 }: Asked, totalSize: number) {
  return { total_size: totalSize, limit, offset };
}

/** One page of a list that is in memory. */
export function slice<T>(list: readonly T[], asked: Asked): T[] {
  const { limit, offset } = pageOf(asked);
  return list.slice(offset, offset + limit);
}
