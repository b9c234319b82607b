import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { mailOf } from '../../../testing/mailbox.ts';
import { NOON, openOrderingShop, type Buyer, type OrderingShop } from '../../../testing/ordering-shop.ts';
import { changeOrderStatus } from './change-order-status.ts';

let shop: OrderingShop;
beforeAll(async () => {
  shop = await openOrderingShop();
});
afterAll(() => shop.close());

type PlacingReply = { order_id: number; redirect_link: string | null };

async function place(buyer: Buyer, wish = {}): Promise<PlacingReply> {
  expect((await shop.add(buyer, { item_id: 1, model: 'Item' })).statusCode).toBe(200);
  const placed = await shop.order(buyer, wish);
  expect(placed.statusCode, placed.body).toBe(200);
  return placed.json<PlacingReply>();
}

const move = (
  id: number,
  ...steps: ('confirmed' | 'processing' | 'handover' | 'picked_up' | 'delivered' | 'canceled')[]
) =>
  steps.reduce<Promise<void>>(
    (before, to) => before.then(() => changeOrderStatus(shop.sql, id, { to, by: 'operator', now: NOON })),
    Promise.resolve(),
  );

/** Waits until the relay has delivered all events and every message is sent. */
async function textsTo(recipient: string): Promise<string[]> {
  await vi.waitFor(
    async () => expect(await shop.sql`select from outbox where delivered_at is null`).toHaveLength(0),
    15_000,
  );
  return (await mailOf(shop, recipient)).map(({ text }) => text);
}

async function contactsOf({ id }: Buyer): Promise<{ email: string; phone: string }> {
  const [row] = await shop.sql<{ email: string; phone: string }[]>`
    select email, phone from customers where id = ${id}`;
  return row ?? { email: '', phone: '' };
}

test('ACC-10 a customer with order notifications receives every step of an order, by text message', async () => {
  const buyer = await shop.customer();
  const { phone, email } = await contactsOf(buyer);
  const { order_id } = await place(buyer);
  expect(await textsTo(phone)).toEqual([expect.stringContaining(`We received your order ${order_id}.`)]);
  await move(order_id, 'confirmed', 'processing', 'handover', 'picked_up', 'delivered');
  const texts = await textsTo(phone);
  expect(texts).toHaveLength(4);
  for (const news of [`confirmed your order ${order_id}`, `${order_id} is on the way`, `${order_id} was delivered`])
    expect(texts.join('\n')).toContain(news);
  expect(await textsTo(email)).toEqual([]);
});

test('ACC-10 without order notifications nothing is sent, and switching them on again sends the next step', async () => {
  const buyer = await shop.customer();
  const { phone } = await contactsOf(buyer);
  const wants = (order_notifications: 0 | 1) => shop.put('/customer/settings', { order_notifications }, buyer.headers);
  expect((await wants(0)).statusCode).toBe(200);
  const { order_id } = await place(buyer);
  await move(order_id, 'confirmed');
  expect(await textsTo(phone)).toEqual([]);
  await wants(1);
  await move(order_id, 'canceled');
  expect(await textsTo(phone)).toEqual([expect.stringContaining(`Your order ${order_id} was cancelled.`)]);
});

test('ACC-10 MOD-06 a verified email address is preferred, in the language of the customer', async () => {
  const buyer = await shop.customer();
  await shop.sql`update customers set email_verified_at = ${NOON}, language = 'ar' where id = ${buyer.id}`;
  const { phone, email } = await contactsOf(buyer);
  const { order_id } = await place(buyer, { order_type: 'take_away' });
  await move(order_id, 'confirmed', 'processing', 'handover');
  const texts = await textsTo(email);
  expect(texts).toHaveLength(3);
  for (const news of [
    `استلمنا طلبك رقم ${order_id}.`,
    `أكّد المتجر طلبك رقم ${order_id}.`,
    `طلبك رقم ${order_id} جاهز للاستلام.`,
  ])
    expect(texts.join('\n')).toContain(news);
  expect(await textsTo(phone)).toEqual([]);
});

test('ACC-10 an order that must be paid first is announced once it is paid', async () => {
  const buyer = await shop.customer();
  const { phone } = await contactsOf(buyer);
  const { order_id, redirect_link } = await place(buyer, { payment_method: 'digital_payment' });
  expect(await textsTo(phone)).toEqual([]);
  const url = new URL(redirect_link ?? 'http://none').pathname;
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  await shop.http.inject({ method: 'POST', url, headers, payload: 'answer=approve' });
  expect(await textsTo(phone)).toEqual([expect.stringContaining(`We received your order ${order_id}.`)]);
});

test('ACC-10 a customer’s own cancellation sends no message', async () => {
  const buyer = await shop.customer();
  const { phone } = await contactsOf(buyer);
  const { order_id } = await place(buyer);
  expect((await shop.cancel(buyer, order_id)).statusCode).toBe(200);
  expect(await textsTo(phone)).toHaveLength(1);
});

/** Each test has a phone of its own, because the limit counts for all of them. */
const contactOf = (last: string) => ({ contact_person_number: `+2010012345${last}` });
const linkOf = (id: number, contact: string) =>
  `track-order?order_id=${id}&contact_number=${encodeURIComponent(contact)}`;

test('CHK-14 TRK-04 a guest gets an SMS when the order is confirmed, on its way and delivered, with a link to its page', async () => {
  const { contact_person_number: phone, ...rest } = contactOf('01');
  const { order_id } = await place(await shop.guest(), { contact_person_number: phone, ...rest });
  expect(await textsTo(phone)).toEqual([]);
  await move(order_id, 'confirmed', 'processing', 'handover', 'picked_up', 'delivered');
  const texts = await textsTo(phone);
  expect(texts).toHaveLength(3);
  for (const news of [`confirmed your order ${order_id}`, `${order_id} is on the way`, `${order_id} was delivered`])
    expect(texts.filter((text) => text.includes(news))).toEqual([expect.stringContaining(linkOf(order_id, phone))]);
});

test('MOD-06 a guest who gave an email address gets emails instead, in the language of the order', async () => {
  const { contact_person_number: phone } = contactOf('02');
  const email = 'salma@example.com';
  const guest = await shop.guest();
  const headers = { 'x-localization': 'ar' };
  const wish = { contact_person_number: phone, contact_person_email: email };
  const { order_id } = await place({ ...guest, headers }, wish);
  await move(order_id, 'canceled');
  const texts = await textsTo(email);
  expect(texts).toEqual([expect.stringContaining(`أُلغي طلبك رقم ${order_id}.`)]);
  expect(texts[0]).toContain(linkOf(order_id, email));
  expect(await textsTo(phone)).toEqual([]);
});

test('a simulated guest and a guest who cancels get no message', async () => {
  const { contact_person_number: phone } = contactOf('03');
  const simulated = await place(await shop.guest(), { contact_person_number: phone });
  await shop.sql`insert into simulated_orders (order_id) values (${simulated.order_id})`;
  await move(simulated.order_id, 'confirmed', 'canceled');
  const guest = await shop.guest();
  const { order_id } = await place(guest, { contact_person_number: phone });
  expect((await shop.cancel(guest, order_id)).statusCode).toBe(200);
  expect(await textsTo(phone)).toEqual([]);
});

test('a contact gets at most 20 messages a day about orders of guests', async () => {
  const { contact_person_number: phone } = contactOf('04');
  for (let orders = 0; orders < 11; orders += 1) {
    const { order_id } = await place(await shop.guest(), { contact_person_number: phone });
    await move(order_id, 'confirmed', 'canceled');
  }
  expect(await textsTo(phone)).toHaveLength(20);
});
