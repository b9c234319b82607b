import type { OrderId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { Owner } from '../../../platform/owner.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import type { Limit, Throttle } from '../../../platform/throttle/throttle.ts';
import { contactOf } from '../../identity/identity.public.ts';
import { orderBelongsTo } from '../order-belongs-to.ts';
import type { OrderRow } from '../order-row.ts';
import { findOrder } from './read-orders.sql.ts';

type TrackingRequest = {
  orderId: OrderId;
  owner: Owner | null;
  /** A phone number or an email address. */
  contact: string | undefined;
  country: string;
  ip: string;
};

const HOUR_MS = 3_600_000;
/** Per network address and order, so that strangers cannot lock the buyer out. */
const orderLimit: Limit = { name: 'track order', most: 5, perMs: HOUR_MS, kind: 'guard' };
const addressLimit: Limit = { name: 'track address', most: 10, perMs: HOUR_MS, kind: 'guard' };
/** Per order from everywhere: against a guesser with very many addresses. */
const orderDayLimit: Limit = { name: 'track order day', most: 1_000, perMs: 24 * HOUR_MS, kind: 'guard' };

/**
 * Reads an order for its owner, or by the phone number or email address of its contact (trust.md D3, T63). Every failure
 * gives the same refusal and counts against the network address and the order.
 */
export async function trackOrder(
  db: Sql,
  throttle: Throttle,
  { orderId, owner, contact, country, ip }: TrackingRequest,
): Promise<{ order: OrderRow; isOwner: boolean }> {
  const order = await findOrder(db, orderId);
  if (order && owner && orderBelongsTo(order, owner)) return { order, isOwner: true };
  const counts = [
    [addressLimit, ip],
    [orderLimit, `${ip} ${orderId}`],
    [orderDayLimit, String(orderId)],
  ] as const;
  for (const [limit, key] of counts) await throttle.attempt(limit, key);
  if (!order || !isContactOf(order, contact, country)) throw new RefusalError({ code: 'order_unknown' });
  for (const [limit, key] of counts) await throttle.uncount(limit, key);
  return { order, isOwner: false };
}

function isContactOf({ contactNumber, contactEmail }: OrderRow, sent: string | undefined, country: string): boolean {
  const contact = sent === undefined ? null : contactOf(sent, country);
  return contact !== null && contact.value === (contact.channel === 'sms' ? contactNumber : contactEmail);
}
