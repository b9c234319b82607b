import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findBreaches } from '../../invariants/find-breaches.ts';
import {
  ofShop,
  ofStore,
  openChatShop,
  type ChatShop,
  type Headers,
  type Inbox,
  type Member,
  type SendReply,
} from '../../testing/crew/chat-shop.ts';
import { addLinkedCourier, assign } from '../../testing/crew/crew.ts';
import { codeOf } from '../../testing/ordering-shop.ts';
import { addCustomer, type TestCustomer } from '../../testing/people.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../testing/time.ts';
import { conversationCleanup } from './chat.jobs.ts';

let shop: ChatShop;
let me: TestCustomer;
beforeAll(async () => {
  shop = await openChatShop();
});
afterAll(async () => {
  // The runs are rows that this test writes, without the steps of their orders.
  const breaches = await findBreaches(shop.sql);
  expect(breaches.filter(({ number }) => number !== 15 && number !== 16)).toEqual([]);
  await shop.close();
});
beforeEach(async () => {
  me = await shop.newCustomer();
});
const sent = async (body: object) => (await shop.send(me.headers, body)).json<SendReply>().sent;

test('MSG-03 customer and courier write to each other during the run and for two hours after it', async () => {
  const courier = await addLinkedCourier(shop.sql);
  const party = { receiver_type: 'delivery_man', receiver_id: courier.id };
  expect(codeOf(await shop.send(me.headers, { ...party, message: 'Hello' }))).toBe('conversation_unknown');
  const orderId = await shop.startRun(me, courier.id);
  expect((await shop.thread(me.headers, party)).conversation).toMatchObject({
    id: null,
    name: 'Karim Said',
    can_write: 1,
  });
  expect((await shop.send(me.headers, { ...party, message: 'The blue door' })).statusCode).toBe(200);
  const runs = async () => (await shop.get('/courier/messages', courier.headers)).json<Inbox>();
  expect(await runs()).toMatchObject({
    unread_message_count: 1,
    conversations: [{ name: 'Mona', order_id: orderId, unread_message_count: 1 }],
  });
  const reply = await shop.post(`/courier/messages/${orderId}`, { message: 'On my way' }, courier.headers);
  expect(reply.json<SendReply>().sent).toMatchObject({ id: 2, sender_type: 'delivery_man', order_id: orderId });
  await shop.post(`/courier/messages/${orderId}/seen`, { message_id: 2 }, courier.headers);
  expect(await runs()).toMatchObject({ unread_message_count: 0 });
  await shop.endRun(orderId);
  shop.time.pass(2 * HOUR_MS - MINUTE_MS);
  expect((await shop.send(me.headers, { ...party, message: 'Thank you' })).statusCode).toBe(200);
  shop.time.pass(2 * MINUTE_MS);
  expect(codeOf(await shop.send(me.headers, { ...party, message: 'One more thing' }))).toBe('conversation_closed');
  expect((await shop.thread(me.headers, party)).conversation).toMatchObject({ can_write: 0 });
  expect((await shop.thread(me.headers, party)).messages).toHaveLength(3);
  expect((await runs()).conversations).toEqual([]);
  const gone = await shop.get(`/courier/messages/${orderId}`, courier.headers);
  expect(codeOf(gone)).toBe('conversation_unknown');
  const late = await shop.post(`/courier/messages/${orderId}`, { message: 'x' }, courier.headers);
  expect(codeOf(late)).toBe('conversation_unknown');
});

test('MSG-03 a courier begins the conversation of an accepted order only, and never one with a guest', async () => {
  const courier = await addLinkedCourier(shop.sql);
  const other = await addLinkedCourier(shop.sql);
  const orderId = await shop.startRun(me, courier.id);
  const write = (order: number, { headers }: Member) =>
    shop.post(`/courier/messages/${order}`, { message: 'I am outside' }, headers);
  expect(codeOf(await write(orderId, other))).toBe('conversation_unknown');
  expect((await write(orderId, courier)).json<SendReply>().sent).toMatchObject({ id: 1, sender_type: 'delivery_man' });
  expect(await shop.inbox(me.headers)).toMatchObject({
    unread_message_count: 1,
    conversations: [{ name: 'Karim Said' }],
  });
  await shop.sql`update assignments set state = 'offered', accepted_at = null where order_id = ${orderId}`;
  expect(codeOf(await write(orderId, courier))).toBe('conversation_unknown');
  const guest = await shop.guest();
  await shop.add(guest, { item_id: 1 });
  const ofGuest = (await shop.order(guest)).json<{ order_id: number }>().order_id;
  await assign(shop.sql, { orderId: ofGuest, courierId: courier.id, at: shop.time.now() });
  expect(codeOf(await write(ofGuest, courier))).toBe('conversation_unknown');
});

test('T60 the staff of a store sees its own conversations; the shop sees stores and support but not couriers', async () => {
  const courier = await addLinkedCourier(shop.sql);
  const orderId = await shop.startRun(me, courier.id);
  const ids = {
    own: (await sent({ ...ofStore(1), message: 'a' })).conversation_id,
    other: (await sent({ ...ofStore(2), message: 'b' })).conversation_id,
    shop: (await sent({ ...ofShop, message: 'c' })).conversation_id,
    courier: (await sent({ receiver_type: 'delivery_man', receiver_id: courier.id, message: 'd' })).conversation_id,
  };
  const seenBy = async ({ headers }: Member) => {
    const listed = (await shop.get('/console/conversations?limit=50', headers)).json<Inbox>().conversations;
    const opened = await Promise.all(
      Object.values(ids).map(async (id) => codeOf(await shop.get(`/console/conversations/${id}`, headers))),
    );
    const answered = await Promise.all(
      Object.values(ids).map(async (id) => codeOf(await shop.answer(id, 'x', { headers }))),
    );
    return { listed: Object.values(ids).map((id) => listed.some((one) => one.id === id)), opened, answered };
  };
  const unknown = 'conversation_unknown';
  expect(await seenBy(shop.storeStaff)).toEqual({
    listed: [true, false, false, false],
    opened: ['ok', unknown, unknown, unknown],
    answered: ['ok', unknown, unknown, unknown],
  });
  expect(await seenBy(shop.operator)).toEqual({
    listed: [true, true, true, false],
    opened: ['ok', 'ok', 'ok', unknown],
    answered: ['ok', 'ok', 'ok', unknown],
  });
  await shop.endRun(orderId);
});

test('T64 no side learns more of the other than a name, a picture and the language', async () => {
  const courier = await addLinkedCourier(shop.sql);
  const orderId = await shop.startRun(me, courier.id);
  await shop.send(me.headers, { receiver_type: 'delivery_man', receiver_id: courier.id, message: 'x' });
  const replies = [
    await shop.get('/customer/message/list', me.headers),
    await shop.get('/courier/messages', courier.headers),
    await shop.get('/console/conversations?limit=50', shop.operator.headers),
  ];
  for (const { body } of replies) expect(body).not.toMatch(/\+\d{9,}|Adel|@example/);
  await shop.endRun(orderId);
});

test('T65 T84 pictures are sent with or without a text, and only the two sides may see them', async () => {
  const { sent: message } = (await shop.sendPictures(me.headers, 3)).json<SendReply>();
  expect([message.message, message.file_full_url.length]).toEqual(['', 3]);
  const read = async (headers: Headers = {}) =>
    (await shop.http.inject({ url: message.file_full_url[0] ?? '', headers })).statusCode;
  const courier = await addLinkedCourier(shop.sql);
  const other = await addCustomer(shop.sql);
  expect([await read(me.headers), await read(shop.operator.headers)]).toEqual([200, 200]);
  const strangers = [
    {},
    other.headers,
    shop.storeStaff.headers,
    courier.headers,
    { authorization: `Bearer ${'x'.repeat(43)}` },
  ];
  expect(await Promise.all(strangers.map(read))).toEqual([404, 404, 404, 404, 401]);
  expect(codeOf(await shop.sendPictures(me.headers, 4))).not.toBe('ok');
});

test('T65 a courier sees pictures of the conversation until two hours after the run, and the customer sees the courier’s', async () => {
  const courier = await addLinkedCourier(shop.sql);
  const orderId = await shop.startRun(me, courier.id);
  const { sent: message } = (
    await shop.sendPictures(courier.headers, 1, `/courier/messages/${orderId}`)
  ).json<SendReply>();
  const read = async ({ headers }: { headers: Headers }) =>
    (await shop.http.inject({ url: message.file_full_url[0] ?? '', headers })).statusCode;
  expect([await read(me), await read(courier), await read(shop.operator)]).toEqual([200, 200, 404]);
  await shop.endRun(orderId);
  shop.time.pass(3 * HOUR_MS);
  expect([await read(me), await read(courier)]).toEqual([200, 404]);
});

test('T107 conversations without new messages are deleted with their pictures: with couriers after a month, others after half a year', async () => {
  const courier = await addLinkedCourier(shop.sql);
  const orderId = await shop.startRun(me, courier.id);
  await shop.post(`/courier/messages/${orderId}`, { message: 'I am outside' }, courier.headers);
  await shop.sendPictures(me.headers, 1);
  await shop.endRun(orderId);
  const clean = () => conversationCleanup({ db: shop.sql, clock: shop.time.now }).run();
  const kinds = async () => {
    const rows = await shop.sql<{ party: string }[]>`
      select party from conversations where customer_id = ${me.id} order by party`;
    return rows.map(({ party }) => party);
  };
  shop.time.pass(29 * DAY_MS);
  await clean();
  expect(await kinds()).toEqual(['courier', 'shop']);
  shop.time.pass(2 * DAY_MS);
  await clean();
  expect(await kinds()).toEqual(['shop']);
  shop.time.pass(150 * DAY_MS);
  await clean();
  expect(await kinds()).toEqual([]);
  expect(await shop.sql`select from uploads where customer_id = ${me.id}`).toHaveLength(0);
});
