import type { BuyerRow } from './buyers.sql.ts';

export function buyerHead({ id, fName, lName, phone, email, status, createdAt, ordersCount }: BuyerRow) {
  const name = `${fName} ${lName}`.trim();
  return { id, name, phone, email, status, created_at: createdAt.toISOString(), orders_count: ordersCount };
}
