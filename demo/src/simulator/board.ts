import { listBoardOrders, readBoardOrder, type BoardOrder } from '@rialto/contract/calls/console/orders.ts';
import type { Caller } from '@rialto/api-client/caller.ts';
import type { SeenSince } from './seen-since.ts';

const PAGE_SIZE = 50;

/** Every running order, as staff see them. */
export async function readBoard(call: Caller): Promise<BoardOrder[]> {
  const orders: BoardOrder[] = [];
  for (let offset = 1; ; offset += 1) {
    const page = await call(listBoardOrders, { query: { list: 'running', limit: PAGE_SIZE, offset } });
    orders.push(...page.orders);
    if (page.orders.length < PAGE_SIZE) return orders;
  }
}

/** Continues with the orders that were running when the shop was stopped: kitchens do not begin again. */
export async function continueOrders(call: Caller, seen: SeenSince): Promise<void> {
  for (const { id, order_status, created_at } of await readBoard(call)) {
    const { log } = await call(readBoardOrder, { params: { id } });
    seen.remember(id, order_status, new Date(log.at(-1)?.at ?? created_at));
  }
}
