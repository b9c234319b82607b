import type { Tx } from '@rialto/database/sql.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { cartOf, type CartShop } from '../../testing/cart-shop.ts';
import type { Buyer } from '../../testing/ordering-shop.ts';

type Step = ((tx: Tx) => unknown) | false | null;
type Sequence = (tx: Tx, steps: readonly Step[]) => unknown;

/** How long the first step of every sequence of the product waits before its first statement. */
const first = vi.hoisted(() => ({ delayMs: 0, count: 0 }));

vi.mock('@rialto/database/sql.ts', async (importOriginal) => {
  const original = await importOriginal<{ inOrder: Sequence }>();
  const delayed = (step: Step) => async (tx: Tx) => {
    if (first.delayMs > 0) first.count += 1;
    if (first.delayMs > 0) await sleep(first.delayMs);
    return step ? step(tx) : step;
  };
  return {
    ...original,
    inOrder: (tx: Tx, [step, ...rest]: readonly Step[]) => original.inOrder(tx, [delayed(step ?? null), ...rest]),
  };
});

let shop: CartShop;
let cartSql: typeof import('./cart.sql.ts');
let inTransaction: (typeof import('@rialto/database/sql.ts'))['inTransaction'];
beforeAll(async () => {
  // Test files share their modules, so those that other files have loaded use the real sequences.
  vi.resetModules();
  const { openCartShop } = await import('../../testing/cart-shop.ts');
  cartSql = await import('./cart.sql.ts');
  ({ inTransaction } = await import('@rialto/database/sql.ts'));
  shop = await openCartShop();
});
beforeEach(() => {
  [first.delayMs, first.count] = [0, 0];
});
afterAll(async () => {
  await shop.close();
  vi.doUnmock('@rialto/database/sql.ts');
  vi.resetModules();
});

/** Locks the cart, and changes it after the work has started to wait for the lock. */
async function changeBefore<T>(buyer: Buyer, work: () => Promise<T>): Promise<T> {
  const { sql } = shop.database.db;
  const owner = { kind: buyer.kind, id: buyer.id };
  const isLocked = Promise.withResolvers<void>();
  const changing = inTransaction(sql, async (tx) => {
    await cartSql.lockCart(tx, owner, new Date());
    isLocked.resolve();
    await sleep(100);
    await tx`update cart_lines set quantity = 7 where owner_kind = ${owner.kind} and owner_id = ${owner.id}`;
  });
  await isLocked.promise;
  const [result] = await Promise.all([work(), changing]);
  return result;
}

test.each([0, 10])(
  'T29 a cart locked %d ms late has the lines that the previous transaction with the lock wrote',
  async (delayMs) => {
    const buyer = await shop.guest();
    await shop.add(buyer, { item_id: 1 });
    first.delayMs = delayMs;
    const { sql } = shop.database.db;
    const cart = await changeBefore(buyer, () =>
      inTransaction(sql, (tx) => cartSql.lockAndFindCart(tx, buyer, 'assumed')),
    );
    expect(cart?.lines.map(({ quantity }) => quantity)).toEqual([7]);
    expect(first.count > 0).toBe(delayMs > 0);
  },
);

test.each([0, 10])('T29 an item added with a lock %d ms late is added to what was written before', async (delayMs) => {
  const buyer = await shop.guest();
  await shop.add(buyer, { item_id: 1 });
  first.delayMs = delayMs;
  const added = await changeBefore(buyer, () => shop.add(buyer, { item_id: 1, quantity: 2 }));
  expect(cartOf(added).lines.map(({ quantity }) => quantity)).toEqual([9]);
  expect(first.count > 0).toBe(delayMs > 0);
});
