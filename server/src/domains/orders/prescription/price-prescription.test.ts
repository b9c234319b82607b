import type { BoardOrder } from '@rialto/contract/calls/console/orders.ts';
import type { OrderDetail } from '@rialto/contract/shapes/order.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findBreaches } from '../../../invariants/find-breaches.ts';
import { mailOf } from '../../../testing/mailbox.ts';
import { multipart } from '../../../testing/multipart.ts';
import { codeOf, openOrderingShop, queryOf, type Buyer, type OrderingShop } from '../../../testing/ordering-shop.ts';
import { addMember } from '../../../testing/people.ts';
import { addItem, addCategory } from '../../../testing/small-catalogue.ts';
import { addStore } from '../../../testing/small-world.ts';

let shop: OrderingShop;
let support: { authorization: string };
let picture: Buffer;
beforeAll(async () => {
  shop = await openOrderingShop();
  const { sql } = shop;
  await sql`insert into modules (id, module_type, name_en) values (4, 'pharmacy', 'Pharmacy')`;
  await sql`insert into module_zones (module_id, zone_id) values (4, 1)`;
  await addStore(sql, { id: 40, module: 4 });
  await sql`update stores set takes_prescriptions = true where id = 40`;
  await addCategory(sql, { id: 40, module: 4 });
  await addItem(sql, { id: 400, store: 40, category: 40, priceMinor: 450, stock: 10 });
  support = await addMember(sql, { role: 'support' });
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
  order_type: 'take_away',
  contact_person_name: 'Mariam Adel',
  contact_person_number: '+201001234567',
};

async function prescriptionOf(buyer: Buyer, wish: Partial<typeof fields> = {}): Promise<number> {
  const { headers, payload } = multipart([
    ...Object.entries({ ...fields, ...wish, ...buyer.guest }).map(([name, value]) => ({ name, value })),
    { name: 'order_attachment[]', bytes: picture },
  ]);
  const url = '/api/v1/customer/order/prescription/place';
  const placed = await shop.http.inject({ method: 'POST', url, headers: { ...headers, ...buyer.headers }, payload });
  return placed.json<{ order_id: number }>().order_id;
}

const pills = { item_id: 400, quantity: 2, price: 4 };
const cream = { name: 'Zinc cream 20 g', quantity: 1, price: 2.5 };
const price = (orderId: number, body: object = { lines: [pills, cream] }, headers = support) =>
  shop.post(`/console/orders/${orderId}/price`, body, headers);
const answer = (buyer: Buyer, orderId: number, body: object) =>
  shop.post('/customer/order/price', { order_id: orderId, ...buyer.guest, ...body }, buyer.headers);
const confirm = (orderId: number) => shop.post(`/console/orders/${orderId}/step`, { to: 'confirmed' }, support);
const detailOf = async (buyer: Buyer, orderId: number) =>
  (await shop.get(`/customer/order/details?order_id=${orderId}&${queryOf(buyer)}`, buyer.headers)).json<OrderDetail>();
const stockLeft = async () =>
  (await shop.sql<{ stock: number }[]>`select stock from inventory where item_id = 400`)[0]?.stock;

test('OPS-09 staff price a prescription, the customer accepts, and only then the store can confirm', async () => {
  const buyer = await shop.customer();
  const orderId = await prescriptionOf(buyer);
  expect(codeOf(await confirm(orderId))).toBe('price_not_accepted');
  const before = (await stockLeft()) ?? 0;
  const priced = await price(orderId, { lines: [pills, cream], note: 'One medicine is out of stock' });
  const { total } = priced.json<{ total: number }>();
  expect(codeOf(priced)).toBe('ok');
  expect(await stockLeft()).toBe(before - 2);
  const seen = await detailOf(buyer, orderId);
  expect(seen).toMatchObject({
    ...{ order_status: 'pending', is_priced: 1, order_amount: total },
    price_offer: { note: 'One medicine is out of stock', is_accepted: 0 },
    lines: [
      { name: 'Item 400', quantity: 2, price: 4, total: 8 },
      { name: 'Zinc cream 20 g', quantity: 1, price: 2.5, item_id: 0 },
    ],
  });
  expect(seen.bill.total).toBe(total);
  expect(codeOf(await confirm(orderId))).toBe('price_not_accepted');
  expect(codeOf(await answer(buyer, orderId, { decision: 'accept', order_amount: total + 1 }))).toBe('price_changed');
  expect(codeOf(await answer(buyer, orderId, { decision: 'accept', order_amount: total }))).toBe('ok');
  expect(codeOf(await answer(buyer, orderId, { decision: 'accept', order_amount: total }))).toBe('order_step_refused');
  expect(codeOf(await price(orderId))).toBe('order_step_refused');
  expect(codeOf(await confirm(orderId))).toBe('ok');
  const rows = await shop.sql`
    select after from audit_log where action = 'pricePrescription' and subject_id = ${String(orderId)}`;
  expect(rows).toMatchObject([{ after: { lines: ['2 × Item 400', '1 × Zinc cream 20 g'] } }]);
});

test('OPS-03 OPS-09 the board says whether the shop sets or the customer accepts the price of a prescription', async () => {
  const buyer = await shop.customer();
  const orderId = await prescriptionOf(buyer);
  const shown = async () => {
    const { orders } = (await shop.get(`/console/orders?limit=1&ids=[${orderId}]`, support)).json<{
      orders: BoardOrder[];
    }>();
    const [{ awaits_price, next_steps } = {} as Partial<BoardOrder>] = orders;
    return { awaits_price, isConfirmable: next_steps?.includes('confirmed') };
  };
  expect(await shown()).toEqual({ awaits_price: 'shop', isConfirmable: false });
  const { total } = (await price(orderId, { lines: [cream] })).json<{ total: number }>();
  expect(await shown()).toEqual({ awaits_price: 'customer', isConfirmable: false });
  await answer(buyer, orderId, { decision: 'accept', order_amount: total });
  expect(await shown()).toEqual({ awaits_price: null, isConfirmable: true });
});

test('OPS-09 accepting to pay at once waits for the payment before the store can confirm', async () => {
  const buyer = await shop.guest();
  const orderId = await prescriptionOf(buyer);
  const { total } = (await price(orderId)).json<{ total: number }>();
  const accepted = { decision: 'accept', order_amount: total, payment_method: 'digital_payment' };
  expect(codeOf(await answer(buyer, orderId, accepted))).toBe('ok');
  expect(await detailOf(buyer, orderId)).toMatchObject({ payment_method: 'digital_payment', payment_status: 'unpaid' });
  expect((await detailOf(buyer, orderId)).pay_before).not.toBeNull();
  expect(codeOf(await confirm(orderId))).toBe('order_not_paid');
});

test('OPS-09 a customer who declines the price cancels the order, and its stock goes back', async () => {
  const buyer = await shop.customer();
  const orderId = await prescriptionOf(buyer);
  const before = await stockLeft();
  const { total } = (await price(orderId)).json<{ total: number }>();
  expect(codeOf(await answer(buyer, orderId, { decision: 'decline', order_amount: total }))).toBe('ok');
  expect(await detailOf(buyer, orderId)).toMatchObject({
    order_status: 'canceled',
    cancel_reason: 'The price was declined',
  });
  expect(await stockLeft()).toBe(before);
});

test('OPS-09 CHK-14 a guest gets a link to the page on which the price is accepted or declined', async () => {
  const phone = '+201009990001';
  const orderId = await prescriptionOf(await shop.guest(), { contact_person_number: phone });
  await price(orderId, { lines: [cream] });
  const texts = () => mailOf(shop, phone);
  await vi.waitFor(async () => expect(await texts()).toHaveLength(1), 15_000);
  const [message] = await texts();
  expect(message?.text).toContain(`prescription order ${orderId} has a price`);
  expect(message?.text).toContain(`http://shop.example/order-placed?order_id=${orderId}`);
  expect(message?.text).not.toContain('My orders');
});

test('OPS-09 a line with a name in both languages is read in that of its reader', async () => {
  const buyer = await shop.customer();
  const orderId = await prescriptionOf(buyer);
  await price(orderId, { lines: [{ ...cream, name_ar: 'كريم الزنك' }] });
  const inArabic = { ...buyer, headers: { ...buyer.headers, 'x-localization': 'ar' } };
  expect((await detailOf(inArabic, orderId)).lines[0]?.name).toBe('كريم الزنك');
  expect((await detailOf(buyer, orderId)).lines[0]?.name).toBe('Zinc cream 20 g');
});

test('OPS-09 a prescription can be priced again until it is accepted; the former price holds no stock', async () => {
  const buyer = await shop.customer();
  const orderId = await prescriptionOf(buyer);
  const before = (await stockLeft()) ?? 0;
  await price(orderId);
  const again = await price(orderId, { lines: [{ ...pills, quantity: 1 }] });
  expect(await stockLeft()).toBe(before - 1);
  expect((await detailOf(buyer, orderId)).order_amount).toBe(again.json<{ total: number }>().total);
  expect((await detailOf(buyer, orderId)).lines).toHaveLength(1);
});

test.each<[object, string]>([
  [{ lines: [] }, 'invalid_input'],
  [{ lines: [{ quantity: 1, price: 1 }] }, 'line_required'],
  [{ lines: [{ item_id: 1, quantity: 1, price: 1 }] }, 'item_unavailable'],
  [{ lines: [{ ...pills, quantity: 50 }] }, 'out_of_stock'],
  [{ lines: [{ ...pills, price: -1 }] }, 'invalid_input'],
])('OPS-09 pricing with %j is refused with %s', async (body, code) => {
  const buyer = await shop.customer();
  const orderId = await prescriptionOf(buyer);
  expect(codeOf(await price(orderId, body))).toBe(code);
  expect(await detailOf(buyer, orderId)).toMatchObject({ is_priced: 0, lines: [], price_offer: null });
});

test('OPS-09 T58 only the owner answers, and other orders have no price', async () => {
  const [buyer, stranger] = [await shop.customer(), await shop.customer()];
  const orderId = await prescriptionOf(buyer);
  const { total } = (await price(orderId)).json<{ total: number }>();
  expect(codeOf(await answer(stranger, orderId, { decision: 'accept', order_amount: total }))).toBe('order_unknown');
  const plain = await shop.place(buyer, { buy_now: { item_id: 1, quantity: 1 }, order_type: 'take_away' }, 'plain');
  const { order_id } = plain.json<{ order_id: number }>();
  expect(codeOf(await price(order_id))).toBe('order_step_refused');
  const found = await shop.get(`/console/orders/${order_id}/items?search=item`, support);
  expect(codeOf(found)).toBe('order_unknown');
});

test('OPS-09 the inbox lists prescriptions and their pictures, which other staff and strangers cannot see', async () => {
  const buyer = await shop.customer();
  const orderId = await prescriptionOf(buyer);
  type PrescriptionList = { prescriptions: { order_id: number; pictures: string[]; priced_at: string | null }[] };
  const waiting = async () => (await shop.get('/console/decisions', support)).json<PrescriptionList>().prescriptions;
  const [path = ''] = (await waiting()).find(({ order_id }) => order_id === orderId)?.pictures ?? [];
  const seen = async (headers: Record<string, string>) => (await shop.http.inject({ url: path, headers })).statusCode;
  const dispatcher = await addMember(shop.sql, { role: 'dispatcher' });
  const store = await addMember(shop.sql, { role: 'store', storeIds: [40] });
  expect([await seen(support), await seen(dispatcher), await seen(store)]).toEqual([200, 404, 404]);
  expect(await seen((await shop.customer()).headers)).toBe(404);
  const { items } = (await shop.get(`/console/orders/${orderId}/items?search=em%20400`, support)).json<{
    items: object[];
  }>();
  expect(items).toMatchObject([{ id: 400, name: 'Item 400', price: 4.5 }]);
  const { total } = (await price(orderId)).json<{ total: number }>();
  await answer(buyer, orderId, { decision: 'accept', order_amount: total });
  expect((await waiting()).some(({ order_id }) => order_id === orderId)).toBe(false);
});
