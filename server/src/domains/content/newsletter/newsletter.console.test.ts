import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';
import { addMember } from '../../../testing/people.ts';

let shop: TestApi;
let manager: { authorization: string };
beforeAll(async () => {
  shop = await openTestApi();
  manager = await addMember(sql(), { role: 'manager' });
});
afterAll(() => shop.close());

const sql = () => shop.database.db.sql;
const path = '/console/newsletter';
const file = () => shop.get(`${path}/subscribers`, manager);
const taken = () => sql()`
  select subject, before, after from audit_log where action = 'exportSubscribers' order by id`;

test('ACC-10 without subscribers the file has only its header', async () => {
  expect((await shop.get(path, manager)).json()).toEqual({ subscribers: 0, in_arabic: 0 });
  const answer = await file();
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe('\uFEFFemail,language,subscribed_at\r\n');
});

test('ACC-10 the manager downloads everybody who gets offers, and the log says who took how many addresses', async () => {
  await sql()`
    insert into newsletter_subscribers (email, language, created_at) values
      ('noor@example.com', 'ar', '2026-03-02T12:00:00Z'), ('=cmd@example.com', 'en', '2026-03-03T12:00:00Z')`;
  expect((await shop.get(path, manager)).json()).toEqual({ subscribers: 2, in_arabic: 1 });
  expect((await file()).body.split('\r\n').slice(1)).toEqual([
    "'=cmd@example.com,en,2026-03-03T12:00:00.000Z",
    'noor@example.com,ar,2026-03-02T12:00:00.000Z',
    '',
  ]);
  expect((await taken()).at(-1)).toEqual({ subject: 'newsletter', before: null, after: { subscribers: 2 } });
});

test('ACC-10 a file with more addresses than are read at once has each of them once', async () => {
  await sql()`
    insert into newsletter_subscribers (email, language)
    select 'reader' || n || '@example.com', 'en' from generate_series(1, 4500) as n`;
  const emails = (await file()).body
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(',')[0]);
  expect(emails).toHaveLength(4502);
  expect(new Set(emails).size).toBe(4502);
});

test.each(['support', 'dispatcher', 'store'] as const)(
  'ACC-10 the role %s can neither count nor download the addresses',
  async (role) => {
    const caller = await addMember(sql(), { role });
    const before = await taken();
    expect((await shop.get(path, caller)).statusCode).toBe(403);
    expect((await shop.get(`${path}/subscribers`, caller)).statusCode).toBe(403);
    expect(await taken()).toEqual(before);
  },
);
