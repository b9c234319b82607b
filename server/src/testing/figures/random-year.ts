import type { OrderId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { changeOrderStatus } from '../../domains/orders/orders.public.ts';
import { move } from '../../domains/wallet/wallet.public.ts';
import type { Buyer, OrderingShop } from '../ordering-shop.ts';
import type { Random } from '../money/random.ts';
import { signedWebhook } from '../paying-shop.ts';
import { signIn } from '../people.ts';

/** The shop's clock, which the year moves. */
export type Time = { now: Date };
type Year = { shop: OrderingShop; time: Time; random: Random; buyers: readonly Buyer[] };

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
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
  if (random.isLucky(0.25)) await refund(year, id);
}

async function placeOrder({ shop, time, random, buyers }: Year): Promise<OrderId | null> {
  const chosen = random.from(buyers);
  // The clock jumps further than a session lasts.
  const buyer = { ...chosen, headers: (await signIn(shop.sql, chosen.id)).headers };
  const method = random.from(['wallet', 'cash_on_delivery', 'digital_payment'] as const);
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
  await payOnline(shop, time, placed.order_id);
  return placed.order_id;
}

async function payOnline(shop: OrderingShop, time: Time, orderId: OrderId): Promise<void> {
  const [payment] = await shop.sql<{ id: string }[]>`select id from payments where order_id = ${orderId}`;
  if (!payment) return;
  time.now = new Date(time.now.getTime() + MINUTE_MS);
  const { body: payload, headers } = await signedWebhook(shop.sql, time.now, payment.id, { kind: 'paid' });
  await shop.http.inject({ method: 'POST', url: '/api/v1/payments/webhook/sandbox', headers, payload });
}

async function end({ shop: { sql }, time, random }: Year, id: OrderId): Promise<void> {
  time.now = new Date(time.now.getTime() + 10 * MINUTE_MS);
  const refundTo = random.from(['original', 'wallet'] as const);
  await changeOrderStatus(sql, id, { to: 'canceled', by: 'operator', now: time.now, refundTo });
  await sendRefund(sql, id, time.now);
}

/** Days later, so that the money goes back in another period than it came. */
async function refund({ shop: { sql }, time, random }: Year, id: OrderId): Promise<void> {
  time.now = new Date(time.now.getTime() + (1 + random.below(20)) * DAY_MS);
  const refundTo = random.from(['original', 'wallet'] as const);
  await changeOrderStatus(sql, id, { to: 'refund_requested', by: 'customer', now: time.now, refundTo });
  await changeOrderStatus(sql, id, { to: 'refunded', by: 'operator', now: time.now });
  await sendRefund(sql, id, time.now);
}

/** As the background job does, at the time of the order. */
async function sendRefund(sql: Sql, orderId: OrderId, now: Date): Promise<void> {
  const sent = await sql<{ paymentId: string; amount: number }[]>`
    update refunds r set sent_at = ${now}, reference = 'sent' from payments p
    where p.id = r.payment_id and p.order_id = ${orderId} and r.sent_at is null and r.destination = 'original'
    returning r.payment_id as "paymentId", r.amount_minor as amount`;
  for (const { paymentId, amount } of sent) {
    const cause = `refund:${paymentId}`;
    await move(sql, { reason: 'online_refund', cause, amount, customerId: null, orderId, now });
  }
}
