import type { Sql } from '@rialto/database/sql.ts';
import type { City } from '../../city/city.ts';
import { insertAddress, insertCustomers, phonesWithHash } from './customers.sql.ts';
import { demoCustomers } from './demo-customers.ts';
import { savedPlaces } from './saved-places.ts';

/** Customers with public passwords, the first of them with two saved addresses. */
export async function addCustomers(tx: Sql, city: City, now: Date): Promise<void> {
  await insertCustomers(tx, demoCustomers, now);
  const [customer] = demoCustomers;
  if (!customer) return;
  for (const [index, { place, type }] of savedPlaces(city).entries()) {
    await insertAddress(tx, { id: index + 1, customer, type, place, now });
  }
}

export type DemoLogin = { phone: string; email: string; password: string };

/** The logins that still work: a password may have been changed. */
export async function demoLogins(db: Sql): Promise<DemoLogin[]> {
  const phones = await phonesWithHash(db, demoCustomers);
  return demoCustomers.filter(({ phone }) => phones.includes(phone));
}
