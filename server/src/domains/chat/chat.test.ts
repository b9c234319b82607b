import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findBreaches } from '../../invariants/find-breaches.ts';
import {
  ofShop,
  ofStore,
  openChatShop,
  type ChatShop,
  type Conversation,
  type Inbox,
  type Message,
  type SendReply,
} from '../../testing/crew/chat-shop.ts';
import { addLinkedCourier } from '../../testing/crew/crew.ts';
import { codeOf } from '../../testing/ordering-shop.ts';
import { addCustomer, type TestCustomer } from '../../testing/people.ts';

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

test('MSG-01 a customer writes to a store, the store answers, and both see unread counts and seen marks', async () => {
  const first = (await shop.send(me.headers, { ...ofStore(), message: 'Is the soup warm?' })).json<SendReply>();
  expect(first.conversation).toMatchObject({ ...ofStore(), unread_message_count: 0, can_write: 1 });
  const { id } = first.conversation;
  const unread = async () =>
    (await shop.get('/console/conversations?list=unread&limit=50', shop.storeStaff.headers)).json<Inbox>();
  expect((await unread()).conversations.find((one) => one.id === id)).toMatchObject({
    name: 'Mona',
    unread_message_count: 1,
    last_message: { message: 'Is the soup warm?', sender_type: 'customer', is_seen: 0 },
  });
  await shop.post(`/console/conversations/${id}/seen`, { message_id: 1 }, shop.storeStaff.headers);
  expect((await unread()).conversations.find((one) => one.id === id)).toBeUndefined();
  expect((await shop.thread(me.headers, ofStore())).messages[0]).toMatchObject({ id: 1, is_seen: 1 });
  expect((await shop.answer(id, 'Yes', shop.storeStaff)).json<SendReply>().sent).toMatchObject({
    id: 2,
    sender_type: 'store',
  });
  expect(await shop.inbox(me.headers)).toMatchObject({
    unread_message_count: 1,
    conversations: [{ id, unread_message_count: 1 }],
  });
  const seen = await shop.post('/customer/message/seen', { conversation_id: id, message_id: 2 }, me.headers);
  expect(seen.json()).toEqual({ unread_message_count: 0 });
  expect(await shop.inbox(me.headers)).toMatchObject({ unread_message_count: 0 });
});

test('MSG-01 before the first message a conversation has a name and no id', async () => {
  const { conversation, messages } = await shop.thread(me.headers, ofStore(2));
  expect(conversation).toMatchObject({ id: null, ...ofStore(2), can_write: 1, last_message: null });
  expect(conversation.name).not.toBe('');
  expect(messages).toEqual([]);
  expect(await shop.inbox(me.headers)).toMatchObject({ total_size: 0, conversations: [] });
});

test('MSG-01 messages page upward, each once, latest first', async () => {
  const { conversation_id: id } = await sent({ ...ofShop, message: '1' });
  for (let number = 2; number <= 25; number++) await shop.send(me.headers, { ...ofShop, message: String(number) });
  const first = await shop.thread(me.headers, { conversation_id: id }, 'limit=20');
  expect([first.messages[0]?.id, first.messages.at(-1)?.id, first.has_more, first.total_size]).toEqual([25, 6, 1, 25]);
  await shop.send(me.headers, { ...ofShop, message: 'meanwhile' });
  const second = await shop.thread(me.headers, { conversation_id: id }, 'limit=20&before=6');
  expect([second.messages.map((one) => one.id), second.has_more]).toEqual([[5, 4, 3, 2, 1], 0]);
});

test('MSG-01 conversations are found by a name in either language or by a text, in any spelling', async () => {
  await shop.sql`update stores set name_en = 'El Bahr Grill', name_ar = 'مشويات البحر' where id = 2`;
  await shop.send(me.headers, { ...ofStore(2), message: 'هل الشوربة ساخِنة؟' });
  await shop.send(me.headers, { ...ofShop, message: 'My PAYMENT failed 100%' });
  const found = async (name: string) => {
    const query = new URLSearchParams({ name }).toString();
    const reply = await shop.get(`/customer/message/search-list?${query}`, me.headers);
    return reply.json<{ conversations: (Conversation & { found_message: Message | null })[] }>().conversations;
  };
  expect((await found('bahr')).map((one) => one.receiver_type)).toEqual(['store']);
  expect((await found('البحر')).map((one) => one.receiver_type)).toEqual(['store']);
  expect(await found('ساخنه')).toMatchObject([{ receiver_type: 'store', found_message: { id: 1 } }]);
  expect(await found('payment')).toMatchObject([{ receiver_type: 'admin', found_message: { id: 1 } }]);
  expect(await found('rialto')).toMatchObject([{ receiver_type: 'admin', found_message: null }]);
  expect(await found('%')).toMatchObject([{ receiver_type: 'admin' }]);
  expect(await found('_')).toEqual([]);
  const other = await addCustomer(shop.sql);
  expect((await shop.get('/customer/message/search-list?name=payment', other.headers)).json()).toMatchObject({
    total_size: 0,
  });
});

test('MSG-01 a list has the latest message first and can be limited to one kind of party', async () => {
  for (const party of [ofStore(1), ofStore(2), ofShop]) {
    await shop.send(me.headers, { ...party, message: 'Hello' });
    shop.time.pass(1_000);
  }
  expect((await shop.inbox(me.headers, 'type=store')).total_size).toBe(2);
  expect((await shop.inbox(me.headers, 'type=admin')).conversations.map((one) => one.receiver_type)).toEqual(['admin']);
  expect((await shop.inbox(me.headers, 'limit=1&offset=3')).conversations).toMatchObject([{ receiver_id: 1 }]);
});

test.each([
  [{ receiver_type: 'admin' }, 422, 'message_empty'],
  [{ receiver_type: 'admin', message: ' \n ' }, 422, 'message_empty'],
  [{ receiver_type: 'admin', message: 'x'.repeat(2_001) }, 422, 'invalid_input'],
  [{ receiver_type: 'admin', message: 'a\u0000b' }, 422, 'invalid_input'],
  [{ receiver_type: 'store', message: 'x' }, 404, 'conversation_unknown'],
  [{ receiver_type: 'store', receiver_id: 99, message: 'x' }, 404, 'conversation_unknown'],
  [{ receiver_type: 'delivery_man', receiver_id: 99, message: 'x' }, 404, 'conversation_unknown'],
  [{ receiver_type: 'customer', receiver_id: 1, message: 'x' }, 422, 'invalid_input'],
  [{ conversation_id: 99, message: 'x' }, 404, 'conversation_unknown'],
  [{ message: 'x' }, 404, 'conversation_unknown'],
  [{ receiver_type: 'admin', message: 'x', order_id: 123_456_789 }, 404, 'order_unknown'],
  [{ receiver_type: 'admin', message: 'x', sender: 'shop' }, 422, 'invalid_input'],
])('MSG-01 %j is refused with %i', async (body, status, code) => {
  const reply = await shop.send(me.headers, body);
  expect([reply.statusCode, codeOf(reply)]).toEqual([status, code]);
  expect(await shop.inbox(me.headers)).toMatchObject({ total_size: 0 });
});

test('T80 a text is stored whole: 2,000 characters, emoji, both directions, and markup as text', async () => {
  const text = `${'😀'.repeat(900)} <b>مرحبا</b> & "quotes"\n\u202eabc`;
  expect((await sent({ ...ofShop, message: text })).message).toBe(text);
});

test('MSG-01 a message can name an own order of the store, and no other order', async () => {
  const courier = await addLinkedCourier(shop.sql);
  const orderId = await shop.startRun(me, courier.id);
  expect(await sent({ ...ofStore(1), message: 'Late?', order_id: orderId })).toMatchObject({ order_id: orderId });
  expect(codeOf(await shop.send(me.headers, { ...ofStore(2), message: 'Late?', order_id: orderId }))).toBe(
    'order_unknown',
  );
  const other = await addCustomer(shop.sql);
  expect(codeOf(await shop.send(other.headers, { ...ofShop, message: 'x', order_id: orderId }))).toBe('order_unknown');
  await shop.endRun(orderId);
});

test('MSG-01 a store that is closed for good takes no more messages and keeps the old ones', async () => {
  await shop.send(me.headers, { ...ofStore(3), message: 'Hello' });
  await shop.sql`update stores set active = false where id = 3`;
  expect(codeOf(await shop.send(me.headers, { ...ofStore(3), message: 'Again' }))).toBe('conversation_closed');
  expect(await shop.thread(me.headers, ofStore(3))).toMatchObject({ conversation: { can_write: 0 }, total_size: 1 });
  await shop.sql`update stores set active = true where id = 3`;
});
