import type { OrderDetail } from '@rialto/contract/shapes/order.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { findBreaches } from '../../../invariants/find-breaches.ts';
import { codeOf, queryOf, type Buyer } from '../../../testing/ordering-shop.ts';
import { openParcelShop, receiver, WAY_METRES, type ParcelShop } from '../../../testing/parcel-shop.ts';
import { quoteOf } from '../../../testing/quoting-shop.ts';
import { fillWallet } from '../../../testing/money/wallets.ts';

let shop: ParcelShop;
beforeAll(async () => {
  shop = await openParcelShop();
});
afterAll(() => shop.close());
afterEach(async () => {
  expect(await findBreaches(shop.sql)).toEqual([]);
});

const detailsOf = async (buyer: Buyer, orderId: number) =>
  (await shop.get(`/customer/order/details?order_id=${orderId}&${queryOf(buyer)}`, buyer.headers)).json<OrderDetail>();
const ordersOf = async ({ kind, id }: Buyer) =>
  (await shop.sql`select id from orders where owner_kind = ${kind} and owner_id = ${id}`).length;
const toReceiver = (over: object) => ({ receiver_details: { ...receiver, ...over } });

test('PAR-02 PAR-03 a placed parcel has both ends, what was asked for and the price of its quote', async () => {
  const customer = await shop.customer();
  const wish = {
    ...{ parcel_category_id: 2, parcel_weight: 3, parcel_content: ' Two keys ', parcel_instructions: [2, 1, 3] },
    ...{ dm_tips: 1, order_note: 'Careful', schedule_at: '2026-03-02T14:00:00Z', charge_payer: 'receiver' },
  };
  const { bill, distance } = quoteOf(await shop.quoteParcel(customer, wish));
  const placed = await shop.placeParcel(customer, { ...wish, order_amount: bill.total });
  expect(placed.json()).toMatchObject({
    ...{ order_amount: 4.44, order_status: 'pending', payment_method: 'cash_on_delivery', payment_status: 'unpaid' },
    ...{ pay_before: null, redirect_link: null, contact_person_number: '+201001234567' },
  });
  const details = await detailsOf(customer, placed.json<{ order_id: number }>().order_id);
  expect(details.bill).toEqual(bill);
  expect([details.distance, details.order_amount]).toEqual([distance, bill.total]);
  expect(details).toMatchObject({
    ...{ order_type: 'parcel', store: null, lines: [], items_count: 0, timezone: 'UTC', can_cancel: 1 },
    ...{ schedule_at: '2026-03-02T14:00:00.000Z', order_note: 'Careful', distance: WAY_METRES },
    parcel: { category_id: 2, name: 'Boxes', image_full_url: null },
    ...{ contact_person_name: 'Mariam Adel', contact_person_number: '+201001234567' },
    delivery_address: { address: '9 Palm Street', contact_person_name: 'Omar Nabil' },
    parcel_details: {
      sender: {
        ...{ contact_person_name: 'Mariam Adel', contact_person_number: '+201001234567', address: '4 Quay Road' },
        ...{ house: '4', floor: '2', latitude: 33.1, longitude: 27.05 },
      },
      receiver: {
        ...{ contact_person_name: 'Omar Nabil', contact_person_number: '+201007654321', address: '9 Palm Street' },
        ...{ house: '9', additional_information: 'Blue gate', latitude: 33.11, longitude: 27.06 },
      },
      ...{ content: 'Two keys', weight: 5, instruction_ids: [1, 2], instructions: ['Call me', 'Leave at the door'] },
      charge: { base: 0.5, per_km: 1.2, category: 0.3, weight: 0, minimum: 1.5, maximum: 10 },
      ...{ charge_payer: 'receiver', distance_is_estimated: 0, wish: null },
    },
  });
});

test('PAR-02 later changes of category, instructions and rates do not change a parcel', async () => {
  const guest = await shop.guest();
  const orderId = await shop.sent(guest, { parcel_instructions: [1] });
  const before = await detailsOf(guest, orderId);
  await shop.sql`update parcel_categories set name_en = 'Papers', surcharge_minor = 900 where id = 1`;
  await shop.sql`update parcel_instructions set text_en = 'Shout' where id = 1`;
  expect(await detailsOf(guest, orderId)).toEqual(before);
  await shop.sql`update parcel_categories set name_en = 'Documents', surcharge_minor = 0 where id = 1`;
});

test('PAR-02 a parcel needs a key, and twenty retries at once place it once', async () => {
  const customer = await shop.customer();
  const body = { order_type: 'parcel', parcel_category_id: 1, receiver_details: receiver };
  expect(codeOf(await shop.place(customer, body))).toBe('key_required');
  const answers = await Promise.all(Array.from({ length: 20 }, () => shop.placeParcel(customer, {}, 'same')));
  expect(new Set(answers.map((answer) => answer.json<{ order_id: number }>().order_id)).size).toBe(1);
  expect(await ordersOf(customer)).toBe(1);
  expect((await shop.placeParcel(customer, {}, 'same')).json()).toEqual(answers[0]?.json());
  expect(codeOf(await shop.placeParcel(customer, { dm_tips: 1 }, 'same'))).toBe('key_reused');
  await shop.sent(customer);
  expect(await ordersOf(customer)).toBe(2);
});

test('PAR-03 a parcel at another price than the confirmed one is refused with the right one', async () => {
  const guest = await shop.guest();
  const answer = await shop.placeParcel(guest, { order_amount: 2.69 });
  expect([answer.statusCode, codeOf(answer)]).toEqual([409, 'price_changed']);
  expect(answer.json<{ errors: { details: object }[] }>().errors[0]?.details).toEqual({ order_amount: 2.7 });
  expect(await ordersOf(guest)).toBe(0);
});

test.each([
  ['no address of the sender', { address: ' ' }, 'address_required'],
  ['no address of the receiver', toReceiver({ address: undefined }), 'receiver_address_required'],
  ['no name of the receiver', toReceiver({ contact_person_name: ' ' }), 'receiver_name_required'],
  ['no number of the receiver', toReceiver({ contact_person_number: '' }), 'receiver_phone_required'],
  ['a wrong number of the receiver', toReceiver({ contact_person_number: '12' }), 'receiver_phone_invalid'],
  ['no name of the sender', { contact_person_name: '' }, 'name_required'],
  ['no number of the sender', { contact_person_number: '' }, 'phone_required'],
  ['a wrong number of the sender', { contact_person_number: '12' }, 'phone_invalid'],
  ['a card of the receiver', { charge_payer: 'receiver', payment_method: 'digital_payment' }, 'receiver_pays_cash'],
  ['no category', { parcel_category_id: undefined }, 'parcel_category_required'],
])('PAR-02 a parcel with %s is not placed', async (_, wish, code) => {
  const guest = await shop.guest();
  expect(codeOf(await shop.placeParcel(guest, wish))).toBe(code);
  expect(await ordersOf(guest)).toBe(0);
});

test('PAR-02 the contact of a customer who sends a parcel comes from the account', async () => {
  const customer = await shop.customer();
  await shop.sql`update customers set phone = '+201112223334', f_name = 'Nour', l_name = 'Ali' where id = ${customer.id}`;
  const orderId = await shop.sent(customer, { contact_person_name: undefined, contact_person_number: undefined });
  expect((await detailsOf(customer, orderId)).parcel_details?.sender).toMatchObject({
    contact_person_name: 'Nour Ali',
    contact_person_number: '+201112223334',
  });
});

test('PAR-02 the receiver pays in cash only where both ends take it, and the wallet takes no part', async () => {
  const customer = await shop.customer();
  await fillWallet(shop.sql, customer.id, 100);
  const payer = { charge_payer: 'receiver' };
  const east = toReceiver({ latitude: 33.1, longitude: 27.21 });
  expect(codeOf(await shop.placeParcel(customer, { ...payer, ...east }))).toBe('receiver_cash_not_allowed');
  expect(codeOf(await shop.placeParcel(customer, { ...payer, partial_payment: 1 }))).toBe('receiver_pays_cash');
  expect(codeOf(await shop.placeParcel(customer, { ...payer, payment_method: 'wallet' }))).toBe('receiver_pays_cash');
  expect(codeOf(await shop.placeParcel(customer, east))).toBe('ok');
  expect(codeOf(await shop.placeParcel(customer, { latitude: 33.1, longitude: 27.21 }))).toBe('cash_not_allowed');
});

test('PAR-02 a sender pays from the wallet, in part or in full, or by card, and not by a transfer that the shop does not take', async () => {
  const customer = await shop.customer();
  await fillWallet(shop.sql, customer.id, 400);
  const pay = async (wish: object) => (await shop.placeParcel(customer, wish)).json<object>();
  expect(await pay({ payment_method: 'wallet' })).toMatchObject({ wallet_amount: 2.7, payment_status: 'paid' });
  expect(await pay({ partial_payment: 1, wallet_amount: 1.3 })).toMatchObject({ wallet_amount: 1.3, due_amount: 1.4 });
  expect(codeOf(await shop.placeParcel(customer, { payment_method: 'wallet' }))).toBe('wallet_too_low');
  const card = await pay({ payment_method: 'digital_payment' });
  expect(card).toMatchObject({ payment_status: 'unpaid', redirect_link: expect.stringContaining('http') });
  expect(codeOf(await shop.placeParcel(customer, { payment_method: 'offline_payment' }))).toBe(
    'payment_method_unavailable',
  );
});

test('PAR-02 guests send parcels only where guest checkout is on', async () => {
  const guest = await shop.guest();
  await shop.sent(guest);
  await shop.sql`update shop_settings set settings = settings || '{"hasGuestCheckout":false}'`;
  const problems = async () => quoteOf(await shop.quoteParcel(guest)).problems.map(({ code }) => code);
  await expect.poll(problems).toEqual(['guest_checkout_off']);
  expect(codeOf(await shop.placeParcel(guest))).toBe('guest_checkout_off');
  expect(codeOf(await shop.placeParcel(await shop.customer()))).toBe('ok');
  await shop.sql`update shop_settings set settings = settings || '{"hasGuestCheckout":true}'`;
});

test('PAR-02 a parcel neither uses up the first-order discount nor empties the cart', async () => {
  const customer = await shop.customer();
  await shop.add(customer, { item_id: 1 });
  await shop.sent(customer);
  expect(await shop.sql`select from first_orders where customer_id = ${customer.id}`).toHaveLength(0);
  expect((await shop.cart(customer)).json<{ lines: object[] }>().lines).toHaveLength(1);
});
