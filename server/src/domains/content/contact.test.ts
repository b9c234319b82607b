import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';

let shop: TestApi;
beforeAll(async () => {
  shop = await openTestApi();
});
afterAll(() => shop.close());

const words = {
  name: 'Mariam Haddad',
  email: 'Mariam@Example.com',
  topic: 'order',
  message: 'Two plates were missing.\nCan you send them?',
};

type StoredMessage = Record<'name' | 'email' | 'topic' | 'message' | 'language', string> & { suspected: boolean };
const inbox = () => shop.database.db.sql<StoredMessage[]>`
  select name, email, topic, message, language, suspected from contact_messages order by created_at`;

test('a message is stored with its language, and the visitor is thanked in that language', async () => {
  const answer = await shop.post('/contact', words, { 'x-localization': 'ar' });
  expect(answer.json()).toEqual({ message: expect.stringMatching(/^شكرًا لرسالتك/) as string });
  expect(await inbox()).toEqual([{ ...words, email: 'mariam@example.com', language: 'ar', suspected: false }]);
});

test('a filled honeypot field marks the message as suspected and keeps it', async () => {
  const answer = await shop.post('/contact', { ...words, email: 'robot@example.com', website: 'http://buy.example' });
  expect(answer.statusCode).toBe(200);
  expect((await inbox()).find(({ email }) => email === 'robot@example.com')).toMatchObject({ suspected: true });
});

test.each([
  ['a name that is empty', { name: '' }],
  ['a name over 80 characters', { name: 'x'.repeat(81) }],
  ['a name of two lines', { name: 'Mariam\nBcc: everybody@example.com' }],
  ['what is no email address', { email: 'nobody' }],
  ['a topic the shop does not know', { topic: 'lottery' }],
  ['a message that says nothing', { message: 'Hello' }],
  ['a message over 2,000 characters', { message: 'x'.repeat(2_001) }],
  ['a message with a NUL', { message: 'Two plates\u0000 were missing' }],
  ['an unexpected field', { role: 'admin' }],
])('%s is refused and nothing is stored', async (_name, change) => {
  const before = (await inbox()).length;
  const answer = await shop.post('/contact', { ...words, ...change });
  expect(answer.statusCode).toBe(422);
  expect(await inbox()).toHaveLength(before);
});

test('a message of two thousand Arabic letters is accepted', async () => {
  expect((await shop.post('/contact', { ...words, message: 'س'.repeat(2_000) })).statusCode).toBe(200);
});

test('the eleventh message within an hour is refused', async () => {
  const limited = await openTestApi({ hasRequestLimits: true });
  const statuses: number[] = [];
  for (let count = 0; count < 11; count += 1) statuses.push((await limited.post('/contact', words)).statusCode);
  await limited.close();
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
});
