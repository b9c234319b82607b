import type { Sql } from '@rialto/database/sql.ts';
import type { Place } from '../../city/gazetteer/place.ts';
import { daysFrom } from '../days-from.ts';
import type { DemoCustomer } from './demo-customers.ts';

export async function insertCustomers(db: Sql, customers: readonly DemoCustomer[], now: Date): Promise<void> {
  const rows = customers.map((customer) => ({ ...customer, joinedAt: daysFrom(now, -customer.memberDays) }));
  await db`
    insert into customers (id, f_name, l_name, phone, email, password_hash, phone_verified_at, email_verified_at,
      language, ref_code, terms_accepted_at, created_at)
    select id, "fName", "lName", phone, email, "passwordHash", "joinedAt", "joinedAt", language, "refCode", "joinedAt", "joinedAt"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as x(id bigint, "fName" text, "lName" text, phone text, email text, "passwordHash" text, language text,
           "refCode" text, "joinedAt" timestamptz)`;
}

type NewAddress = { id: number; customer: DemoCustomer; type: string; place: Place; now: Date };

export async function insertAddress(db: Sql, { id, customer, type, place, now }: NewAddress): Promise<void> {
  const name = `${customer.fName} ${customer.lName}`;
  const address = `${place.nameEn}, ${place.areaEn}`;
  await db`
    insert into customer_addresses (id, customer_id, address_type, address, contact_person_name, contact_person_number,
      lat, lng, created_at)
    values (${id}, ${customer.id}, ${type}, ${address}, ${name}, ${customer.phone}, ${place.lat}, ${place.lng}, ${now})`;
}

/** Which of these customers still have the public password. */
export async function phonesWithHash(db: Sql, customers: readonly DemoCustomer[]): Promise<string[]> {
  const hashes = customers.map(({ passwordHash }) => passwordHash);
  const rows = await db<{ phone: string }[]>`
    select phone from customers where password_hash = any(${hashes}) and status = 'active' order by id`;
  return rows.map(({ phone }) => phone);
}
