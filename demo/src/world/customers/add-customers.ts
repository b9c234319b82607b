import type { Sql } from '@rialto/database/sql.ts';
import type { City } from '../../city/city.ts';
import { insertAddress, insertCustomers, phonesWithHash } from './customers.sql.ts';
import { demoCustomers } from './demo-customers.ts';
import { insertFavourites, insertOrder, markFirstOrders } from './orders.sql.ts';
import type { PlannedOrder } from './plan-orders.ts';
import type { PlannedReview } from '../reviews/plan-reviews.ts';
import { linkReviews } from '../reviews/reviews.sql.ts';
import { insertMoney } from '../money/money.sql.ts';
import { savedPlaces } from './saved-places.ts';

type Lives = { city: City; orders: readonly PlannedOrder[]; reviews: readonly PlannedReview[] };

/** Customers with public passwords, their addresses, orders and favourites. */
export async function addCustomers(
  tx: Sql,
  { city, orders, reviews }: Lives,
  timezone: string,
  now: Date,
): Promise<void> {
  await insertCustomers(tx, demoCustomers, now);
  for (const [index, { customerId, place, type }] of savedPlaces(city).entries()) {
    const customer = demoCustomers.find(({ id }) => id === customerId);
    if (customer) await insertAddress(tx, { id: index + 1, customer, type, place, now });
  }
  for (const order of orders) {
    const buyer = demoCustomers.find(({ id }) => id === order.customerId);
    if (buyer) await insertOrder(tx, order, buyer, timezone);
  }
  await insertMoney(tx, orders, now);
  await markFirstOrders(tx);
  await linkReviews(tx, reviews, now);
  await insertFavourites(tx, orders);
}

export type DemoLogin = { phone: string; email: string; password: string };

/** The logins that still work: a password may have been changed. */
export async function demoLogins(db: Sql): Promise<DemoLogin[]> {
  const phones = await phonesWithHash(db, demoCustomers);
  return demoCustomers.filter(({ phone }) => phones.includes(phone));
}
