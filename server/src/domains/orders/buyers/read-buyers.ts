import type { CustomerId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { findWallet, type Wallet } from '../../wallet/wallet.public.ts';
import {
  buyersLike,
  countOrdersOfBuyer,
  findBuyer,
  ordersOfBuyer,
  type BuyerDetail,
  type BuyerOrderRow,
  type BuyerRow,
} from './buyers.sql.ts';

const PHONE_DIGITS = 5;
const ORDER_NUMBER = /^[1-9]\d{8}$/;

/** Customers by name, email address, phone number or the number of an order; the latest without a search. */
export function searchBuyers(db: Sql, text: string): Promise<BuyerRow[]> {
  const typed = text.trim();
  if (typed === '') return buyersLike(db, null);
  const digits = typed.replace(/[\s()+-]/g, '').replace(/^0+/, '');
  const isPhone = /^\d+$/.test(digits) && digits.length >= PHONE_DIGITS;
  const orderId = ORDER_NUMBER.test(typed) ? Number(typed) : null;
  return buyersLike(db, { start: typed.toLowerCase(), phoneEnd: isPhone ? digits : null, orderId });
}

export async function readBuyer(db: Sql, id: CustomerId): Promise<BuyerDetail & { wallet: Wallet }> {
  const [buyer, wallet] = await Promise.all([findBuyer(db, id), findWallet(db, id)]);
  if (!buyer) throw new RefusalError({ code: 'customer_unknown' });
  return { ...buyer, wallet };
}

export async function listOrdersOfBuyer(
  db: Sql,
  id: CustomerId,
  page: { limit: number; offset: number },
): Promise<{ orders: BuyerOrderRow[]; count: number }> {
  const [orders, count] = await Promise.all([ordersOfBuyer(db, id, page), countOrdersOfBuyer(db, id)]);
  return { orders, count };
}
