import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';
import { signBody } from '../signed-body.ts';

type StripeRequest = { path: string; form: Record<string, string>; headers: IncomingMessage['headers'] };
type Responder = (response: ServerResponse, request: StripeRequest) => void;

/** A local fake of Stripe's documented HTTP API, including idempotency keys. */
export type FakeStripe = {
  baseUrl: string;
  secretKey: string;
  webhookSecret: string;
  requests: StripeRequest[];
  /** Created objects by path and idempotency key. */
  created: Map<string, object>;
  /** Overrides the normal response; `null` restores it. */
  responder: Responder | null;
  /** A signed webhook for a session. */
  event(type: string, session: Record<string, unknown>, at: Date): { payload: string; headers: Record<string, string> };
};

export async function startFakeStripe(): Promise<FakeStripe> {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const form = Object.fromEntries(new URLSearchParams(body));
      const received = { path: request.url ?? '', form, headers: request.headers };
      fake.requests.push(received);
      (fake.responder ?? normalResponder(fake))(response, received);
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
    requests: [],
    created: new Map(),
    responder: null,
    event: (type, session, at) => signedEvent(fake.webhookSecret, type, session, at),
  };
  return fake;
}

export function replyWith(status: number, body: unknown): Responder {
  return (response) => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function normalResponder(fake: FakeStripe): Responder {
  return (response, { path, form, headers }) => {
    if (headers.authorization !== `Bearer ${fake.secretKey}`)
      return replyWith(401, fault('invalid_api_key'))(response, { path, form, headers });
    const key = `${path} ${String(headers['idempotency-key'])}`;
    const made = fake.created.get(key) ?? objectFor(fake, path, form);
    fake.created.set(key, made);
    replyWith(200, made)(response, { path, form, headers });
  };
}

function objectFor(fake: FakeStripe, path: string, form: Record<string, string>): object {
  const id = fake.created.size + 1;
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
