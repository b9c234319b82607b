import type { OrderDetail } from '@rialto/contract/shapes/order.ts';
import type { LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBreaches } from '../../../invariants/find-breaches.ts';
import { multipart } from '../../../testing/multipart.ts';
import {
  codeOf,
  openOrderingShop,
  queryOf,
  type Buyer,
  textOf,
  type OrderingShop,
} from '../../../testing/ordering-shop.ts';
import { addStore } from '../../../testing/small-world.ts';

let shop: OrderingShop;
let picture: Buffer;
beforeAll(async () => {
  shop = await openOrderingShop();
  const { sql } = shop;
  await sql`insert into modules (id, module_type, name_en) values (4, 'pharmacy', 'Pharmacy')`;
  await sql`insert into module_zones (module_id, zone_id) values (4, 1)`;
  await addStore(sql, { id: 40, module: 4 });
  await addStore(sql, { id: 41, module: 4, hours: '{[0,60)}' });
  await sql`update stores set takes_prescriptions = true where id in (1, 40, 41)`;
  picture = await sharp({ create: { width: 60, height: 80, channels: 3, background: 'white' } })
    .jpeg()
    .toBuffer();
});
afterAll(async () => {
  expect(await findBreaches(shop.sql)).toEqual([]);
  await shop.close();
});

const fields = {
  store_id: '40',
  address: '12 Harbour Street',
  latitude: '33.1',
  longitude: '27.1',
  contact_person_name: 'Mariam Adel',
  contact_person_number: '+201001234567',
  order_note: 'The blue box',
};

function place(
  buyer: Buyer,
  pictures: number,
  over: Record<string, string> = {},
  key?: string,
): Promise<LightMyRequestResponse> {
  const { headers, payload } = multipart([
    ...Object.entries({ ...fields, ...buyer.guest, ...over }).map(([name, value]) => ({ name, value })),
    ...Array.from({ length: pictures }, () => ({ name: 'order_attachment[]', bytes: picture })),
  ]);
  return shop.http.inject({
    method: 'POST',
    url: '/api/v1/customer/order/prescription/place',
    headers: { ...headers, ...buyer.headers, ...(key && { 'idempotency-key': key }) },
    payload,
  });
}

test('CHK-12 T42 T43 a pharmacy accepts an order with one to three pictures and prices it later', async () => {
  for (const pictures of [1, 3]) {
    const buyer = await shop.guest();
    const placed = await place(buyer, pictures, { distance: '0' });
    expect(placed.json()).toMatchObject({
      order_amount: 0,
      payment_method: 'cash_on_delivery',
      order_status: 'pending',
    });
    const { order_id } = placed.json<{ order_id: number }>();
    const order = (
      await shop.get(`/customer/order/details?order_id=${order_id}&${queryOf(buyer)}`)
    ).json<OrderDetail>();
    expect(order).toMatchObject({ is_priced: 0, order_amount: 0, lines: [], order_note: 'The blue box' });
    expect(order.attachments).toHaveLength(pictures);
  }
});

test('CHK-12 T65 only the buyer can see the pictures', async () => {
  const [buyer, stranger] = [await shop.guest(), await shop.guest()];
  const { order_id } = (await place(buyer, 1)).json<{ order_id: number }>();
  const order = (await shop.get(`/customer/order/details?order_id=${order_id}&${queryOf(buyer)}`)).json<OrderDetail>();
  const [path = ''] = order.attachments;
  const seen = (by: Buyer) => shop.http.inject(`${path}?${queryOf(by)}`);
  expect((await seen(buyer)).headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'no-store' });
  expect((await seen(stranger)).statusCode).toBe(404);
});

test('CHK-12 T42 zero and four pictures are refused with the text of the form', async () => {
  const none = await place(await shop.guest(), 0);
  expect([none.statusCode, textOf(none)]).toEqual([422, 'Please upload your prescription image']);
  const four = await place(await shop.guest(), 4);
  expect([four.statusCode, textOf(four)]).toEqual([422, 'Maximum 3 images can be send at a time.']);
});

test.each<[string, Record<string, string>, string]>([
  ['a store that is no pharmacy', { store_id: '1' }, 'no_prescriptions'],
  ['a store that there is not', { store_id: '999' }, 'not_found'],
  ['a pharmacy that is closed', { store_id: '41' }, 'store_closed'],
  ['a pharmacy in another zone', { longitude: '27.35' }, 'out_of_zone'],
  ['nobody’s door', { address: '' }, 'address_required'],
  ['nobody', { contact_person_name: '' }, 'name_required'],
  ['a price of one’s own', { order_amount: '1' }, 'invalid_input'],
])('T42 T43 a prescription for %s is refused', async (_name, over, code) => {
  expect(codeOf(await place(await shop.guest(), 1, over))).toBe(code);
  const [row] = await shop.sql<
    { count: number }[]
  >`select count(*) as count from uploads where not exists (select from order_files where file_id = id)`;
  expect(row?.count).toBe(0);
});

test('CHK-12 D4 a prescription sent twice with one key is one order', async () => {
  const buyer = await shop.guest();
  const answers = await Promise.all([place(buyer, 1, {}, 'rx'), place(buyer, 1, {}, 'rx')]);
  const ids = answers.map((answer) => answer.json<{ order_id: number }>().order_id);
  expect(ids[0]).toBe(ids[1]);
  expect(ids[0]).toBeGreaterThan(0);
});

test('D4 T24 a key used for a prescription can be used for an item order, and vice versa', async () => {
  const buyer = await shop.guest();
  const wish = { source: 'buy_now', line: { item_id: 1, quantity: 1 }, order_amount: 10 };
  expect(codeOf(await place(buyer, 1, {}, 'first'))).toBe('ok');
  expect(codeOf(await shop.place(buyer, wish, 'first'))).toBe('ok');
  expect(codeOf(await shop.place(buyer, wish, 'second'))).toBe('ok');
  expect(codeOf(await place(buyer, 1, {}, 'second'))).toBe('ok');
});
