import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBreaches } from '../../invariants/find-breaches.ts';
import { cartOf, dish, large, openCartShop, type CartShop } from '../../testing/cart-shop.ts';
import { codeOf, textOf } from '../../testing/ordering-shop.ts';
import { addItem } from '../../testing/small-catalogue.ts';

let shop: CartShop;
beforeAll(async () => {
  shop = await openCartShop();
});
afterAll(async () => {
  expect(await findBreaches(shop.sql)).toEqual([]);
  await shop.close();
});

test.each([0, 0.01, 9.99, 10.01, 1e9])(
  'CRT-11 T01 a wrong price of %d is refused with the right one',
  async (price) => {
    const buyer = await shop.guest();
    const answer = await shop.add(buyer, { item_id: 1, price });
    expect([answer.statusCode, codeOf(answer)]).toEqual([409, 'price_changed']);
    expect(answer.json<{ errors: { details: object }[] }>().errors[0]?.details).toEqual({ price: 10 });
    expect(cartOf(await shop.cart(buyer)).lines).toEqual([]);
  },
);

test.each(['-5', '"abc"', '1e999', 'null', '[1]'])('T01 %s is not accepted as a price', async (price) => {
  const buyer = await shop.guest();
  const payload = `{"item_id":1,"quantity":1,"price":${price},"guest_id":${JSON.stringify((buyer.guest as { guest_id: string }).guest_id)}}`;
  const headers = { 'content-type': 'application/json' };
  const answer = await shop.http.inject({ method: 'POST', url: '/api/v1/customer/cart/add', payload, headers });
  expect(answer.statusCode).toBe(422);
});

test('CRT-11 the shown price is checked for the whole line with its options, discount and add-ons', async () => {
  const buyer = await shop.guest();
  const line = { ...dish, quantity: 2, add_on_ids: [1], add_on_qtys: [3] };
  expect(codeOf(await shop.add(buyer, { ...line, price: 27.9 }))).toBe('ok');
  const id = await shop.lineOf(buyer);
  expect(codeOf(await shop.update(buyer, { cart_id: id, quantity: 1, price: 27.9 }))).toBe('price_changed');
  expect(codeOf(await shop.update(buyer, { cart_id: id, quantity: 1, price: 16.2 }))).toBe('ok');
});

const badQuantities = [
  '0',
  '-1',
  '1.5',
  '1000',
  '2147483648',
  '9007199254740993',
  '"3"',
  'null',
  'true',
  '[]',
  '1e999',
  '{}',
  '""',
  '1e-9',
  '-0.0001',
];
test.each(badQuantities)('T03 a quantity of %s is refused by adding and by updating', async (quantity) => {
  const buyer = await shop.guest();
  await shop.add(buyer, { item_id: 1 });
  const id = await shop.lineOf(buyer);
  const guest = JSON.stringify((buyer.guest as { guest_id: string }).guest_id);
  const headers = { 'content-type': 'application/json' };
  const send = (url: string, payload: string) =>
    shop.http.inject({ method: 'POST', url: `/api/v1${url}`, payload, headers });
  const added = await send('/customer/cart/add', `{"item_id":1,"quantity":${quantity},"guest_id":${guest}}`);
  const updated = await send('/customer/cart/update', `{"cart_id":${id},"quantity":${quantity},"guest_id":${guest}}`);
  expect([added.statusCode, updated.statusCode]).toEqual([422, 422]);
  expect(cartOf(await shop.cart(buyer)).lines[0]?.quantity).toBe(1);
});

test('CRT-08 T03 the server enforces the maximum of a food item over all its lines', async () => {
  const buyer = await shop.guest();
  expect(codeOf(await shop.add(buyer, { item_id: 11, quantity: 4 }))).toBe('quantity_limit');
  await shop.add(buyer, { item_id: 11, quantity: 3 });
  const more = await shop.add(buyer, { item_id: 11 });
  expect([more.statusCode, textOf(more)]).toEqual([422, 'Maximum quantity for order has been reached.']);
  expect(cartOf(await shop.cart(buyer)).lines[0]?.quantity).toBe(3);
});

test('CRT-08 T03 an item with stock cannot exceed its stock', async () => {
  const buyer = await shop.guest();
  await shop.add(buyer, { item_id: 3, quantity: 100 });
  const more = await shop.add(buyer, { item_id: 3 });
  expect([more.statusCode, textOf(more)]).toEqual([409, 'Out of Stock']);
  const id = await shop.lineOf(buyer);
  expect(codeOf(await shop.update(buyer, { cart_id: id, quantity: 101 }))).toBe('out_of_stock');
  expect(cartOf(await shop.cart(buyer)).lines[0]?.quantity).toBe(100);
});

const sauced = (...labels: string[]) => [...large, { name: 'Sauces', values: { label: labels } }];
test('ITM-15 T05 an article is bought as one of its variations, at its price and from its stock', async () => {
  const buyer = await shop.guest();
  expect(codeOf(await shop.add(buyer, { item_id: 12 }))).toBe('choice_unknown');
  expect(codeOf(await shop.add(buyer, { item_id: 12, variation: [{ type: 'Green-XL' }] }))).toBe('choice_unknown');
  const gone = await shop.add(buyer, { item_id: 12, variation: [{ type: 'Blue-XL' }] });
  expect(textOf(gone)).toBe('This variation is out of stock. Choose another variation to proceed further.');
  const red = { item_id: 12, variation: [{ type: 'Red-XL' }] };
  expect(codeOf(await shop.add(buyer, { ...red, quantity: 3 }))).toBe('out_of_stock');
  const cart = cartOf(await shop.add(buyer, { ...red, quantity: 2 }));
  expect(cart.lines[0]).toMatchObject({ price: 9, total: 18, item: { stock: 2 }, variation: [{ type: 'Red-XL' }] });
});
test.each<[string, object[] | undefined, string, string | null]>([
  ['nothing in a required group', undefined, 'choice_missing', 'The variation Size can not remain without selection.'],
  ['an empty choice in a required group', [{ name: 'Size', values: { label: [] } }], 'choice_missing', null],
  [
    'too few of several',
    sauced('Mint'),
    'choice_bounds',
    'Selected variation named Sauces must be in between Minimum 2 and Maximum 3',
  ],
  ['too many of several', sauced('Tahini', 'Chili', 'Garlic', 'Mint'), 'choice_bounds', null],
  ['an option nobody has', sauced('Mint', 'Ketchup'), 'choice_unknown', null],
  ['an option twice', sauced('Mint', 'Mint'), 'choice_unknown', null],
  ['two options of a single group', [{ name: 'Size', values: { label: ['Small', 'Large'] } }], 'choice_unknown', null],
  ['a group twice', [...large, ...large], 'choice_unknown', null],
  ['a group of another item', [...large, { name: 'Crust', values: { label: ['Thin'] } }], 'choice_unknown', null],
  ['two of several', sauced('Mint', 'Chili'), 'ok', null],
])('ITM-12 T05 %s', async (_name, variation, code, text) => {
  const answer = await shop.add(await shop.guest(), { item_id: 10, ...(variation && { variation }) });
  expect(codeOf(answer)).toBe(code);
  if (text) expect([answer.statusCode, textOf(answer)]).toEqual([422, text]);
});

test('CHK-12 an item that needs a prescription is refused by adding, quoting and placing, with its store', async () => {
  const { sql } = shop;
  const buyer = await shop.customer();
  await addItem(sql, { id: 30, priceMinor: 500 });
  await shop.add(buyer, { item_id: 30 });
  await sql`update items set prescription_required = true where id = 30`;
  const bought = { item_id: 30, quantity: 1 };
  const answers = [
    await shop.add(buyer, bought),
    await shop.quote(buyer, { buy_now: bought }),
    await shop.place(buyer, { buy_now: bought }, 'needs-a-prescription'),
    await shop.place(buyer),
  ];
  for (const answer of answers) {
    expect([answer.statusCode, codeOf(answer)]).toEqual([409, 'prescription_required']);
    expect(textOf(answer)).toBe('Item 30 needs a prescription. Order it on the store’s prescription page.');
    const [{ details }] = answer.json<{ errors: [{ details: object }] }>().errors;
    expect(details).toMatchObject({ store_id: 1 });
  }
  // A line from before the rule shows the reason, is in no sum, and can be removed.
  const cart = cartOf(await shop.cart(buyer));
  expect([cart.subtotal, cart.lines[0]?.problem?.code]).toEqual([0, 'prescription_required']);
  const quoted = (await shop.quote(buyer)).json<{ problems: { code: string }[] }>();
  expect(quoted.problems.map(({ code }) => code)).toContain('prescription_required');
  expect((await shop.remove(buyer, cart.lines[0]?.id ?? 0)).statusCode).toBe(200);
});
