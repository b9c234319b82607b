import type { Sql } from '@rialto/database/sql.ts';
import { move } from '@rialto/server/domains/wallet/wallet.public.ts';
import { signedWebhook } from '@rialto/server/testing/paying-shop.ts';
import { addCustomer, addMember, type TestCustomer } from '@rialto/server/testing/people.ts';
import { fillWallet } from '@rialto/server/testing/money/wallets.ts';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Line } from './buyers.ts';

const FILLED = 50_000;
const RETRY_MS = 100;
const steps = ['confirmed', 'processing', 'handover', 'delivered'];
const place = { latitude: '33.0', longitude: '27.0', zoneid: '[2]', moduleid: '1' };
const contact = { contact_person_name: 'Mariam Adel', contact_person_number: '+201001234567' };

type Headers = Record<string, string>;
type Answer = { status: number; body: Record<string, unknown> };
type World = { db: Sql; url: string; line: Line; now: Date };

/** A call that moves money or points, and what the customer must have after it, however often it was sent. */
export type MoneyMovement = {
  kind: string;
  customerId: number;
  /** Once, without waiting for a shop that was killed. */
  send(): Promise<unknown>;
  /** Until it is answered. */
  repeat(): Promise<void>;
  expected(db: Sql): Promise<{ balance: number; points: number }>;
};

type Call = { url: string; path: string; body: string; headers: Headers };

async function send({ url, path, body, headers }: Call): Promise<Answer | null> {
  try {
    const all = { ...place, 'content-type': 'application/json', ...headers };
    const answer = await fetch(`${url}/api/v1${path}`, { method: 'POST', headers: all, body });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  } catch {
    return null;
  }
}

async function ask(call: Call): Promise<Answer> {
  for (;;) {
    const answer = await send(call);
    if (answer && answer.status < 500) return answer;
    await wait(RETRY_MS);
  }
}

/** One movement of each kind, by customers of their own. */
export async function prepareMovements(world: World): Promise<MoneyMovement[]> {
  const { db, url, now } = world;
  const operator = await addMember(db, { role: 'manager', now });
  const post = (path: string, body: object, headers: Headers): Call => ({
    ...{ url, path, body: JSON.stringify(body), headers: { 'idempotency-key': randomUUID(), ...headers } },
  });
  const step = (orderId: number, to: string) => post(`/console/orders/${orderId}/step`, { to }, operator);
  const order = ({ headers }: TestCustomer) => {
    const wish = { source: 'buy_now', line: world.line, order_type: 'take_away', latitude: 33, longitude: 27 };
    return post('/customer/order/place', { ...wish, ...contact, payment_method: 'wallet' }, headers);
  };
  const placed = async (customer: TestCustomer): Promise<number> => {
    await fillWallet(db, customer.id, FILLED);
    const { body } = await ask(order(customer));
    return Number(body['order_id']);
  };
  const movement = (kind: string, { id }: TestCustomer, call: Call, expected: MoneyMovement['expected']) => ({
    ...{ kind, customerId: id, expected },
    send: () => send(call),
    repeat: async () => {
      const { status, body } = await ask(call);
      if (status !== 200 && status !== 409) throw new Error(`${kind} was answered ${status} ${JSON.stringify(body)}`);
    },
  });
  const customer = () => addCustomer(db);

  const [adding, buying, fed, converting, refunded] = await Promise.all([1, 2, 3, 4, 5].map(customer));
  if (!adding || !buying || !fed || !converting || !refunded) throw new Error('No customers');
  const webhook = await topUpWebhook(
    db,
    now,
    await ask(post('/customer/wallet/add-fund', { amount: 25 }, adding.headers)),
  );
  await fillWallet(db, buying.id, FILLED);
  const fedOrder = await placed(fed);
  for (const to of steps.slice(0, -1)) await ask(step(fedOrder, to));
  const cause = `test:${converting.id}`;
  await move(db, { reason: 'points_earned', cause, amount: 1_000, customerId: converting.id, now });
  const refundedOrder = await placed(refunded);
  for (const to of steps) await ask(step(refundedOrder, to));
  await eventsDelivered(db);
  await ask(
    post('/customer/order/refund-request', { order_id: refundedOrder, customer_reason: 'Cold' }, refunded.headers),
  );

  return [
    movement('top-up', adding, { url, path: '/payments/webhook/sandbox', ...webhook }, topUpsOf(adding)),
    movement('wallet order', buying, order(buying), async (tx) => ({
      balance: FILLED - (await sums(tx, buying)).paid,
      points: 0,
    })),
    movement('delivery', fed, step(fedOrder, 'delivered'), async (tx) => {
      const { paid, cashback, points } = await sums(tx, fed);
      return { balance: FILLED - paid + cashback, points };
    }),
    movement(
      'conversion',
      converting,
      post('/customer/loyalty-point/point-transfer', { point: 500 }, converting.headers),
      () => Promise.resolve({ balance: 50, points: 500 }),
    ),
    movement('refund', refunded, step(refundedOrder, 'refunded'), () =>
      Promise.resolve({ balance: FILLED, points: 0 }),
    ),
  ];
}

async function topUpWebhook(db: Sql, now: Date, { body }: Answer): Promise<{ body: string; headers: Headers }> {
  const [payment] = await db<{ id: string }[]>`
    select p.id from payments p join top_ups t on t.id = p.top_up_id where t.secret = ${String(body['top_up_secret'])}`;
  return signedWebhook(db, now, payment?.id ?? '');
}

const topUpsOf =
  ({ id }: TestCustomer) =>
  async (db: Sql) => {
    const [row] = await db<{ balance: number }[]>`
      select sum(amount_minor + bonus_minor)::bigint as balance from top_ups where customer_id = ${id}`;
    return { balance: row?.balance ?? 0, points: 0 };
  };

/** By the one order of the customer: ten points for each unit of its goods. */
async function sums(db: Sql, { id }: TestCustomer): Promise<{ paid: number; cashback: number; points: number }> {
  const rows = await db<{ paid: number; cashback: number; points: number }[]>`
    select total_minor as paid, cashback_minor as cashback,
      (items_minor + add_ons_minor - discount_minor - coupon_minor - first_order_minor) / 10 as points
    from orders where owner_kind = 'customer' and owner_id = ${id}`;
  if (rows.length !== 1 || !rows[0]) throw new Error(`${rows.length} orders instead of one`);
  return rows[0];
}

/** Rewards are given when the events of an order are delivered. */
export async function eventsDelivered(db: Sql): Promise<void> {
  while ((await db`select from outbox where delivered_at is null and failed_at is null limit 1`).length > 0)
    await wait(RETRY_MS);
}
