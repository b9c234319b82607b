import type { Cart } from '@rialto/contract/shapes/cart.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cartOf, openCartShop, type CartShop } from '../../testing/cart-shop.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { codeOf, NOON, queryOf, type Buyer } from '../../testing/ordering-shop.ts';
import { recordTransactions } from '../../testing/recorded-transactions.ts';
import { addItem } from '../../testing/small-catalogue.ts';
import { addFlashSale } from '../../testing/small-promotions.ts';

let shop: CartShop;
/** Another node, whose memory is its own. */
let other: TestApi;
beforeAll(async () => {
  shop = await openCartShop();
  await addItem(shop.sql, { id: 4, store: 3, category: 3, priceMinor: 250, stock: 5 });
  other = await openTestApi({ sharedDatabase: shop.database, clock: () => NOON });
});
beforeEach(() =>
  shop.sql.script(`
    delete from flash_sale_items;
    update items set price_minor = 1000 where id = 1;
    update items set price_minor = 250, active = true where id = 4;
    insert into inventory (item_id, variation_key, stock) values (3, '', 100), (4, '', 5)
      on conflict (item_id, variation_key) do update set stock = excluded.stock`),
);
afterAll(async () => {
  await other.close();
  await shop.close();
});

/** A guest whose cart holds an item that this node read. */
async function guestWith(...items: number[]): Promise<Buyer> {
  const buyer = await shop.guest();
  for (const item_id of items) expect(codeOf(await shop.add(buyer, { item_id }))).toBe('ok');
  return buyer;
}
const addElsewhere = ({ guest }: Buyer, line: object) =>
  other.post('/customer/cart/add', { quantity: 1, ...line, ...guest });
/** The cart as it is stored; a list is always read. */
const read = async (buyer: Buyer): Promise<Cart> =>
  cartOf(await other.get(`/customer/cart/list?${queryOf(buyer)}`, buyer.headers));
const linesOf = ({ lines }: Cart) => lines.map(({ item_id, quantity }) => [item_id, quantity]);

test('CRT-01 a further item is added in one round trip without reading the cart again, with its stock', async () => {
  const buyer = await guestWith(3, 4, 3);
  const transactions = recordTransactions(shop.sql);
  const added = await shop.add(buyer, { item_id: 4, quantity: 2 });
  const [adding = [], ...others] = transactions.filter((texts) => texts.some((text) => text.includes('cart')));
  expect(others).toEqual([]);
  expect(adding.filter((text) => text.includes('from cart_lines l'))).toEqual([]);
  expect(adding.at(0)).toBe('begin');
  expect(adding.at(1)).toContain('update carts');
  expect(adding.at(-1)).toBe('commit');
  expect(cartOf(added).lines.map(({ item_id, quantity, item }) => [item_id, quantity, item.stock])).toEqual([
    [3, 2, 100],
    [4, 3, 5],
  ]);
  expect(cartOf(added)).toEqual(await read(buyer));
});

test('ACC-04 CRT-01 a new guest with a known item is created with the cart in one round trip', async () => {
  await guestWith(3);
  const transactions = recordTransactions(shop.sql);
  const added = await shop.post('/customer/cart/add', { item_id: 3, quantity: 2 });
  const [adding = [], ...others] = transactions.filter((texts) => texts.some((text) => text.includes('cart')));
  expect(others).toEqual([]);
  expect(adding.filter((text) => /from items|order by l.position/.test(text))).toEqual([]);
  expect(linesOf(cartOf(added))).toEqual([[3, 2]]);
  const again = await shop.post('/customer/cart/add', { item_id: 4, quantity: 1, guest_id: added.json()['guest_id'] });
  expect(linesOf(cartOf(again))).toEqual([
    [3, 2],
    [4, 1],
  ]);
});

test('T29 CRT-01 a line that another node added is in the answer, and both nodes count it', async () => {
  const buyer = await guestWith(11);
  expect(codeOf(await addElsewhere(buyer, { item_id: 11 }))).toBe('ok');
  expect(codeOf(await addElsewhere(buyer, { item_id: 1 }))).toBe('ok');
  expect(codeOf(await shop.add(buyer, { item_id: 11, quantity: 2 }))).toBe('quantity_limit');
  expect(linesOf(cartOf(await shop.add(buyer, { item_id: 11 })))).toEqual([
    [11, 3],
    [1, 1],
  ]);
});

test('CRT-01 a cart that was deleted and begun again is not taken for the remembered one', async () => {
  const buyer = await guestWith(1);
  await shop.sql`delete from carts where owner_kind = 'guest' and owner_id = ${buyer.id}`;
  expect(codeOf(await addElsewhere(buyer, { item_id: 11 }))).toBe('ok');
  expect(linesOf(cartOf(await shop.add(buyer, { item_id: 1 })))).toEqual([
    [11, 1],
    [1, 1],
  ]);
});

test('CRT-11 T40 a price that changed meanwhile is shown, and another one that the page showed is refused', async () => {
  const buyer = await guestWith(1);
  await shop.sql`update items set price_minor = 1200 where id = 1`;
  expect(codeOf(await shop.add(buyer, { item_id: 1, price: 10 }))).toBe('price_changed');
  const added = cartOf(await shop.add(buyer, { item_id: 1, price: 12 }));
  expect([added.subtotal, linesOf(added)]).toEqual([24, [[1, 2]]]);
});

test('CRT-01 T10 an item whose stock ran out or that left the shop meanwhile is refused', async () => {
  const buyer = await guestWith(4);
  await shop.sql`update inventory set stock = 2 where item_id = 4`;
  expect(codeOf(await shop.add(buyer, { item_id: 4, quantity: 2 }))).toBe('out_of_stock');
  expect(codeOf(await shop.add(buyer, { item_id: 4, note: 'Ripe', quantity: 2 }))).toBe('out_of_stock');
  expect(codeOf(await shop.add(buyer, { item_id: 4 }))).toBe('ok');
  await shop.sql`delete from inventory where item_id = 4`;
  expect(codeOf(await shop.add(buyer, { item_id: 4 }))).toBe('out_of_stock');
  await shop.sql`update items set active = false where id = 4`;
  expect(codeOf(await shop.add(buyer, { item_id: 4 }))).toBe('item_unavailable');
  expect(linesOf(await read(buyer))).toEqual([[4, 2]]);
});

test('CRT-01 a sale price is given only while the sale has enough left', async () => {
  await addFlashSale(shop.sql, { id: 1, items: [{ id: 1, stock: 2 }] });
  const buyer = await guestWith(1);
  const subtotals: number[] = [];
  for (let times = 0; times < 2; times += 1) {
    const added = cartOf(await shop.add(buyer, { item_id: 1 }));
    expect(added).toEqual(await read(buyer));
    subtotals.push(added.subtotal);
  }
  expect(subtotals).toEqual([18, 30]);
});

test('CRT-03 the item of another store is refused, and clears the cart if asked', async () => {
  await guestWith(2);
  const buyer = await guestWith(1, 1);
  expect(codeOf(await shop.add(buyer, { item_id: 2 }))).toBe('other_store');
  expect(linesOf(cartOf(await shop.add(buyer, { item_id: 2, clear_cart: true })))).toEqual([[2, 1]]);
});

test('CRT-01 after an order the cart begins empty', async () => {
  const buyer = await guestWith(1);
  expect(codeOf(await shop.order(buyer, { order_type: 'take_away' }))).toBe('ok');
  expect(linesOf(cartOf(await shop.add(buyer, { item_id: 1 })))).toEqual([[1, 1]]);
});

const action = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constantFrom('add' as const, 'add elsewhere' as const),
      line: fc.record({
        item_id: fc.constantFrom(3, 4, 3, 4, 1),
        quantity: fc.integer({ min: 1, max: 3 }),
        note: fc.constantFrom('', 'Ripe'),
      }),
    }),
  },
  fc.record({ kind: fc.constantFrom('clear' as const, 'remove' as const, 'order' as const, 'list' as const) }),
  fc.record({ kind: fc.constantFrom('stock' as const, 'price' as const), count: fc.integer({ min: 0, max: 6 }) }),
);

test('CRT-01 whatever nodes, stock and prices did before, an added line shows the cart as it is stored', async () => {
  const { sql } = shop;
  let added = 0;
  const run = async (buyer: Buyer, each: typeof action extends fc.Arbitrary<infer T> ? T : never) => {
    if (each.kind === 'add elsewhere') await addElsewhere(buyer, each.line);
    if (each.kind === 'clear') await shop.del(`/customer/cart/remove?${queryOf(buyer)}`, buyer.headers);
    if (each.kind === 'list') await shop.cart(buyer);
    if (each.kind === 'order') await shop.order(buyer, { order_type: 'take_away' });
    if (each.kind === 'remove') await shop.remove(buyer, await shop.lineOf(buyer));
    if (each.kind === 'stock') await sql`update inventory set stock = ${each.count} where item_id in (3, 4)`;
    if (each.kind === 'price') await sql`update items set price_minor = ${100 + each.count} where id in (1, 4)`;
  };
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 4, maxLength: 12 }), async (actions) => {
      const buyer = await shop.guest();
      for (const each of actions) {
        if (each.kind !== 'add') await run(buyer, each);
        else {
          const before = await read(buyer);
          const answer = await shop.add(buyer, each.line);
          added += answer.statusCode === 200 ? 1 : 0;
          const after = await read(buyer);
          if (answer.statusCode === 200) expect(cartOf(answer)).toEqual(after);
          else expect(after).toEqual(before);
        }
      }
    }),
    { numRuns: 15 },
  );
  expect(added).toBeGreaterThan(15);
});
