import type { OrderId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { randomBytes } from 'node:crypto';
import { RefusalError } from '../../platform/refuse.ts';
import { findPayLink, insertPayLink, findOrderOfPayLink } from './payments.sql.ts';

/** The secret of the link that pays for an order on any device. Created on first use. */
export async function ensurePayLink(db: Sql, orderId: OrderId): Promise<string> {
  const existing = await findPayLink(db, orderId);
  if (existing !== undefined) return existing;
  await insertPayLink(db, orderId, randomBytes(32).toString('base64url'));
  return (await findPayLink(db, orderId)) ?? '';
}

export async function requireOrderOfPayLink(db: Sql, secret: string): Promise<number> {
  const orderId = await findOrderOfPayLink(db, secret);
  if (orderId === undefined) throw new RefusalError({ code: 'order_unknown' });
  return orderId;
}
