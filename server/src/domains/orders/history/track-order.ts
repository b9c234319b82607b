import type { OrderId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { Owner } from '../../../platform/owner.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import type { Limit, Throttle } from '../../../platform/throttle/throttle.ts';
import { normalPhone } from '../../identity/identity.public.ts';
import { isOwn } from './own-order.ts';
import type { OrderRow } from '../order-row.ts';
import { findOrder } from './read-orders.sql.ts';

type Asking = {
  orderId: OrderId;
  owner: Owner | null;
  contactNumber: string | undefined;
  country: string;
  ip: string;
};

const HOUR_MS = 3_600_000;
const missesOfOrder: Limit = { name: 'track order', most: 5, perMs: HOUR_MS, kind: 'guard' };
const missesOfAddress: Limit = { name: 'track address', most: 10, perMs: HOUR_MS, kind: 'guard' };

/**
 * An order for its owner, or for who knows the phone it was placed with (trust.md D3, T63). Wrong number, wrong phone and
 * somebody else's order are one answer, and wrong answers are counted for the order and for where they come from.
 */
export async function trackOrder(
  db: Sql,
  throttle: Throttle,
  { orderId, owner, contactNumber, country, ip }: Asking,
): Promise<{ order: OrderRow; isOwner: boolean }> {
  const order = await findOrder(db, orderId);
  if (order && owner && isOwn(order, owner)) return { order, isOwner: true };
  await throttle.attempt(missesOfAddress, ip);
  await throttle.attempt(missesOfOrder, String(orderId));
  const phone = contactNumber === undefined ? null : normalPhone(contactNumber, country);
  if (!order || phone === null || order.contactNumber !== phone) throw new RefusalError({ code: 'order_unknown' });
  await throttle.giveBack(missesOfAddress, ip);
  await throttle.giveBack(missesOfOrder, String(orderId));
  return { order, isOwner: false };
}
