import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';
import { addMember } from '../../../testing/people.ts';

let shop: TestApi;
let owner: { authorization: string };
let gateway: Server;
let status = 200;
const received: { token: string | undefined; body: string }[] = [];
beforeAll(async () => {
  shop = await openTestApi({ messaging: { hasDemoMailbox: false } });
  owner = await addMember(shop.database.db.sql, { role: 'owner' });
  gateway = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({ token: request.headers.authorization, body: Buffer.concat(parts).toString() });
      response.writeHead(status).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(gateway, 'listening');
});
afterAll(async () => {
  gateway.close();
  await shop.close();
});

const put = (path: string, body: object) => shop.put(`/console/services/${path}`, body, owner);
const gatewayUrl = () => `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/send`;
const tryOut = async (name: string, body: object = {}) =>
  (await shop.post(`/console/services/${name}/test`, body, owner)).json<object>();

test('OPS-12 a secret is stored and used, but no reply and no log row has it again', async () => {
  const token = 'sms-token-of-the-owner-x4Tq';
  const saved = await put('sms', { url: gatewayUrl(), token });
  expect(saved.json()).toMatchObject({
    sms: { source: 'console', url: gatewayUrl(), token_end: 'x4Tq', has_token: true },
  });
  expect(saved.body).not.toContain('sms-token');
  await put('sms', { url: `${gatewayUrl()}?v=2` });
  expect(await tryOut('sms', { to: '+201001234567' })).toEqual({
    is_working: true,
    message: 'A test message was sent to +201001234567.',
  });
  expect(received.at(-1)).toMatchObject({ token: `Bearer ${token}` });
  const log = await shop.database.db.sql`select * from audit_log where subject = 'service'`;
  expect(log).toHaveLength(2);
  expect(JSON.stringify(log)).not.toContain('sms-token');
});

test('OPS-12 the test button says what went wrong', async () => {
  status = 503;
  expect(await tryOut('sms', { to: '+201001234567' })).toEqual({
    is_working: false,
    message: 'It did not work: SMS gateway returned status 503',
  });
  status = 200;
  expect(await tryOut('sms')).toMatchObject({ errors: [{ code: 'test_recipient_missing' }] });
  expect(await tryOut('mail', { to: 'a@example.com' })).toMatchObject({ errors: [{ code: 'service_not_set' }] });
  expect((await put('mail', { host: 'bad host', port: 587, tls: false, user: '', from: 'x' })).statusCode).toBe(422);
});

test('OPS-12 saved keys of Stripe offer card payments at once, and removing them ends that', async () => {
  const gateways = async () => (await shop.get('/config')).json<{ payment_gateways: string[] }>().payment_gateways;
  expect(await gateways()).toEqual(['sandbox']);
  const half = await put('stripe', { secret_key: 'sk_test_1234567890abcd' });
  expect(half.json()).toMatchObject({ errors: [{ code: 'stripe_keys_missing' }] });
  const keys = { secret_key: 'sk_test_1234567890abcd', webhook_secret: 'whsec_1234567890wxyz' };
  expect((await put('stripe', keys)).json()).toMatchObject({
    stripe: { source: 'console', key_end: 'abcd', webhook_end: 'wxyz' },
  });
  await expect.poll(gateways).toEqual(['stripe', 'sandbox']);
  await shop.del('/console/services/stripe', owner);
  await expect.poll(gateways).toEqual(['sandbox']);
});

test('OPS-12 settings of the machine win over those of the console', async () => {
  const smtp = { url: 'smtp://127.0.0.1:1', from: 'machine@example.com' };
  const other = await openTestApi({ sharedDatabase: shop.database, messaging: { smtp } });
  const mail = { host: 'smtp.example.com', port: 587, tls: false, user: '', from: 'orders@example.com' };
  await put('mail', mail);
  const read = await other.get('/console/services', owner);
  expect(read.json()).toMatchObject({ mail: { source: 'machine' } });
  expect((await shop.get('/console/services', owner)).json()).toMatchObject({ mail: { source: 'console', ...mail } });
  await other.http.close();
});
