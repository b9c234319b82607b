import type { OrderId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { PaymentMethod } from '@rialto/rules/payment/awaited.ts';
import type { Owner } from '../../../platform/owner.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { findOrderOfKey, type OrderKey } from './place.sql.ts';

export type PlacedOrder = {
  orderId: OrderId;
  totalMinor: number;
  paymentMethod: PaymentMethod;
  holdUntil: string | null;
  contactNumber: string | null;
};

/**
 * The order that this key has made before: it is the answer to every retry (trust.md D4). The same key with another body
 * is refused, because one of the two would be answered with the other's order.
 */
export async function placedBefore(tx: Sql, owner: Owner, of: OrderKey | null): Promise<PlacedOrder | null> {
  const known = of && (await findOrderOfKey(tx, owner, of.key));
  if (!known) return null;
  const { hash, holdUntil, ...placed } = known;
  if (hash !== of.hash) throw new RefusalError({ code: 'key_reused' });
  return { ...placed, holdUntil: holdUntil && holdUntil.toISOString() };
}
