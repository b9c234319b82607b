import type { Sql } from '@rialto/database/sql.ts';
import { randomBytes } from 'node:crypto';
import { RefusalError } from '../../platform/refuse.ts';
import { findPayLink, insertPayLink, orderOfPayLink } from './payments.sql.ts';

/** The secret by which an order is paid for on any device; made when it is first asked for. */
export async function payLinkOf(db: Sql, orderId: number): Promise<string> {
  const known = await findPayLink(db, orderId);
  if (known !== undefined) return known;
  await insertPayLink(db, orderId, randomBytes(32).toString('base64url'));
  return (await findPayLink(db, orderId)) ?? '';
}

export async function orderOfLink(db: Sql, secret: string): Promise<number> {
  const orderId = await orderOfPayLink(db, secret);
  if (orderId === undefined) throw new RefusalError({ code: 'order_unknown' });
  return orderId;
}
