import { openOrderingShop, type Buyer, type OrderingShop } from '../ordering-shop.ts';
import { addMember } from '../people.ts';
import { addCoupon, addFlashSale } from '../small-promotions.ts';
import type { Time } from './random-year.ts';
import { TIME_ZONE } from './year-books.ts';

type YearShop = { shop: OrderingShop; manager: { authorization: string }; buyers: Buyer[] };

/** A shop with every kind of discount and payment, and six customers with money in their wallets. */
export async function openYearShop(time: Time): Promise<YearShop> {
  const shop = await openOrderingShop({ clock: () => time.now });
  const { sql } = shop;
  const firstOrderDiscount = { type: 'percent', value: 1_000, maximumMinor: null, days: 3_650 };
  await sql`
    update shop_settings set settings = settings || ${JSON.stringify({ timeZone: TIME_ZONE, firstOrderDiscount })}::jsonb`;
  await sql`update module_zones set maximum_cash_minor = null, minimum_charge_minor = 199`;
  await sql`update inventory set stock = 100000`;
  await addFlashSale(sql, { id: 1, module: 2, items: [{ id: 3, stock: 100_000 }] });
  await sql`
    insert into offline_payment_methods (id, name_en, details, questions, active) values (1, 'Bank', '[]', '[]', true)`;
  await addCoupon(sql, { id: 1, code: 'TEN', discount: ['percent', 1_000] });
  const manager = await addMember(sql, { role: 'manager', now: time.now });
  const buyers = await Promise.all(Array.from({ length: 6 }, () => shop.customer()));
  for (const { id } of buyers) {
    const headers = { ...manager, 'idempotency-key': `key-${id}` };
    const url = `/api/v1/console/customers/${id}/wallet`;
    const payload = { unit: 'money', amount: 150, reason: 'For the year' };
    await shop.http.inject({ method: 'POST', url, headers, payload });
  }
  return { shop, manager, buyers };
}
