import { DAY_MS } from '@rialto/rules/day-ms.ts';
import type { OrderId } from '@rialto/database/ids.ts';
import { changeOrderStatus } from '../../domains/orders/orders.public.ts';
import type { Random } from '../money/random.ts';
import { codeOf, type Buyer, type OrderingShop } from '../ordering-shop.ts';
import { signedWebhook } from '../paying-shop.ts';
import { signIn } from '../people.ts';

/** The shop's clock, which the year moves. */
export type Time = { now: Date };
type Staff = { authorization: string };
type Year = {
  shop: OrderingShop;
  time: Time;
  random: Random;
  buyers: readonly Buyer[];
  manager: Staff;
  /** What the background job does. */
  sendRefunds: () => Promise<void>;
};

const MINUTE_MS = 60_000;
const YEAR_STARTS = Date.parse('2026-01-01T00:00:00Z');

/** One order at a random moment of 2026, paid in some way, then delivered, cancelled or given back. */
export async function playOrder(year: Year): Promise<void> {
  const { time, random } = year;
  time.now = new Date(YEAR_STARTS + random.below(365 * DAY_MS));
  const id = await placeOrder(year);
  if (id === null) return;
  if (random.isLucky(0.15)) return end(year, id);
  for (const to of ['confirmed', 'processing', 'handover', 'picked_up', 'delivered'] as const) {
    time.now = new Date(time.now.getTime() + (1 + random.below(40)) * MINUTE_MS);
    await changeOrderStatus(year.shop.sql, id, { to, by: 'operator', now: time.now });
  }
  if (!random.isLucky(0.35)) return;
  if (random.isLucky(0.5)) await refund(year, id);
  else await refundParts(year, id);
}

async function placeOrder(year: Year): Promise<OrderId | null> {
  const { shop, random, buyers } = year;
  const chosen = random.from(buyers);
  // The clock jumps further than a session lasts.
  const buyer = { ...chosen, headers: (await signIn(shop.sql, chosen.id)).headers };
  const method = random.from(['wallet', 'cash_on_delivery', 'digital_payment', 'offline_payment'] as const);
  const wish = {
    buy_now: { item_id: 1 + random.below(3), quantity: 1 + random.below(3) },
    payment_method: method,
    dm_tips: random.below(4),
    ...(random.isLucky(0.3) && { coupon_code: 'TEN' }),
    ...(method !== 'wallet' && random.isLucky(0.5) && { partial_payment: 1 }),
  };
  const quote = await shop.quote(buyer, wish);
  const quoted = quote.json<{ bill?: { total: number } }>();
  if (!quoted.bill) throw new Error(quote.body);
  const answer = await shop.place(buyer, { ...wish, order_amount: quoted.bill.total }, random.key());
  const placed = answer.json<{ order_id?: number; errors?: { code: string }[] }>();
  // An empty wallet pays nothing.
  if (placed.errors?.[0]?.code === 'wallet_too_low') return null;
  if (placed.order_id === undefined) throw new Error(answer.body);
  if (method === 'offline_payment') await payOffline(year, buyer, placed.order_id);
  else await payOnline(year, placed.order_id);
  return placed.order_id;
}

/** The customer reports a transfer, and staff find the money on the account. */
async function payOffline({ shop, time, manager }: Year, buyer: Buyer, orderId: OrderId): Promise<void> {
  const report = { order_id: orderId, method_id: 1, answers: JSON.stringify([]) };
  const told = await shop.post('/customer/order/offline-payment', report, buyer.headers);
  // The wallet has paid everything.
  if (codeOf(told) === 'payment_already_made') return;
  if (told.statusCode !== 200) throw new Error(told.body);
  time.now = new Date(time.now.getTime() + 5 * MINUTE_MS);
  const approved = await shop.post(`/console/orders/${orderId}/payment`, { decision: 'approve' }, manager);
  if (approved.statusCode !== 200) throw new Error(approved.body);
}

async function payOnline({ shop, time }: Year, orderId: OrderId): Promise<void> {
  const [payment] = await shop.sql<{ id: string }[]>`select id from payments where order_id = ${orderId}`;
  if (!payment) return;
  time.now = new Date(time.now.getTime() + MINUTE_MS);
  const { body: payload, headers } = await signedWebhook(shop.sql, time.now, payment.id, { kind: 'paid' });
  await shop.http.inject({ method: 'POST', url: '/api/v1/payments/webhook/sandbox', headers, payload });
}

async function end(year: Year, id: OrderId): Promise<void> {
  const { shop, time, random } = year;
  time.now = new Date(time.now.getTime() + 10 * MINUTE_MS);
  const refundTo = random.from(['original', 'wallet'] as const);
  await changeOrderStatus(shop.sql, id, { to: 'canceled', by: 'operator', now: time.now, refundTo });
  await sendBack(year, id);
}

/** Days later, so that the money goes back in another period than it came. */
async function refund(year: Year, id: OrderId): Promise<void> {
  await askBack(year, id);
  const { shop, time } = year;
  await changeOrderStatus(shop.sql, id, { to: 'refunded', by: 'operator', now: time.now });
  await sendBack(year, id);
}

/** Up to three parts, each some days after the last one; the rest may never be refunded. */
async function refundParts(year: Year, id: OrderId): Promise<void> {
  const { shop, time, random, manager } = year;
  await askBack(year, id);
  const [order] = await shop.sql<{ total: number }[]>`select total_minor as total from orders where id = ${id}`;
  let left = order?.total ?? 0;
  for (let part = 1 + random.below(3); part > 0 && left > 0; part -= 1) {
    const amount = 1 + random.below(left);
    const to = random.from(['original', 'wallet'] as const);
    const seen = (order?.total ?? 0) - left;
    const body = { amount: amount / 100, refunded: seen / 100, to, reason: 'In part' };
    const granted = await shop.post(`/console/orders/${id}/refund`, body, manager);
    if (granted.statusCode !== 200) throw new Error(granted.body);
    left -= amount;
    await sendBack(year, id);
    time.now = new Date(time.now.getTime() + (1 + random.below(9)) * DAY_MS);
  }
}

async function askBack({ shop, time, random }: Year, id: OrderId): Promise<void> {
  time.now = new Date(time.now.getTime() + (1 + random.below(20)) * DAY_MS);
  const refundTo = random.from(['original', 'wallet'] as const);
  await changeOrderStatus(shop.sql, id, { to: 'refund_requested', by: 'customer', now: time.now, refundTo });
}

/** The background job sends online money back, and staff what was paid outside the shop. */
async function sendBack({ shop, manager, sendRefunds }: Year, orderId: OrderId): Promise<void> {
  const { sql } = shop;
  await sendRefunds();
  const byHand = await sql`
    select from refunds r join payments p on p.id = r.payment_id
    where p.order_id = ${orderId} and p.provider = 'offline' and r.sent_at is null`;
  if (byHand.length === 0) return;
  const sent = await shop.post(`/console/orders/${orderId}/payment`, { decision: 'refund_sent' }, manager);
  if (sent.statusCode !== 200) throw new Error(sent.body);
}
