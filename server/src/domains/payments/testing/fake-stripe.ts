import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';
import { signBody } from '../signed-body.ts';

type Asked = { path: string; form: Record<string, string>; headers: IncomingMessage['headers'] };
type Answer = (response: ServerResponse, asked: Asked) => void;

/** Stripe's documented HTTP, played on this machine. Like Stripe it does one thing once for one idempotency key. */
export type FakeStripe = {
  baseUrl: string;
  secretKey: string;
  webhookSecret: string;
  asked: Asked[];
  /** What it really did, by path and key. */
  done: Map<string, object>;
  /** How it answers; a test makes it slow, wrong or refusing, and `null` makes it well again. */
  answer: Answer | null;
  /** A signed webhook about a session it has made. */
  event(type: string, session: Record<string, unknown>, at: Date): { payload: string; headers: Record<string, string> };
};

export async function startFakeStripe(): Promise<FakeStripe> {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const form = Object.fromEntries(new URLSearchParams(body));
      const asked = { path: request.url ?? '', form, headers: request.headers };
      fake.asked.push(asked);
      (fake.answer ?? wellBehaved(fake))(response, asked);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });
  const fake: FakeStripe = {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    secretKey: 'sk_test_canary',
    webhookSecret: 'whsec_canary',
    asked: [],
    done: new Map(),
    answer: null,
    event: (type, session, at) => signedEvent(fake.webhookSecret, type, session, at),
  };
  return fake;
}

export function replyWith(status: number, body: unknown): Answer {
  return (response) => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function wellBehaved(fake: FakeStripe): Answer {
  return (response, { path, form, headers }) => {
    if (headers.authorization !== `Bearer ${fake.secretKey}`)
      return replyWith(401, fault('invalid_api_key'))(response, { path, form, headers });
    const key = `${path} ${String(headers['idempotency-key'])}`;
    const made = fake.done.get(key) ?? objectFor(fake, path, form);
    fake.done.set(key, made);
    replyWith(200, made)(response, { path, form, headers });
  };
}

function objectFor(fake: FakeStripe, path: string, form: Record<string, string>): object {
  const id = fake.done.size + 1;
  if (path === '/v1/refunds')
    return { id: `re_${id}`, object: 'refund', status: 'succeeded', amount: Number(form['amount']) };
  if (path.endsWith('/expire')) return { id: path.split('/')[4], object: 'checkout.session', status: 'expired' };
  return { id: `cs_${id}`, object: 'checkout.session', url: `https://checkout.stripe.example/c/pay/cs_${id}` };
}

export const fault = (code: string) => ({ error: { type: 'invalid_request_error', code, message: 'No.' } });

let eventCount = 0;

function signedEvent(secret: string, type: string, session: Record<string, unknown>, at: Date) {
  eventCount += 1;
  const object = {
    object: 'checkout.session',
    payment_status: 'paid',
    payment_intent: 'pi_1',
    currency: 'usd',
    metadata: { digits: '2' },
    ...session,
  };
  const payload = JSON.stringify({ id: `evt_${eventCount}`, object: 'event', type, data: { object } });
  const signature = signBody(secret, payload, Math.floor(at.getTime() / 1000));
  return { payload, headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature } };
}
