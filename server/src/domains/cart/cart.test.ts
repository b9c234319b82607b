import type { Cart } from '@rialto/contract/shapes/cart.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBreaches } from '../../invariants/find-breaches.ts';
import { cartOf, dish, large, openCartShop, size, type CartShop } from '../../testing/cart-shop.ts';
import { codeOf, queryOf, textOf, type Buyer } from '../../testing/ordering-shop.ts';
import { addItem } from '../../testing/small-catalogue.ts';

let shop: CartShop;
beforeAll(async () => {
  shop = await openCartShop();
});
afterAll(async () => {
  expect(await findBreaches(shop.sql)).toEqual([]);
  await shop.close();
});

test('CRT-01 CRT-11 an added item is in the cart with the server’s price, and stays there', async () => {
  const buyer = await shop.guest();
  const added = cartOf(await shop.add(buyer, { ...dish, quantity: 2, add_on_ids: [1], add_on_qtys: [3] }));
  expect(added.lines).toHaveLength(1);
  expect(added.lines[0]).toMatchObject({
    item_id: 10,
    quantity: 2,
    price: 13,
    discount: 2.6,
    discount_kind: 'item',
    add_ons_price: 4.5,
    total: 27.9,
    variation: [{ name: 'Size', type: null, values: [{ label: 'Large', optionPrice: 3 }] }],
    add_ons: [{ id: 1, name: 'Cheese', price: 1.5, quantity: 3 }],
    problem: null,
  });
  expect(added).toMatchObject({ subtotal_before_discount: 30.5, discount: 2.6, subtotal: 27.9, store: { id: 1 } });
  expect(cartOf(await shop.cart(buyer))).toEqual(added);
});

test('CRT-01 ITM-09 adding the same choice increases its line, another choice adds a line', async () => {
  const buyer = await shop.guest();
  await shop.add(buyer, dish);
  await shop.add(buyer, dish);
  // The same choice in Arabic.
  await shop.add(buyer, { item_id: 10, variation: [{ name: 'الحجم', values: { label: ['كبير'] } }] });
  const cart = cartOf(
    await shop.add(buyer, { item_id: 10, variation: [{ name: 'Size', values: { label: ['Small'] } }] }),
  );
  expect(cart.lines.map(({ quantity }) => quantity)).toEqual([3, 1]);
});

test('ACC-04 CRT-01 a visitor becomes a guest with their first item, and a refused item creates no guest', async () => {
  const visitor: Buyer = { kind: 'guest', id: 0, headers: {}, guest: {} };
  const guests = async () => (await shop.sql`select from guests`).length;
  const before = await guests();
  expect(codeOf(await shop.add(visitor, { item_id: 999 }))).toBe('not_found');
  expect(await guests()).toBe(before);
  const { guest_id, ...added } = (await shop.add(visitor, dish)).json<Cart & { guest_id: string }>();
  expect(guest_id).toMatch(/^[\w-]{32}$/);
  expect(added).toMatchObject({ version: 1, lines: [{ item_id: 10 }], store: { id: 1 } });
  const guest: Buyer = { ...visitor, guest: { guest_id } };
  expect(cartOf(await shop.cart(guest))).toEqual(added);
  const again = (await shop.add(guest, dish)).json<Cart & { guest_id?: string }>();
  expect([again.guest_id, again.lines.map(({ quantity }) => quantity)]).toEqual([undefined, [2]]);
  expect(await guests()).toBe(before + 1);
});

test('CRT-05 the cart shows the progress to free delivery', async () => {
  const settings = (over: number | null) =>
    shop.sql`update shop_settings set settings = settings || ${JSON.stringify({ freeDeliveryOverMinor: over })}::jsonb`;
  const buyer = await shop.guest();
  await shop.add(buyer, { item_id: 1 });
  await settings(4000);
  await expect
    .poll(async () => cartOf(await shop.cart(buyer)).free_delivery)
    .toEqual({ over: 40, percent: 25, remaining: 30 });
  await shop.add(buyer, { item_id: 1, quantity: 9 });
  expect(cartOf(await shop.cart(buyer)).free_delivery).toEqual({ over: 40, percent: 100, remaining: 0 });
  await settings(null);
  await expect.poll(async () => cartOf(await shop.cart(buyer)).free_delivery).toBeNull();
});

test.each<[string, object, string]>([
  ['of another store', { add_on_ids: [2], add_on_qtys: [1] }, 'add_on_unknown'],
  ['of the store but not of the item', { add_on_ids: [3], add_on_qtys: [1] }, 'add_on_unknown'],
  ['without a quantity', { add_on_ids: [1], add_on_qtys: [] }, 'add_on_unknown'],
  ['with a quantity too many', { add_on_ids: [1], add_on_qtys: [1, 1] }, 'add_on_unknown'],
  ['twice', { add_on_ids: [1, 1], add_on_qtys: [1, 1] }, 'add_on_unknown'],
  ['that nobody has', { add_on_ids: [99], add_on_qtys: [1] }, 'add_on_unknown'],
  ['of minus one', { add_on_ids: [1], add_on_qtys: [-1] }, 'invalid_input'],
  ['of none', { add_on_ids: [1], add_on_qtys: [0] }, 'invalid_input'],
])('ITM-13 T04 an add-on %s is refused', async (_name, addOns, code) => {
  const answer = await shop.add(await shop.guest(), { ...dish, ...addOns });
  expect([answer.statusCode, codeOf(answer)]).toEqual([422, code]);
});

test('CRT-03 T06 adding from another store needs a confirmation, then clears and adds in one call', async () => {
  const buyer = await shop.guest();
  await shop.add(buyer, { item_id: 1 });
  const asked = await shop.add(buyer, { item_id: 2 });
  expect([asked.statusCode, codeOf(asked)]).toEqual([409, 'other_store']);
  expect(asked.json<{ errors: { details: object }[] }>().errors[0]?.details).toEqual({
    store_id: 1,
    store_name: 'Store 1',
  });
  expect(cartOf(await shop.cart(buyer)).store?.id).toBe(1);
  const cleared = cartOf(await shop.add(buyer, { item_id: 2, clear_cart: true }));
  expect([cleared.store?.id, cleared.lines.map(({ item_id }) => item_id)]).toEqual([2, [2]]);
});

const emptied: [how: string, empty: (buyer: Buyer) => Promise<{ statusCode: number }>][] = [
  ['whose last line was taken out', async (buyer) => shop.remove(buyer, await shop.lineOf(buyer))],
  ['that was cleared', (buyer) => shop.del(`/customer/cart/remove?${queryOf(buyer)}`)],
  ['that was ordered', (buyer) => shop.order(buyer)],
];

test.each(emptied)('CRT-03 a cart %s takes another store’s item without asking', async (_how, empty) => {
  const buyer = await shop.guest();
  await shop.add(buyer, { item_id: 1 });
  expect((await empty(buyer)).statusCode).toBe(200);
  expect(cartOf(await shop.cart(buyer))).toMatchObject({ store: null, lines: [] });
  const other = cartOf(await shop.add(buyer, { item_id: 2 }));
  expect([other.store?.id, other.lines.map(({ item_id }) => item_id)]).toEqual([2, [2]]);
});

test('CRT-03 a refused item does not clear the cart', async () => {
  const buyer = await shop.guest();
  await shop.add(buyer, { item_id: 1 });
  expect(codeOf(await shop.add(buyer, { item_id: 3, quantity: 101, clear_cart: true }))).toBe('out_of_stock');
  expect(cartOf(await shop.cart(buyer)).lines.map(({ item_id }) => item_id)).toEqual([1]);
});

test('API-01 a line is updated with the payload of adding it plus cart_id, and not with another item’s', async () => {
  const buyer = await shop.guest();
  await shop.add(buyer, { item_id: 1 });
  const [line] = cartOf(await shop.cart(buyer)).lines;
  expect(line?.item.cart_id).toBe(line?.id);
  const whole = { cart_id: line?.id, model: 'Item', item_id: 1, quantity: 2, price: 20, variation: [] };
  const parts = { ...whole, add_on_ids: [], add_on_qtys: [] };
  expect(cartOf(await shop.update(buyer, parts)).lines[0]?.quantity).toBe(2);
  for (const other of [{ item_id: 2 }, { model: 'ItemCampaign' }]) {
    const answer = await shop.update(buyer, { ...parts, quantity: 3, price: 30, ...other });
    expect([answer.statusCode, codeOf(answer)]).toEqual([422, 'line_mismatch']);
  }
});

test('CRT-09 a line can be changed, and an update without a change is refused', async () => {
  const buyer = await shop.guest();
  await shop.add(buyer, { ...dish, add_on_ids: [1], add_on_qtys: [2] });
  const id = await shop.lineOf(buyer);
  const more = cartOf(await shop.update(buyer, { cart_id: id, quantity: 4 }));
  expect(more.lines[0]).toMatchObject({
    id,
    quantity: 4,
    add_ons: [{ id: 1, quantity: 2 }],
    variation: [{ name: 'Size' }],
  });
  const small = cartOf(
    await shop.update(buyer, { cart_id: id, variation: [{ name: 'Size', values: { label: ['Small'] } }] }),
  );
  expect(small.lines[0]).toMatchObject({ quantity: 4, price: 10 });
  const none = await shop.update(buyer, { cart_id: id, quantity: 4 });
  expect([none.statusCode, textOf(none)]).toEqual([422, 'No changes found to update.']);
});

test('CRT-09 a line that becomes equal to another is merged with it', async () => {
  const buyer = await shop.guest();
  await shop.add(buyer, { ...dish, quantity: 2 });
  const small = [{ name: 'Size', values: { label: ['Small'] } }];
  const two = cartOf(await shop.add(buyer, { item_id: 10, variation: small }));
  const joined = cartOf(await shop.update(buyer, { cart_id: two.lines[1]?.id ?? 0, variation: large }));
  expect(joined.lines.map(({ quantity, price }) => [quantity, price])).toEqual([[3, 13]]);
});

test('CRT-02 a line can be removed, and without lines the cart is open for any store', async () => {
  const buyer = await shop.guest();
  await shop.add(buyer, { item_id: 1 });
  await shop.add(buyer, dish);
  const first = await shop.lineOf(buyer);
  expect(cartOf(await shop.remove(buyer, first)).lines).toHaveLength(1);
  expect((await shop.remove(buyer, first)).statusCode).toBe(404);
  const empty = cartOf(await shop.remove(buyer, await shop.lineOf(buyer)));
  expect(empty).toMatchObject({ store: null, lines: [], subtotal: 0 });
  expect(codeOf(await shop.add(buyer, { item_id: 2 }))).toBe('ok');
  expect(cartOf(await shop.del(`/customer/cart/remove?${queryOf(buyer)}`)).lines).toEqual([]);
});

test('T61 another owner’s line is not found, with any id', async () => {
  const [owner, thief, customer] = [await shop.guest(), await shop.guest(), await shop.customer()];
  await shop.add(owner, { item_id: 1 });
  const id = await shop.lineOf(owner);
  for (const buyer of [thief, customer]) {
    expect((await shop.remove(buyer, id)).statusCode).toBe(404);
    expect((await shop.update(buyer, { cart_id: id, quantity: 5 })).statusCode).toBe(404);
  }
  // A guest id beside a token gives no access.
  const both = { ...customer, guest: owner.guest };
  expect((await shop.remove(both, id)).statusCode).toBe(404);
  expect(cartOf(await shop.cart(both)).lines).toEqual([]);
  expect(cartOf(await shop.cart(owner)).lines).toHaveLength(1);
});

test('ITM-08 a campaign with a too large id is not found', async () => {
  const buyer = await shop.guest();
  const answer = await shop.add(buyer, { item_id: 9_000_000_000, model: 'ItemCampaign' });
  expect([answer.statusCode, codeOf(answer)]).toEqual([404, 'not_found']);
});

test('ITM-08 T15 a campaign is for customers', async () => {
  const line = { item_id: 1, model: 'ItemCampaign' };
  const guest = await shop.add(await shop.guest(), line);
  expect([guest.statusCode, codeOf(guest)]).toEqual([403, 'sign_in_required']);
  expect(cartOf(await shop.add(await shop.customer(), line)).lines[0]).toMatchObject({
    model: 'ItemCampaign',
    total: 4,
  });
});

test('T10 a line whose item, option or stock is gone is listed with a reason and without a price', async () => {
  const { sql } = shop;
  await addItem(sql, { id: 20, nameEn: 'Soup', stock: 5 });
  await addItem(sql, { id: 21, foodVariations: [size] });
  await addItem(sql, { id: 22, nameEn: 'Gone' });
  const buyer = await shop.guest();
  await shop.add(buyer, { item_id: 20, quantity: 5 });
  await shop.add(buyer, { item_id: 21, variation: large });
  await shop.add(buyer, { item_id: 22 });
  await shop.add(buyer, { item_id: 1 });
  await sql`update inventory set stock = 4 where item_id = 20`;
  await sql`update items set food_variations = '[]' where id = 21`;
  await sql`delete from items where id = 22`;
  const cart = cartOf(await shop.cart(buyer));
  expect(cart.lines.map(({ item, problem, total }) => [item.name, problem?.code ?? null, total])).toEqual([
    ['Soup', 'out_of_stock', 0],
    ['Item 21', 'choice_unknown', 0],
    ['Gone', 'item_unavailable', 0],
    ['Item 1', null, 10],
  ]);
  expect(cart.subtotal).toBe(10);
  expect(cart.lines[2]?.problem?.message).toBe('Gone is no longer sold.');
  expect(codeOf(await shop.order(buyer))).toBe('out_of_stock');
});

test('T29 concurrent changes of one cart lose and duplicate nothing', async () => {
  const buyer = await shop.guest();
  const adds = await Promise.all(
    Array.from({ length: 40 }, (_, at) => shop.add(buyer, at % 2 ? { item_id: 1 } : dish)),
  );
  expect(adds.every(({ statusCode }) => statusCode === 200)).toBe(true);
  const cart = cartOf(await shop.cart(buyer));
  expect(cart.lines.map(({ quantity }) => quantity)).toEqual([20, 20]);
  expect(cart.version).toBe(40);
  const [first] = cart.lines;
  const removals = await Promise.all(Array.from({ length: 10 }, () => shop.remove(buyer, first?.id ?? 0)));
  expect(removals.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});

test('T06 T29 items of two stores added concurrently never share a cart', async () => {
  for (let round = 0; round < 20; round++) {
    const buyer = await shop.guest();
    const answers = await Promise.all([1, 2, 1, 2].map((item_id) => shop.add(buyer, { item_id })));
    const codes = answers.map(codeOf).sort();
    expect(codes).toEqual(['ok', 'ok', 'other_store', 'other_store']);
    const cart = cartOf(await shop.cart(buyer));
    expect(cart.lines.map(({ item_id }) => item_id)).toEqual([cart.store?.id]);
  }
});

test('CRT-01 a line keeps its note; another note is another line, and a note is changed or removed', async () => {
  const buyer = await shop.guest();
  await shop.add(buyer, dish);
  const added = cartOf(await shop.add(buyer, { ...dish, note: '  No onions  ' }));
  expect(added.lines.map(({ note, quantity }) => [note, quantity])).toEqual([
    [null, 1],
    ['No onions', 1],
  ]);
  expect(cartOf(await shop.add(buyer, { ...dish, note: 'No onions' })).lines).toHaveLength(2);
  const id = added.lines[1]?.id;
  const changed = cartOf(await shop.update(buyer, { cart_id: id, note: 'No salt' }));
  expect(changed.lines[1]).toMatchObject({ id, note: 'No salt', quantity: 2 });
  expect(codeOf(await shop.update(buyer, { cart_id: id, note: 'No salt' }))).toBe('no_changes');
  // Without its note it is the same line as the first.
  const joined = cartOf(await shop.update(buyer, { cart_id: id, note: null }));
  expect(joined.lines.map(({ note, quantity }) => [note, quantity])).toEqual([[null, 3]]);
});

test('CRT-11 a note of more than 200 characters or with control characters is refused', async () => {
  const buyer = await shop.guest();
  expect(cartOf(await shop.add(buyer, { ...dish, note: 'ن'.repeat(200) })).lines).toHaveLength(1);
  for (const note of ['x'.repeat(201), 'a\u0000b'])
    expect(codeOf(await shop.add(buyer, { ...dish, note }))).toBe('invalid_input');
});
