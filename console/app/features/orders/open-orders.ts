import { listBoardOrders, type BoardOrder } from '@rialto/contract/calls/console/orders.ts';
import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';
import { shownLanguage } from '../../platform/language.ts';
import { isLive } from '../../platform/live.ts';
import { keyOf, queryClient } from '../../platform/query.ts';
import { useStore } from '../../platform/store.ts';
import { changedSince, noteChanged } from './changed-orders.ts';
import { keepUnchanged, patchOrders } from './patch-orders.ts';

const PAGE_SIZE = 50;
const LIVE_POLL_MS = 60_000;
const POLL_MS = 8_000;

const openOrdersKey = () => [...keyOf(listBoardOrders), shownLanguage.get(), 'open'];

/** Every running order that the member may see. Live events change single orders of it; see follow-orders.ts. */
export function useOpenOrders(): UseQueryResult<BoardOrder[]> {
  const isStreaming = useStore(isLive);
  const options = queryOptions({ queryKey: openOrdersKey(), queryFn: ({ signal }) => readOpenOrders(signal) });
  // Polled in the background too: a new order must ring there.
  return useQuery({
    ...options,
    // The usual comparison goes through all values of all orders at every change.
    structuralSharing: (known, read) => (known ? keepUnchanged(known as BoardOrder[], read as BoardOrder[]) : read),
    refetchInterval: isStreaming ? LIVE_POLL_MS : POLL_MS,
    refetchIntervalInBackground: true,
    networkMode: 'always',
  });
}

async function readOpenOrders(signal: AbortSignal): Promise<BoardOrder[]> {
  const startedAt = performance.now();
  const page = (offset: number) =>
    callApi(listBoardOrders, { query: { list: 'running', limit: PAGE_SIZE, offset }, signal });
  const first = await page(1);
  const count = Math.ceil(first.total_size / PAGE_SIZE);
  const others = await Promise.all(Array.from({ length: Math.max(0, count - 1) }, (_, index) => page(index + 2)));
  // What changed during the reading may have been read before the change.
  noteChanged(changedSince(startedAt));
  const orders = [first, ...others].flatMap((read) => read.orders);
  return [...new Map(orders.map((order) => [order.id, order])).values()];
}

/** Reads these orders again; those that ended leave the list. */
export async function refreshOrders(ids: readonly number[]): Promise<void> {
  for (let from = 0; from < ids.length; from += PAGE_SIZE) {
    const some = ids.slice(from, from + PAGE_SIZE);
    const query = { list: 'running', limit: PAGE_SIZE, ids: JSON.stringify(some) } as const;
    const { orders } = await callApi(listBoardOrders, { query });
    queryClient.setQueryData<BoardOrder[]>(openOrdersKey(), (known) => known && patchOrders(known, some, orders));
  }
}
