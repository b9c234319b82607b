import { createServer } from 'node:http';
import { once } from 'node:events';
import { waitUntil } from '@rialto/database/testing/wait-until.ts';
import { createTransport } from 'nodemailer';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { addCustomer } from '../../testing/people.ts';
import { MINUTE_MS, testTime } from '../../testing/time.ts';
import { mailOf, smtpSender } from './smtp-sender.ts';
import { fakeSmtp } from './testing/fake-smtp.ts';

const time = testTime();
let shop: TestApi | undefined;
afterEach(async () => {
  await shop?.close();
  shop = undefined;
});

async function openShop(settings: Parameters<typeof openTestApi>[0] = {}): Promise<TestApi> {
  shop = await openTestApi({ clock: time.now, ...settings });
  const { sql } = shop.database.db;
  await addCustomer(sql, { phone: '+201033310001', email: 'canary@example.com', passwordHash: 'x' });
  return shop;
}

const forget = ({ post }: TestApi, email_or_phone: string, headers = {}) =>
  post('/auth/forgot-password', { email_or_phone }, headers);
type QueuedMessage = { sent: boolean; code: string | null; tries: number };
const queued = ({ database }: TestApi) =>
  database.db.sql<
    QueuedMessage[]
  >`select sent_at is not null as sent, code, tries from messages_out order by created_at`;
const untilSent = (api: TestApi) =>
  waitUntil('all messages are sent', async () => (await queued(api)).every(({ sent }) => sent));

/** An SMS gateway that accepts messages, or fails a given number of times first. */
async function fakeGateway() {
  const taken: { to: string; text: string; key: unknown; authorization: unknown }[] = [];
  let failures = 0;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { 'idempotency-key': key, authorization } = request.headers;
      const body = JSON.parse(Buffer.concat(chunks).toString()) as { to: string; text: string };
      taken.push({ ...body, key, authorization });
      response.writeHead(failures-- > 0 ? 503 : 202).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as { port: number };
  return { taken, url: `http://127.0.0.1:${port}/send`, failNext: (times: number) => (failures = times) };
}

test('ACC-02 a code is sent through the configured mail server and cleared afterwards', async () => {
  const mailer = await fakeSmtp();
  onTestFinished(() => mailer.close());
  const api = await openShop({ messaging: { smtp: { url: mailer.url, from: 'shop@rialto.example' } } });
  await forget(api, 'canary@example.com', { 'x-localization': 'ar' });
  await untilSent(api);
  expect(mailer.said).toContain('MAIL FROM:<shop@rialto.example>');
  expect(mailer.said).toContain('RCPT TO:<canary@example.com>');
  expect(mailer.said).toContain(`AUTH PLAIN ${Buffer.from('\0shop\0secret').toString('base64')}`);
  const [head = '', body = ''] = (mailer.mails[0] ?? '').split('\r\n\r\n');
  expect(head).toContain('Content-Type: text/plain; charset=utf-8');
  expect(Buffer.from(body, 'base64').toString()).toMatch(/^\d{6} هو رمز إعادة تعيين كلمة مرورك في ريالتو/);
  expect(await queued(api)).toEqual([{ sent: true, code: null, tries: 1 }]);
});

test('ACC-01 a code is sent through the configured SMS gateway and retried when the gateway fails', async () => {
  const gateway = await fakeGateway();
  const api = await openShop({ messaging: { sms: { url: gateway.url, token: 'gateway-token' } } });
  gateway.failNext(1);
  await forget(api, '+201033310001');
  await waitUntil(
    'the message is tried once',
    async () => (await queued(api))[0]?.tries === 1 && gateway.taken.length === 1,
  );
  expect(await queued(api)).toMatchObject([{ sent: false }]);
  time.pass(MINUTE_MS);
  await forget(api, '+201033320002');
  await waitUntil('the message is retried', () => gateway.taken.length === 2);
  const [first, second] = gateway.taken;
  expect(first).toMatchObject({ to: '+201033310001', authorization: 'Bearer gateway-token' });
  expect(first?.text).toMatch(/^\d{6} is your code to reset your Rialto password/);
  expect(second).toEqual(first);
});

test('ACC-01 a message that the mail server rejects is retried until its code expires', async () => {
  const mailer = await fakeSmtp();
  onTestFinished(() => mailer.close());
  const api = await openShop({ messaging: { smtp: { url: mailer.url, from: 'shop@rialto.example' } } });
  mailer.refuseNext(451);
  await forget(api, 'canary@example.com');
  await waitUntil('the recipient is rejected', () => mailer.said.some((line) => line.startsWith('RCPT')));
  time.pass(11 * MINUTE_MS);
  await forget(api, 'nobody@example.com');
  await waitUntil('the message has expired', async () => {
    const rows = await api.database.db.sql`select from messages_out where given_up_at is null`;
    return rows.length === 0;
  });
  expect(mailer.mails).toEqual([]);
  expect((await queued(api)).every(({ code }) => code === null)).toBe(true);
});

test('T47 in production neither the response nor the log contains a code, and there is no mailbox', async () => {
  const lines: string[] = [];
  const api = await openShop({
    messaging: { hasDemoMailbox: false, showsCodes: false },
    logTo: (line) => lines.push(line),
  });
  const answer = await forget(api, '+201033310001');
  await untilSent(api);
  const log = lines.join('');
  expect(log).toContain('Message not sent: SMTP_URL or SMS_URL is not set');
  expect(Object.keys(answer.json<object>()).sort()).toEqual(['message', 'request_id']);
  for (const secret of ['is your code', '+201033310001', '"code"', '"text"']) expect(log).not.toContain(secret);
  expect((await api.get('/demo/mailbox')).statusCode).toBe(404);
});

test('T47 a development server without SMTP or SMS settings logs the message', async () => {
  const lines: string[] = [];
  const api = await openShop({
    messaging: { hasDemoMailbox: false, showsCodes: true },
    logTo: (line) => lines.push(line),
  });
  await forget(api, '+201033310001');
  await untilSent(api);
  expect(lines.join('')).toMatch(/\d{6} is your code to reset your/);
});

test('ACC-01 a demo lists its messages in a mailbox, newest first', async () => {
  const api = await openShop();
  await forget(api, '+201033310001');
  await untilSent(api);
  time.pass(1_000);
  await forget(api, 'canary@example.com');
  await untilSent(api);
  const { messages } = (await api.get('/demo/mailbox')).json<{ messages: { recipient: string; channel: string }[] }>();
  expect(messages.map(({ recipient, channel }) => [recipient, channel])).toEqual([
    ['canary@example.com', 'email'],
    ['+201033310001', 'sms'],
  ]);
});

test('T81 a line end in an address or a subject cannot add a header', async () => {
  const message = {
    channel: 'email',
    to: 'a@example.com\r\nBcc: everybody@example.com',
    subject: 'Hello\r\nX-Evil: 1',
    text: '.\r\n.\r\nMAIL FROM:<evil>',
  } as const;
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const composed = await composer.sendMail(mailOf(message, 'shop@rialto.example', 'one'));
  const mail = (composed.message as Buffer).toString();
  const headers = mail.split('\r\n\r\n')[0] ?? '';
  expect(headers).not.toMatch(/^(Bcc|X-Evil):/m);
  expect(mail.split('\r\n')).not.toContain('.');
});

const plainMail = { channel: 'email', to: 'canary@example.com', subject: 'Hello', text: 'Hello' } as const;

test('T81 a recipient with a line end or a comma adds no command and no second recipient', async () => {
  const mailer = await fakeSmtp();
  onTestFinished(() => mailer.close());
  const send = smtpSender({ url: mailer.url, from: 'shop@rialto.example' });
  await send({ ...plainMail, to: 'a@example.com>\r\nRSET' }, 'one');
  await send({ ...plainMail, to: 'a@example.com, b@example.com' }, 'two');
  expect(mailer.said).not.toContain('RSET');
  expect(mailer.said.filter((line) => line.startsWith('RCPT'))).toHaveLength(2);
});

test('the password is not sent to a remote mail server without TLS', async () => {
  const mailer = await fakeSmtp();
  onTestFinished(() => mailer.close());
  // An address of this machine that does not count as local.
  const url = mailer.url.replace('127.0.0.1', '[::ffff:127.0.0.1]');
  await expect(smtpSender({ url, from: 'shop@rialto.example' })(plainMail, 'one')).rejects.toThrow();
  expect(mailer.said.filter((line) => line.startsWith('AUTH'))).toEqual([]);
});
