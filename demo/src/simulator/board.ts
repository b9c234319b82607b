import { listBoardOrders, type BoardOrder } from '@rialto/contract/calls/console/orders.ts';
import type { Caller } from '@rialto/api-client/caller.ts';

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
