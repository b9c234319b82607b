import type { OrderId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { PaymentMethod, PaymentStatus } from '@rialto/rules/payment/awaited.ts';
import type { Owner } from '../../../platform/owner.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { findOrderByKey, type OrderKey } from './place.sql.ts';

export type PlacedOrder = {
  orderId: OrderId;
  totalMinor: number;
  /** Missing in results that were stored before migration 0036. */
  walletMinor?: number;
  paymentMethod: PaymentMethod;
  paymentStatus: PaymentStatus;
  holdUntil: string | null;
  contactNumber: string | null;
};

/**
 * The order placed earlier with this key, which is the response to every retry (trust.md D4). The same key with another
 * body is refused.
 */
export async function findPlacedOrder(tx: Sql, owner: Owner, key: OrderKey | null): Promise<PlacedOrder | null> {
  const order = key && (await findOrderByKey(tx, owner, key.key));
  if (!order) return null;
  const { hash, holdUntil, ...placed } = order;
  if (hash !== key.hash) throw new RefusalError({ code: 'key_reused' });
  return { ...placed, holdUntil: holdUntil && holdUntil.toISOString() };
}
