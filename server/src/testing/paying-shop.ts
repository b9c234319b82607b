import type { Sql } from '@rialto/database/sql.ts';
import { createHmac, randomBytes } from 'node:crypto';
import { answered } from './money/answered.ts';
import { openTestApi, type TestApi } from './open-test-api.ts';
import { addGuest, type TestGuest } from './people.ts';
import { addOrder, fillOrderWorld } from './small-orders.ts';

type WebhookFields = {
  id?: string;
  kind?: 'paid' | 'failed';
  amountMinor?: number;
  currency?: string;
  paymentId?: string;
};

export type PayingShop = TestApi & {
  db: Sql;
  /** The shop's clock, set by the test. */
  time: { now: Date };
  guest: TestGuest;
  order(over?: Partial<Parameters<typeof addOrder>[1]>): Promise<number>;
  /** Starts a sandbox payment and returns its id. */
  begin(orderId: number): Promise<string>;
  /** Posts a signed sandbox webhook about a payment, again while the shop is busy as a provider does, and returns the status. */
  postWebhook(paymentId: string, fields?: WebhookFields): Promise<number>;
  stateOf(orderId: number): Promise<{ status: string; payment_method: string; payment_status: string }>;
  /** Statuses of the order's payments with their refund reasons. */
  moneyOf(orderId: number): Promise<{ status: string; reason: string | null }[]>;
  stockLeft(itemId?: number): Promise<number>;
};

/** A shop with items in stock and a guest who pays in the sandbox. */
export async function openPayingShop(settings: Parameters<typeof openTestApi>[0] = {}): Promise<PayingShop> {
  const time = { now: new Date('2026-03-02T12:00:00Z') };
  const api = await openTestApi({ clock: () => time.now, ...settings });
  const db = api.database.db.sql;
  await fillOrderWorld(db);
  const guest = await addGuest(db);
  const owner = { kind: 'guest', id: guest.id } as const;
  return {
    ...api,
    db,
    time,
    guest,
    order: (over = {}) => addOrder(db, { owner, at: time.now, ...over }),
    async begin(orderId) {
      const answer = await api.post('/customer/order/pay', { order_id: orderId, guest_id: guest.guestId });
      if (answer.statusCode !== 200) throw new Error(`Paying was refused: ${answer.body}`);
      const [row] = await db<{ id: string }[]>`
        select id from payments where order_id = ${orderId} and status = 'open'`;
      return row?.id ?? '';
    },
    postWebhook: (paymentId, fields) => postWebhook(api, db, time.now, paymentId, fields),
    stateOf: (orderId) => stateOf(db, orderId),
    moneyOf: (orderId) => db<{ status: string; reason: string | null }[]>`
      select p.status, r.reason from payments p left join refunds r on r.payment_id = p.id
      where p.order_id = ${orderId} order by p.created_at, p.id`,
    stockLeft: async (itemId = 1) =>
      (await db<{ stock: number }[]>`select stock from inventory where item_id = ${itemId}`)[0]?.stock ?? -1,
  };
}

async function postWebhook(
  api: TestApi,
  db: Sql,
  now: Date,
  paymentId: string,
  fields: WebhookFields = {},
): Promise<number> {
  const { body, headers } = await signedWebhook(db, now, paymentId, fields);
  const url = '/api/v1/payments/webhook/sandbox';
  return (await answered(() => api.http.inject({ method: 'POST', url, payload: body, headers }))).statusCode;
}

/** Body and signature header of a sandbox webhook. */
export async function signedWebhook(db: Sql, now: Date, paymentId: string, fields: WebhookFields = {}) {
  const [key] = await db<{ key: string }[]>`select key from sandbox_key`;
  const [session] = await db<{ id: string; amount: number; currency: string }[]>`
    select id, amount_minor as amount, currency from sandbox_sessions where payment_id = ${paymentId}`;
  const { id = randomBytes(8).toString('hex'), kind = 'paid', amountMinor = session?.amount ?? 1000 } = fields;
  const { currency = session?.currency ?? 'USD' } = fields;
  const about = { payment_id: fields.paymentId ?? paymentId, session_id: session?.id ?? 'unknown' };
  const body = JSON.stringify({ id, kind, ...about, amount_minor: amountMinor, currency });
  const seconds = Math.floor(now.getTime() / 1000);
  // A second implementation of the signature, so that a mistake in signing does not hide one in checking.
  const signature = createHmac('sha256', key?.key ?? '')
    .update(`${seconds}.${body}`)
    .digest('hex');
  const headers = { 'content-type': 'application/json', 'sandbox-signature': `t=${seconds},v1=${signature}` };
  return { body, headers };
}

async function stateOf(db: Sql, orderId: number) {
  const [row] = await db<{ status: string; payment_method: string; payment_status: string }[]>`
    select status, payment_method, payment_status from orders where id = ${orderId}`;
  if (!row) throw new Error('Order not found');
  return row;
}
