import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

const place = { latitude: '33.0', longitude: '27.0', zoneid: '[2]', moduleid: '1' };
/** Long enough to leave the core to the shop that is restarting. */
const WAIT_MS = 100;

/** An attempt to place an order; its key allows repeating it. */
export type OrderAttempt = { key: string; body: object; orderId: number | null };
export type Line = { item_id: number; quantity: number };
export type Buyer = { guest_id: string; attempts: OrderAttempt[] };

type Answer = { status: number; body: Record<string, unknown> };

/** Sends a call and retries until the shop responds; other refusals are returned. */
async function ask(url: string, method: string, path: string, body?: object, key?: string): Promise<Answer> {
  for (;;) {
    const answer = await send(url, method, path, body, key);
    if (answer && answer.status !== 503) return answer;
    await wait(WAIT_MS);
  }
}

/** null if there was no response, as from a killed process. */
async function send(url: string, method: string, path: string, body?: object, key?: string): Promise<Answer | null> {
  try {
    const answer = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: {
        ...place,
        ...(body && { 'content-type': 'application/json' }),
        ...(key && { 'idempotency-key': key }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  } catch {
    return null;
  }
}

export async function newBuyer(url: string): Promise<Buyer> {
  const { body } = await ask(url, 'POST', '/auth/guest/request', {});
  return { guest_id: String(body['guest_id']), attempts: [] };
}

/** A line that can be ordered now without options and meets the store's minimum. */
export async function findLine(url: string, { guest_id }: Buyer): Promise<Line> {
  const { body } = await ask(url, 'GET', '/items/popular?limit=50&offset=1');
  const dishes = body['products'] as { id: number; has_options: number; available_now: number; open: number }[];
  for (const { id, has_options, available_now, open } of dishes) {
    if (has_options === 1 || available_now === 0 || open === 0) continue;
    const line = { item_id: id, quantity: 3 };
    const quote = await ask(url, 'POST', '/customer/order/quote', quoteRequest(line, guest_id));
    if (quote.status === 200 && (quote.body['problems'] as unknown[]).length === 0) return line;
  }
  throw new Error('Nothing can be ordered right now');
}

function quoteRequest(line: Line, guest_id: string): object {
  return { source: 'buy_now', line, order_type: 'take_away', latitude: 33, longitude: 27, guest_id };
}

/** Buys without a cart. An order without a response is recorded with an unknown outcome. */
export async function buy(url: string, buyer: Buyer, line: Line): Promise<void> {
  const wish = quoteRequest(line, buyer.guest_id);
  const quote = await ask(url, 'POST', '/customer/order/quote', wish);
  const body = {
    ...wish,
    order_amount: (quote.body['bill'] as { total: number }).total,
    payment_method: 'cash_on_delivery',
    contact_person_name: 'Mariam Adel',
    contact_person_number: '+201001234567',
  };
  const attempt: OrderAttempt = { key: randomUUID(), body, orderId: null };
  buyer.attempts.push(attempt);
  const answer = await send(url, 'POST', '/customer/order/place', body, attempt.key);
  if (answer && answer.status !== 503) attempt.orderId = orderOf(answer);
}

/** Repeats an order, as a page does that got no response. */
export async function repeat(url: string, { key, body }: OrderAttempt): Promise<number> {
  return orderOf(await ask(url, 'POST', '/customer/order/place', body, key));
}

function orderOf({ status, body }: Answer): number {
  if (status !== 200) throw new Error(`Refused with ${status}: ${JSON.stringify(body)}`);
  return Number(body['order_id']);
}
