import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findBreaches } from '../../invariants/find-breaches.ts';
import type { LightMyRequestResponse } from 'fastify';
import { ofShop, ofStore, openChatShop, type ChatShop, type SendReply } from '../../testing/crew/chat-shop.ts';
import { codeOf } from '../../testing/ordering-shop.ts';
import { addCustomer, type TestCustomer } from '../../testing/people.ts';

let shop: ChatShop;
let me: TestCustomer;
beforeAll(async () => {
  shop = await openChatShop();
});
afterAll(async () => {
  expect(await findBreaches(shop.sql)).toEqual([]);
  await shop.close();
});
beforeEach(async () => {
  me = await shop.newCustomer();
});
const sent = async (body: object) => (await shop.send(me.headers, body)).json<SendReply>().sent;

test('T24 the same key sends once, also concurrently; with another text it is refused', async () => {
  const body = { ...ofShop, message: 'Once' };
  const replies = await Promise.all(Array.from({ length: 8 }, () => shop.send(me.headers, body, 'key-1')));
  expect(new Set(replies.map((reply) => reply.json<SendReply>().sent.id))).toEqual(new Set([1]));
  expect((await shop.thread(me.headers, ofShop)).total_size).toBe(1);
  expect(codeOf(await shop.send(me.headers, { ...ofShop, message: 'Twice' }, 'key-1'))).toBe('key_reused');
  const other = await addCustomer(shop.sql);
  expect((await shop.send(other.headers, body, 'key-1')).json<SendReply>().sent.conversation_id).not.toBe(
    replies[0]?.json<SendReply>().sent.conversation_id,
  );
  const id = replies[0]?.json<SendReply>().sent.conversation_id ?? 0;
  const answers = await Promise.all(
    Array.from({ length: 4 }, () =>
      shop.post(
        `/console/conversations/${id}/messages`,
        { message: 'Yes' },
        { ...shop.operator.headers, 'idempotency-key': 'k' },
      ),
    ),
  );
  expect(new Set(answers.map((reply) => reply.json<SendReply>().sent.id))).toEqual(new Set([2]));
});

test('T24 concurrent first messages begin one conversation and are all kept', async () => {
  const texts = Array.from({ length: 10 }, (_, index) => `message ${index}`);
  const replies = await Promise.all(texts.map((message) => shop.send(me.headers, { ...ofStore(), message })));
  expect(replies.map((reply) => reply.statusCode)).toEqual(texts.map(() => 200));
  const { messages } = await shop.thread(me.headers, ofStore(), 'limit=50');
  expect(messages.map((one) => one.message).toSorted()).toEqual(texts);
  expect(messages.map((one) => one.id)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
});

test('T24 concurrent messages and seen marks leave counts that are right', async () => {
  const { conversation_id: id } = await sent({ ...ofShop, message: 'Hello' });
  const see = () => shop.post('/customer/message/seen', { conversation_id: id, message_id: 1_000 }, me.headers);
  await Promise.all([
    shop.answer(id, 'a'),
    see(),
    shop.answer(id, 'b'),
    see(),
    shop.send(me.headers, { ...ofShop, message: 'c' }),
    shop.answer(id, 'd'),
    see(),
  ]);
  expect(await findBreaches(shop.sql)).toEqual([]);
  await see();
  expect(await shop.inbox(me.headers)).toMatchObject({ unread_message_count: 0 });
});

test('T123 a message and the deletion of the account: nothing is left, whichever comes first', async () => {
  for (let round = 0; round < 6; round++) {
    const leaving = await addCustomer(shop.sql);
    const id = (await shop.send(leaving.headers, { ...ofShop, message: 'Bye' })).json<SendReply>().sent.conversation_id;
    const remove = () => shop.del('/customer/remove-account', leaving.headers);
    const work: (() => Promise<LightMyRequestResponse>)[] = [
      () => shop.send(leaving.headers, { ...ofShop, message: 'One more' }),
      remove,
      () => shop.answer(id, 'Bye'),
      () => shop.send(leaving.headers, { ...ofStore(), message: 'Another' }),
    ];
    const replies = await Promise.all(work.map((call) => call()));
    expect(replies.map((reply) => reply.statusCode).filter((status) => ![200, 401, 404].includes(status))).toEqual([]);
    expect(replies[1]?.statusCode).toBe(200);
    expect(await shop.sql`select from conversations where customer_id = ${leaving.id}`).toHaveLength(0);
    expect(await shop.sql`select from uploads where customer_id = ${leaving.id}`).toHaveLength(0);
  }
});
