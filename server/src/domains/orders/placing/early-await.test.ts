import { setTimeout as sleep } from 'node:timers/promises';
import * as database from '@rialto/database/sql.ts';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { findBreaches } from '../../../invariants/find-breaches.ts';
import { fillWallet, switchWallets } from '../../../testing/money/wallets.ts';
import { codeOf, openOrderingShop, type OrderingShop } from '../../../testing/ordering-shop.ts';
import { recordTransactions } from '../../../testing/recorded-transactions.ts';
import { addCoupon, addFlashSale } from '../../../testing/small-promotions.ts';

type Step = ((tx: unknown) => unknown) | false | null;

/** Which step of every sequence of the product awaits something before its first statement. */
const early = { at: null as number | null, count: 0 };
type Sequence = (tx: unknown, steps: readonly Step[]) => unknown;

/** Delays one step of each sequence; the modules that tests share call the replaced function. */
function delaySteps(name: 'inOrder' | 'atCommit'): void {
  const original = database[name] as Sequence;
  const delayed: Sequence = (tx, steps) => original(tx, steps.map(withDelay));
  vi.spyOn(database, name).mockImplementation(delayed as never);
}

function withDelay(step: Step, at: number): Step {
  if (at !== early.at || !step) return step;
  return async (tx: unknown) => {
    early.count += 1;
    await sleep(5);
    return step(tx);
  };
}

let shop: OrderingShop;
let transactions: string[][];
beforeAll(async () => {
  delaySteps('inOrder');
  delaySteps('atCommit');
  shop = await openOrderingShop();
  await switchWallets(shop, true);
  await addCoupon(shop.sql, { id: 1, module: 2, uses: [1_000, 0] });
  await addFlashSale(shop.sql, { id: 1, module: 2, items: [{ id: 3, stock: 50 }] });
  transactions = recordTransactions(shop.sql);
});
afterEach(async () => {
  early.at = null;
  expect(await findBreaches(shop.sql)).toEqual([]);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await shop.close();
});

/** The statements of the transaction that sent this one. */
const sentWith = (part: string) => transactions.find((texts) => texts.some((text) => text.includes(part))) ?? [];
const positionOf = (texts: readonly string[], part: string) => texts.findIndex((text) => text.includes(part));

/** A customer adds two units, and pays an order with a coupon and a sale partly from the wallet. */
async function addAndOrder(): Promise<{ replies: object[]; adding: string[]; placing: string[] }> {
  const buyer = await shop.customer();
  await fillWallet(shop.sql, buyer.id, 300);
  await shop.add(buyer, { item_id: 3 });
  transactions.length = 0;
  const added = await shop.add(buyer, { item_id: 3 });
  const adding = sentWith('insert into cart_lines');
  const wish = { order_type: 'take_away', coupon_code: 'CODE1', partial_payment: 1 };
  const placed = await shop.order(buyer, wish, `key-${buyer.id}`);
  expect(codeOf(placed), placed.body).toBe('ok');
  const { order_id: _order, ...reply } = placed.json<{ order_id: number }>();
  const { lines, ...cart } = added.json<{ lines: { quantity: number }[] }>();
  const replies = [reply, { ...cart, quantities: lines.map(({ quantity }) => quantity) }];
  return { replies, adding, placing: sentWith('insert into order_lines') };
}

test('CHK-10 T21 T27 an order locks the cart, then the stock, then the coupon', async () => {
  const { adding, placing } = await addAndOrder();
  expect(positionOf(adding, 'insert into carts')).toBeLessThan(positionOf(adding, 'from cart_lines'));
  const locks = ['for update', 'take_stock(', 'take_flash_stock(', 'update coupons', 'insert into coupon_uses'];
  const positions = locks.map((part) => positionOf(placing, part));
  expect(positions).not.toContain(-1);
  expect(positions).toEqual(positions.toSorted((a, b) => a - b));
});

test.each([0, 1, 2, 3, 4, 5, 6])(
  'CHK-10 an await before the first statement of step %d of any sequence changes neither the order nor its locks',
  async (at) => {
    const usual = await addAndOrder();
    [early.at, early.count] = [at, 0];
    const delayed = await addAndOrder();
    expect(delayed).toEqual(usual);
    expect(early.count).toBeGreaterThan(0);
  },
);

test('CHK-10 T23 a retry finds the order of the first attempt although both take the cart’s lock late', async () => {
  const buyer = await shop.customer();
  await shop.add(buyer, { item_id: 3 });
  early.at = 0;
  const wish = { order_type: 'take_away', order_amount: 4.5 };
  const replies = await Promise.all([1, 2, 3].map(() => shop.place(buyer, wish, 'one-key')));
  expect(replies.map(codeOf)).toEqual(['ok', 'ok', 'ok']);
  expect(new Set(replies.map((reply) => reply.json<{ order_id: number }>().order_id)).size).toBe(1);
});
