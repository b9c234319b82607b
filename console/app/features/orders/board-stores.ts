import { listBoardStores, type BoardStore } from '@rialto/contract/calls/console/board-stores.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../platform/query.ts';

const REFRESH_MS = 20_000;
const NONE: BoardStore[] = [];

/** The stores that the member works for. */
export function useBoardStores(): BoardStore[] {
  return useQuery({ ...queryOf(listBoardStores, {}), refetchInterval: REFRESH_MS }).data?.stores ?? NONE;
}
