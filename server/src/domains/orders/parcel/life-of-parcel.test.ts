import type { OrderCard, OrderDetail, TrackedOrder } from '@rialto/contract/shapes/order.ts';
import type { ParcelEnd } from '@rialto/contract/shapes/parcel.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { findBreaches } from '../../../invariants/find-breaches.ts';
import { balanceOf, fillWallet } from '../../../testing/money/wallets.ts';
import { eventsDelivered } from '../../../testing/money/rewards.ts';
import { codeOf, NOON, queryOf, type Buyer } from '../../../testing/ordering-shop.ts';
import { openParcelShop, receiver, WAY_METRES, type ParcelShop } from '../../../testing/parcel-shop.ts';
import { findWallet } from '../../wallet/wallet.public.ts';
import { expireUnpaidOrders } from '../lifecycle/expire-unpaid-orders.ts';
import { changeOrderStatus } from '../lifecycle/change-order-status.ts';

let shop: ParcelShop;
let now = NOON;
beforeAll(async () => {
  shop = await openParcelShop({ clock: () => now });
});
afterAll(() => shop.close());
afterEach(async () => {
  now = NOON;
  expect((await findBreaches(shop.sql)).filter(({ number }) => number !== 12)).toEqual([]);
});

const read = async <T>(buyer: Buyer, path: string) =>
  (await shop.get(`/customer/${path}${path.includes('?') ? '&' : '?'}${queryOf(buyer)}`, buyer.headers)).json<T>();
const detailsOf = (buyer: Buyer, orderId: number) => read<OrderDetail>(buyer, `order/details?order_id=${orderId}`);
const listed = async (buyer: Buyer, list: string) =>
  (await read<{ orders: OrderCard[] }>(buyer, `order/${list}?limit=10&offset=1`)).orders;
const toReceiver = (over: object) => ({ receiver_details: { ...receiver, ...over } });

async function deliver(orderId: number): Promise<void> {
  for (const to of ['confirmed', 'accepted', 'picked_up', 'delivered'] as const)
    await changeOrderStatus(shop.sql, orderId, { to, by: 'operator', now });
  await eventsDelivered(shop.sql);
}

test('PAR-02 a parcel is in the list of running orders, and after its delivery among the others', async () => {
  const customer = await shop.customer();
  const orderId = await shop.sent(customer);
  const [running] = await listed(customer, 'running');
  expect(running).toMatchObject({
    ...{ id: orderId, order_type: 'parcel', store: null, timezone: 'UTC', items_count: 0 },
    parcel: { category_id: 1, name: 'Documents' },
    arrival: { is_late: 0 },
  });
  await deliver(orderId);
  expect(await listed(customer, 'running')).toEqual([]);
  expect((await listed(customer, 'history'))[0]).toMatchObject({ id: orderId, can_refund: 1, store: null });
});

test('TRK-01 the owner of a parcel sees both ends and the way between them, others only how far it is', async () => {
  const guest = await shop.guest();
  const orderId = await shop.sent(guest);
  const own = await read<TrackedOrder>(guest, `order/track?order_id=${orderId}`);
  expect(own).toMatchObject({
    sender_details: { contact_person_name: 'Mariam Adel', address: '4 Quay Road' },
    receiver_details: { contact_person_name: 'Omar Nabil', address: '9 Palm Street' },
    delivery_address: { contact_person_number: '+201007654321' },
    route: { distance: WAY_METRES },
  });
  const track = (number: string) =>
    shop.get(`/customer/order/track?order_id=${orderId}&contact_number=${encodeURIComponent(number)}`);
  const byPhone = await track('+201001234567');
  expect(byPhone.json()).toMatchObject({
    parcel: { name: 'Documents' },
    ...{ sender_details: null, receiver_details: null, delivery_address: null, route: null, pick_up_code: null },
  });
  for (const secret of ['Palm', 'Quay', 'Omar', 'Mariam', '+2010']) expect(byPhone.body).not.toContain(secret);
  expect(codeOf(await track('+201007654321'))).toBe('order_unknown');
});

test('PAR-02 only the sender reads a parcel', async () => {
  const orderId = await shop.sent(await shop.customer());
  const stranger = await shop.customer();
  for (const path of ['details', 'reorder', 'payment'])
    expect(codeOf(await shop.get(`/customer/order/${path}?order_id=${orderId}`, stranger.headers)), path).toBe(
      'order_unknown',
    );
});

test('PAR-02 a parcel that awaits its payment is paid later, by another method or from the wallet', async () => {
  const customer = await shop.customer();
  const orderId = await shop.sent(customer, { payment_method: 'digital_payment' });
  const payment = await read(customer, `order/payment?order_id=${orderId}`);
  expect(payment).toMatchObject({ timezone: 'UTC', order_amount: 2.7 });
  const pay = (body: object) =>
    shop.post('/customer/order/payment-method', { order_id: orderId, ...body }, customer.headers);
  expect(codeOf(await pay({ payment_method: 'cash_on_delivery' }))).toBe('ok');
  expect(await detailsOf(customer, orderId)).toMatchObject({ payment_method: 'cash_on_delivery', pay_before: null });
  const other = await shop.sent(customer, { payment_method: 'digital_payment' });
  await fillWallet(shop.sql, customer.id, 1_000);
  const body = { order_id: other, payment_method: 'wallet' };
  expect(codeOf(await shop.post('/customer/order/payment-method', body, customer.headers))).toBe('ok');
  expect(await detailsOf(customer, other)).toMatchObject({ payment_status: 'paid', wallet_amount: 2.7 });
});

test('PAR-02 an unpaid parcel fails at its deadline', async () => {
  const guest = await shop.guest();
  const orderId = await shop.sent(guest, { payment_method: 'digital_payment' });
  expect((await detailsOf(guest, orderId)).pay_before).toBe('2026-03-02T12:15:00.000Z');
  now = new Date('2026-03-02T12:15:00Z');
  expect(await expireUnpaidOrders(shop.sql, now)).toContain(orderId);
  expect((await detailsOf(guest, orderId)).order_status).toBe('failed');
});

test('PAR-02 the sender cancels a parcel and gets the money back', async () => {
  const customer = await shop.customer();
  await fillWallet(shop.sql, customer.id, 500);
  const orderId = await shop.sent(customer, { payment_method: 'wallet' });
  expect(await balanceOf(shop.sql, customer.id)).toBe(230);
  expect(codeOf(await shop.cancel(customer, orderId))).toBe('ok');
  expect(await balanceOf(shop.sql, customer.id)).toBe(500);
  expect(await detailsOf(customer, orderId)).toMatchObject({ order_status: 'canceled', can_cancel: 0 });
  const other = await shop.sent(customer);
  await changeOrderStatus(shop.sql, other, { to: 'confirmed', by: 'operator', now });
  expect(codeOf(await shop.cancel(customer, other))).toBe('order_step_refused');
});

test('PAR-02 the sender asks for a refund of a delivered parcel', async () => {
  const customer = await shop.customer();
  const orderId = await shop.sent(customer);
  await deliver(orderId);
  const body = { order_id: orderId, customer_reason: 'It was broken' };
  expect(codeOf(await shop.post('/customer/order/refund-request', body, customer.headers))).toBe('ok');
  expect(await detailsOf(customer, orderId)).toMatchObject({
    order_status: 'refund_requested',
    refund: { amount: 2.7, reason: 'It was broken' },
  });
});

test('PAR-02 nothing of a parcel can be put into the cart again', async () => {
  const customer = await shop.customer();
  const orderId = await shop.sent(customer);
  expect(await read(customer, `order/reorder?order_id=${orderId}`)).toEqual({ store_id: null, lines: [] });
});

test('MON-05 a delivered parcel gives points for its charge, without the tip, and no cashback', async () => {
  const customer = await shop.customer();
  const orderId = await shop.sent(customer, { dm_tips: 9, ...toReceiver({ latitude: 33.01, longitude: 27.19 }) });
  await deliver(orderId);
  // The charge is at its maximum of 10.00.
  expect(await findWallet(shop.sql, customer.id)).toMatchObject({ points: 10, balanceMinor: 0 });
});

test('PAR-02 a first order that is cancelled can be made again, also after a parcel', async () => {
  const customer = await shop.customer();
  await shop.add(customer, { item_id: 1 });
  const { order_id } = (await shop.order(customer)).json<{ order_id: number }>();
  await shop.sent(customer);
  expect(codeOf(await shop.cancel(customer, order_id))).toBe('ok');
  expect(await shop.sql`select from first_orders where customer_id = ${customer.id}`).toHaveLength(0);
});

test('PAR-02 former receivers are remembered, latest first and each address once', async () => {
  const customer = await shop.customer();
  const receivers = () => read<ParcelEnd[]>(customer, 'parcel-receivers');
  expect(await receivers()).toEqual([]);
  const sendTo = async (over: object) => {
    now = new Date(now.getTime() + 60_000);
    await shop.sent(customer, toReceiver(over));
  };
  await sendTo({ contact_person_name: 'O. Nabil' });
  await sendTo({ contact_person_name: 'Omar' });
  await sendTo({ contact_person_name: 'Sara', contact_person_number: '+201005555555' });
  expect(await receivers()).toMatchObject([
    { contact_person_name: 'Sara', contact_person_number: '+201005555555', address: '9 Palm Street' },
    { contact_person_name: 'Omar', house: '9', additional_information: 'Blue gate', latitude: 33.11, longitude: 27.06 },
  ]);
  for (let house = 10; house < 20; house++) await sendTo({ address: `${house} Palm Street` });
  const addresses = (await receivers()).map(({ address }) => address);
  expect(addresses).toEqual(Array.from({ length: 8 }, (_, at) => `${19 - at} Palm Street`));
  expect(await read(await shop.customer(), 'parcel-receivers')).toEqual([]);
  const guest = await shop.guest();
  await shop.sent(guest);
  expect(await read(guest, 'parcel-receivers')).toHaveLength(1);
});

test('ACC-08 T123 a deleted account leaves parcels without people and places, and their links end', async () => {
  const customer = await shop.customer();
  const orderId = await shop.sent(customer, { parcel_content: 'Keys' });
  await deliver(orderId);
  expect((await shop.del('/customer/remove-account', customer.headers)).statusCode).toBe(200);
  const [row] = await shop.sql`
    select content, sender_address, receiver_name, receiver_phone, wish, link_version, name_en
    from parcels where order_id = ${orderId}`;
  expect(row).toEqual({
    ...{ content: null, sender_address: null, receiver_name: null, receiver_phone: null, wish: null },
    ...{ link_version: null, name_en: 'Documents' },
  });
});
