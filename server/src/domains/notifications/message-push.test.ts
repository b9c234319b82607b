import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';
import { ofStore, openChatShop, type ChatShop, type SendReply } from '../../testing/crew/chat-shop.ts';
import { eventsDelivered } from '../../testing/money/rewards.ts';
import type { TestCustomer } from '../../testing/people.ts';
import { openPushService } from './testing/push-service.ts';

let shop: ChatShop;
beforeAll(async () => {
  shop = await openChatShop({ push: { isTest: true } });
  await shop.sql`update stores set name_en = 'El Bahr Grill', name_ar = 'مشويات البحر' where id = 1`;
});
afterEach(async () => {
  // An event of this test must not add a notice to the next one.
  await eventsDelivered(shop.sql);
  await shop.sql`delete from push_out`;
  await shop.sql`update sessions set push_token = null`;
});
afterAll(() => shop.close());

async function openService() {
  const service = await openPushService();
  onTestFinished(async () => void (await service.close()));
  return service;
}
type Service = Awaited<ReturnType<typeof openService>>;

/** A customer with a browser that is pushed to, and a conversation with store 1. */
async function someone(service: Service): Promise<{ me: TestCustomer; chat: number }> {
  const me = await shop.newCustomer();
  const saved = { cm_firebase_token: service.subscribe(), _method: 'put' };
  expect((await shop.post('/customer/cm-firebase-token', saved, me.headers)).statusCode).toBe(200);
  const { conversation } = (await shop.send(me.headers, { ...ofStore(), message: 'Hello' })).json<SendReply>();
  return { me, chat: conversation.id as number };
}

const answer = (chat: number, text: string) => shop.answer(chat, text, shop.storeStaff);
const waiting = async () => (await shop.sql`select from push_out`).length;

/** A message to somebody else makes the sender look for due notices. */
async function wakeSender(service: Service): Promise<void> {
  const before = await waiting();
  shop.time.pass(3_000);
  const { chat } = await someone(service);
  await answer(chat, 'Wake up');
  await expect.poll(waiting).toBeLessThanOrEqual(before);
}

test('MSG-04 a message of a store is pushed with its name, its text and the way to the conversation', async () => {
  const service = await openService();
  const { me, chat } = await someone(service);
  await shop.sql`update customers set language = 'ar' where id = ${me.id}`;
  await answer(chat, `Yes,\nit is ${'very '.repeat(40)}warm`);
  await expect.poll(waiting).toBe(1);
  await wakeSender(service);
  await expect.poll(() => service.received.length).toBe(1);
  const notice = service.received[0]?.notice ?? {};
  expect(notice).toEqual({
    type: 'message',
    title: 'مشويات البحر',
    body: expect.stringMatching(/^Yes, it is very very .{90,100}…$/),
    path: '/profile?page=inbox&type=store&id=1',
    tag: `conversation ${chat}`,
    lang: 'ar',
    dir: 'rtl',
  });
  expect(notice['body']?.length).toBeLessThanOrEqual(120);
});

test('MSG-04 a message that was seen on an open page is not pushed', async () => {
  const service = await openService();
  const { me, chat } = await someone(service);
  await answer(chat, 'Seen at once');
  await expect.poll(waiting).toBe(1);
  await shop.post('/customer/message/seen', { conversation_id: chat, message_id: 2 }, me.headers);
  const { chat: other } = await someone(service);
  await answer(other, 'Not seen');
  await expect.poll(waiting).toBe(2);
  await wakeSender(service);
  await expect.poll(() => service.received.map(({ notice }) => notice['body'])).toEqual(['Not seen']);
});

test('MSG-04 ACC-10 customers are not pushed their own messages, and none at all if they want no notifications', async () => {
  const service = await openService();
  const [quiet, other] = [await someone(service), await someone(service)];
  await shop.sql`update customers set notify_orders = false where id = ${quiet.me.id}`;
  await answer(quiet.chat, 'To the quiet one');
  await answer(other.chat, 'To the other one');
  await expect.poll(waiting).toBe(1);
  await wakeSender(service);
  await expect.poll(() => service.received.map(({ notice }) => notice['body'])).toEqual(['To the other one']);
});
