import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findBreaches } from '../../../invariants/find-breaches.ts';
import { balanceOf, fillWallet, switchWallets } from '../../../testing/money/wallets.ts';
import { openTestApi } from '../../../testing/open-test-api.ts';
import { codeOf, NOON, openOrderingShop, type Buyer, type OrderingShop } from '../../../testing/ordering-shop.ts';
import { recordTransactions } from '../../../testing/recorded-transactions.ts';

let shop: OrderingShop;
let transactions: string[][];
beforeEach(async () => {
  shop = await openOrderingShop();
  transactions = recordTransactions(shop.sql);
});
afterEach(async () => {
  expect(await findBreaches(shop.sql)).toEqual([]);
  await shop.close();
});

const takeAway = { order_type: 'take_away' };
type Quote = { bill: { total: number } };

/** A buyer whose cart of one item was quoted. */
async function quoted(kind: 'guest' | 'customer', wish: object = takeAway): Promise<Buyer> {
  const buyer = await shop[kind]();
  await shop.add(buyer, { item_id: 1 });
  await shop.quote(buyer, wish);
  transactions.length = 0;
  return buyer;
}
const textsOf = (part: string) => transactions.filter((texts) => texts.some((text) => text.includes(part)));
/** An item bought on another node, whose memory is its own. */
async function buyElsewhere({ headers }: Buyer, wish: object): Promise<void> {
  const other = await openTestApi({ sharedDatabase: shop.database, clock: () => NOON });
  const contact = { contact_person_name: 'Mariam Adel', contact_person_number: '+201001234567' };
  const body = { ...takeAway, ...contact, source: 'buy_now', line: { item_id: 1, quantity: 1 }, ...wish };
  const placed = await other.post('/customer/order/place', body, { ...headers, 'idempotency-key': 'elsewhere' });
  await other.close();
  expect(codeOf(placed), placed.body).toBe('ok');
}
const linesOf = async (answer: { json<T>(): T }) => {
  const { order_id: orderId } = answer.json<{ order_id: number }>();
  return shop.sql<{ item_id: number; quantity: number }[]>`
    select item_id, quantity from order_lines where order_id = ${orderId} order by item_id`;
};

test.each(['guest', 'customer'] as const)(
  'CHK-10 T21 the order of a %s after its quote reads nothing again, and locks the cart before the stock',
  async (kind) => {
    const buyer = await shop[kind]();
    await shop.add(buyer, { item_id: 3 });
    await shop.quote(buyer, takeAway);
    transactions.length = 0;
    expect(codeOf(await shop.place(buyer, { ...takeAway, order_amount: 5 }))).toBe('ok');
    const [placing = [], ...others] = textsOf('insert into order_lines');
    expect(others).toEqual([]);
    expect(placing[0]).toBe('begin');
    expect(placing[1]).toContain('update carts');
    const first = kind === 'guest' ? 0 : 2;
    expect(placing.findIndex((text) => text.includes('take_stock('))).toBe(2 + first);
    expect(placing.filter((text) => text.includes('for update') || text.includes('order by l.position'))).toEqual([]);
    expect((await shop.cart(buyer)).json<{ lines: [] }>().lines).toEqual([]);
  },
);

test('CHK-10 an order contains what the cart holds now, not what it held at the quote', async () => {
  const buyer = await quoted('guest');
  await shop.add(buyer, { item_id: 1, quantity: 2 });
  expect(codeOf(await shop.place(buyer, { ...takeAway, order_amount: 10 }))).toBe('price_changed');
  const placed = await shop.place(buyer, takeAway);
  expect(await linesOf(placed)).toEqual([{ item_id: 1, quantity: 3 }]);
});

test('CHK-10 a cart that was deleted and begun again since the quote is not taken for the quoted one', async () => {
  const buyer = await quoted('guest');
  await shop.sql`delete from carts where owner_kind = 'guest' and owner_id = ${buyer.id}`;
  await shop.add(buyer, { item_id: 2 });
  expect(await linesOf(await shop.place(buyer, takeAway))).toEqual([{ item_id: 2, quantity: 1 }]);
});

test('CHK-10 T40 a price that changed since the quote is charged, and refused if another one was confirmed', async () => {
  const buyer = await quoted('guest');
  await shop.sql`update items set price_minor = 1200 where id = 1`;
  expect(codeOf(await shop.place(buyer, { ...takeAway, order_amount: 10 }))).toBe('price_changed');
  const placed = await shop.place(buyer, { ...takeAway, order_amount: 12 });
  expect(placed.json<{ order_amount: number }>().order_amount).toBe(12);
});

test('CHK-10 an item that was sold out or removed since the quote is refused', async () => {
  const buyer = await shop.guest();
  await shop.add(buyer, { item_id: 3, quantity: 2 });
  await shop.quote(buyer, takeAway);
  await shop.sql`update inventory set stock = 1 where item_id = 3`;
  expect(codeOf(await shop.place(buyer, takeAway))).toBe('out_of_stock');
  await shop.sql`update items set active = false where id = 3`;
  expect(codeOf(await shop.place(buyer, takeAway))).toBe('item_unavailable');
});

test('CHK-10 an order is sent to the name and phone that the account has now', async () => {
  const buyer = await quoted('customer');
  await shop.sql`update customers set f_name = 'Layla', l_name = 'Nour' where id = ${buyer.id}`;
  const wish = { ...takeAway, contact_person_name: undefined };
  const { order_id: orderId } = (await shop.place(buyer, wish)).json<{ order_id: number }>();
  expect(await shop.sql`select contact_name as name from orders where id = ${orderId}`).toEqual([
    { name: 'Layla Nour' },
  ]);
});

test('HOM-22 T18 a first-order discount that was used since the quote is not given again', async () => {
  const first = { firstOrderDiscount: { type: 'percent', value: 5000, maximumMinor: null, days: 100_000 } };
  await shop.sql`update shop_settings set settings = settings || ${JSON.stringify(first)}::jsonb`;
  const buyer = await shop.customer();
  await shop.add(buyer, { item_id: 1 });
  const total = async () => (await shop.quote(buyer, takeAway)).json<Quote>().bill.total;
  await expect.poll(total).toBe(5);
  await buyElsewhere(buyer, { order_amount: 5, payment_method: 'cash_on_delivery' });
  expect(codeOf(await shop.place(buyer, { ...takeAway, order_amount: 5 }))).toBe('price_changed');
  expect(codeOf(await shop.place(buyer, { ...takeAway, order_amount: 10 }))).toBe('ok');
});

test('CHK-08 T25 money that was spent since the quote does not pay again, and a wallet switched off pays nothing', async () => {
  await switchWallets(shop, true);
  const buyer = await shop.customer();
  await fillWallet(shop.sql, buyer.id, 1_500);
  await shop.add(buyer, { item_id: 1 });
  await shop.quote(buyer, takeAway);
  const wish = { ...takeAway, payment_method: 'wallet' };
  await buyElsewhere(buyer, { payment_method: 'wallet' });
  expect(codeOf(await shop.place(buyer, wish))).toBe('wallet_too_low');
  expect(await balanceOf(shop.sql, buyer.id)).toBe(500);
  await fillWallet(shop.sql, buyer.id, 1_500);
  await shop.quote(buyer, takeAway);
  await switchWallets(shop, false);
  expect(codeOf(await shop.place(buyer, wish))).toBe('payment_method_unavailable');
});

test('CHK-10 T23 fifty identical requests after one quote place one order', async () => {
  const buyer = await quoted('guest');
  const wish = { ...takeAway, order_amount: 10 };
  const answers = await Promise.all(Array.from({ length: 50 }, () => shop.place(buyer, wish, 'one-key')));
  expect(new Set(answers.map(codeOf))).toEqual(new Set(['ok']));
  expect(new Set(answers.map((each) => each.json<{ order_id: number }>().order_id)).size).toBe(1);
});

const action = fc.oneof(
  fc.record({
    kind: fc.constant('add' as const),
    item: fc.constantFrom(1, 2),
    quantity: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({ kind: fc.constantFrom('quote' as const, 'place' as const, 'place twice' as const) }),
  fc.record({ kind: fc.constant('price' as const), minor: fc.integer({ min: 100, max: 900 }) }),
);

test('CHK-10 whatever happened between quote and order, an order is the cart as it was just before', async () => {
  const { sql } = shop;
  const cartOf = async (buyer: Buyer) =>
    sql`select item_id, quantity from cart_lines where owner_id = ${buyer.id} order by item_id`;
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 3, maxLength: 12 }), async (actions) => {
      const buyer = await shop.guest();
      for (const each of actions) {
        if (each.kind === 'add') await shop.add(buyer, { item_id: each.item, quantity: each.quantity });
        if (each.kind === 'quote') await shop.quote(buyer, takeAway);
        if (each.kind === 'price') await sql`update items set price_minor = ${each.minor} where id = 1`;
        if (!each.kind.startsWith('place')) continue;
        const cart = await cartOf(buyer);
        const tries = each.kind === 'place' ? 1 : 2;
        const answers = await Promise.all(Array.from({ length: tries }, () => shop.place(buyer, takeAway)));
        const placed = answers.filter(({ statusCode }) => statusCode === 200);
        expect(placed).toHaveLength(cart.length > 0 ? 1 : 0);
        for (const answer of placed) expect(await linesOf(answer)).toEqual(cart);
        expect(await cartOf(buyer)).toEqual([]);
      }
    }),
    { numRuns: 30 },
  );
});
