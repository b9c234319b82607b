import { inOrder, inTransaction, type Tx } from '@rialto/database/sql.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCartShop, type CartShop } from '../../testing/cart-shop.ts';
import { linesOf, lockAndFindCart, lockAndFindUnchangedCart, lockCart } from './cart.sql.ts';

let shop: CartShop;
beforeAll(async () => {
  shop = await openCartShop();
});
afterAll(() => shop.close());

test('lines read behind the lock include what the previous holder of the lock wrote, even if the lock comes late', async () => {
  const buyer = await shop.guest();
  await shop.add(buyer, { item_id: 1 });
  const { sql } = shop.database.db;
  const owner = { kind: buyer.kind, id: buyer.id };
  const [line] = await linesOf(sql, owner);
  const isLocked = Promise.withResolvers<void>();
  const changing = inTransaction(sql, async (tx) => {
    await lockCart(tx, owner, new Date());
    isLocked.resolve();
    await sleep(100);
    await tx`update cart_lines set quantity = 7 where id = ${line?.id ?? 0}`;
  });
  await isLocked.promise;
  const lockLate = async (tx: Tx) => {
    await sleep(10);
    return lockCart(tx, owner, new Date());
  };
  const [, lines] = await inTransaction(sql, (tx) => inOrder(tx, [lockLate, (tx) => linesOf(tx, owner)]));
  await changing;
  expect(lines.map(({ quantity }) => quantity)).toEqual([7]);
});

test('a cart locked and read during a concurrent change has the changed lines', async () => {
  const buyer = await shop.guest();
  await shop.add(buyer, { item_id: 1 });
  const { sql } = shop.database.db;
  const owner = { kind: buyer.kind, id: buyer.id };
  const isLocked = Promise.withResolvers<void>();
  const changing = inTransaction(sql, async (tx) => {
    await lockCart(tx, owner, new Date());
    isLocked.resolve();
    await sleep(50);
    await tx`delete from cart_lines where owner_kind = ${owner.kind} and owner_id = ${owner.id}`;
  });
  await isLocked.promise;
  const [cart, atOnce] = await Promise.all([
    inTransaction(sql, (tx) => lockAndFindCart(tx, owner)),
    inTransaction(sql, (tx) => lockAndFindUnchangedCart(tx, owner)),
  ]);
  await changing;
  expect(cart?.lines).toEqual([]);
  expect(atOnce).toBe('changed');
});

test('a cart without a concurrent change is locked and read by one statement', async () => {
  const buyer = await shop.guest();
  const { sql } = shop.database.db;
  const owner = { kind: buyer.kind, id: buyer.id };
  expect(await inTransaction(sql, (tx) => lockAndFindUnchangedCart(tx, owner))).toBeNull();
  for (const quantity of [1, 2]) await shop.add(buyer, { item_id: 1, quantity });
  await inTransaction(sql, async (tx) => {
    const cart = await lockAndFindUnchangedCart(tx, owner);
    expect(cart).toMatchObject({ version: 2, lines: [{ itemId: 1, quantity: 3 }] });
    const free = await sql`
      select from carts where owner_kind = ${owner.kind} and owner_id = ${owner.id} for update skip locked`;
    expect(free).toEqual([]);
  });
});
