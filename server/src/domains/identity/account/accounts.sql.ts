import type { CustomerId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { Contact } from '../contact.ts';

export type Account = {
  id: number;
  phone: string | null;
  email: string | null;
  passwordHash: string | null;
  status: 'active' | 'blocked' | 'deleted';
  isPhoneVerified: boolean;
};

export async function findAccount(db: Sql, { channel, value }: Contact): Promise<Account | null> {
  const rows = await db<Account[]>`
    select id, phone, email, password_hash as "passwordHash", status, phone_verified_at is not null as "isPhoneVerified"
    from customers
    where case when ${channel} = 'email' then email = ${value} else phone = ${value} end`;
  return rows[0] ?? null;
}

export type NewCustomer = {
  id: number;
  fName: string;
  lName: string;
  phone: string;
  email: string | null;
  passwordHash: string | null;
  isPhoneVerified: boolean;
  isEmailVerified: boolean;
  language: string;
  refCode: string;
  now: Date;
};

/** False if another account has the phone or the email. */
export async function insertCustomer(db: Sql, customer: NewCustomer): Promise<boolean> {
  const { id, fName, lName, phone, email, passwordHash, isPhoneVerified, isEmailVerified, now } = customer;
  const rows = await db<{ id: number }[]>`
    insert into customers (id, f_name, l_name, phone, email, password_hash, phone_verified_at, email_verified_at,
      language, ref_code, terms_accepted_at, created_at)
    values (${id}, ${fName}, ${lName}, ${phone}, ${email}, ${passwordHash}, ${isPhoneVerified ? now : null},
      ${isEmailVerified ? now : null}, ${customer.language}, ${customer.refCode}, ${now}, ${now})
    on conflict do nothing returning id`;
  return rows.length > 0;
}

export async function findReferrer(db: Sql, refCode: string): Promise<number | null> {
  const rows = await db<{ id: number }[]>`select id from customers where ref_code = ${refCode} and status = 'active'`;
  return rows[0]?.id ?? null;
}

export async function updatePassword(db: Sql, customerId: CustomerId, passwordHash: string): Promise<void> {
  await db`update customers set password_hash = ${passwordHash} where id = ${customerId}`;
}

type Contacts = { phone: string | null; email: string | null };

export async function findContacts(db: Sql, customerId: CustomerId): Promise<Contacts | null> {
  const rows = await db<Contacts[]>`select phone, email from customers where id = ${customerId} and status = 'active'`;
  return rows[0] ?? null;
}

export async function verifyContact(
  db: Sql,
  customerId: CustomerId,
  channel: 'sms' | 'email',
  now: Date,
): Promise<void> {
  await db`
    update customers
    set phone_verified_at = case when ${channel} = 'sms' then coalesce(phone_verified_at, ${now}) else phone_verified_at end,
        email_verified_at = case when ${channel} = 'email' then coalesce(email_verified_at, ${now}) else email_verified_at end
    where id = ${customerId}`;
}
