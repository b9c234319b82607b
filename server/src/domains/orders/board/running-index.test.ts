import { namesOf } from '@rialto/database/part.ts';
import { inTransaction } from '@rialto/database/sql.ts';
import { runningStatuses } from '@rialto/rules/order/phase.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOrderingShop, type OrderingShop } from '../../../testing/ordering-shop.ts';

let shop: OrderingShop;
beforeAll(async () => {
  shop = await openOrderingShop();
});
afterAll(() => shop.close());

test('the index of running orders has every running status, so the board does not read past orders', async () => {
  const plan = await inTransaction(shop.sql, async (tx) => {
    await tx`set local enable_seqscan = off`;
    return tx`explain select id from orders o where o.status in (${namesOf(runningStatuses)}) order by o.created_at`;
  });
  expect(JSON.stringify(plan)).toContain('orders_running_idx');
});
