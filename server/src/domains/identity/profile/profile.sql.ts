import type { CustomerId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { NewsletterReader } from '../identity-settings.ts';
import type { OutgoingMessage } from '../../../platform/messaging/outgoing-message.ts';

export type ProfileRow = {
  fName: string;
  lName: string;
  phone: string;
  email: string | null;
  picture: string | null;
  isPhoneVerified: boolean;
  isEmailVerified: boolean;
  hasPassword: boolean;
  language: 'en' | 'ar';
  notifiesOrders: boolean;
  notifiesOffers: boolean;
  refCode: string;
  provider: string | null;
  socialId: string | null;
  createdAt: Date;
};

export async function findProfile(db: Sql, customerId: CustomerId): Promise<ProfileRow | null> {
  const rows = await db<ProfileRow[]>`
    select c.f_name as "fName", c.l_name as "lName", c.phone, c.email, c.picture, c.language, c.ref_code as "refCode",
           c.phone_verified_at is not null as "isPhoneVerified", c.email_verified_at is not null as "isEmailVerified",
           c.password_hash is not null as "hasPassword", c.notify_orders as "notifiesOrders",
           c.notify_offers as "notifiesOffers", s.provider, s.subject as "socialId", c.created_at as "createdAt"
    from customers c
    left join lateral (
      select provider, subject from social_accounts where customer_id = c.id order by created_at limit 1) s on true
    where c.id = ${customerId} and c.status = 'active'`;
  return rows[0] ?? null;
}

/** Where news about orders are sent: a verified address, and only if the customer wants them (ACC-10). */
export async function findOrderNewsRecipient(
  db: Sql,
  customerId: CustomerId,
): Promise<Pick<OutgoingMessage, 'channel' | 'to' | 'language'> | null> {
  const rows = await db<Pick<OutgoingMessage, 'channel' | 'to' | 'language'>[]>`
    select case when email_verified_at is null then 'sms' else 'email' end as channel,
      case when email_verified_at is null then phone else email end as to, language
    from customers
    where id = ${customerId} and status = 'active' and notify_orders
      and num_nonnulls(email_verified_at, phone_verified_at) > 0`;
  return rows[0] ?? null;
}

export type OwnAccount = {
  phone: string;
  email: string | null;
  passwordHash: string | null;
  picture: string | null;
};

export async function findOwnAccount(db: Sql, customerId: CustomerId): Promise<OwnAccount | null> {
  const rows = await db<OwnAccount[]>`
    select phone, email, password_hash as "passwordHash", picture
    from customers where id = ${customerId} and status = 'active'`;
  return rows[0] ?? null;
}

/** Locks the row, so that concurrent changes run one after the other. */
export async function lockAccount(tx: Sql, customerId: CustomerId): Promise<OwnAccount | null> {
  const rows = await tx<OwnAccount[]>`
    select phone, email, password_hash as "passwordHash", picture
    from customers where id = ${customerId} and status = 'active' for no key update`;
  return rows[0] ?? null;
}

/** Keeps an account from being deleted until the end of the transaction. False if it does not exist or is deleted. */
export async function lockCustomer(tx: Sql, customerId: CustomerId): Promise<boolean> {
  const rows = await tx`
    select from customers where id = ${customerId} and status <> 'deleted' for share`;
  return rows.length > 0;
}

export async function isAccountDeleted(db: Sql, customerId: CustomerId): Promise<boolean> {
  const rows = await db`select from customers where id = ${customerId} and status = 'deleted'`;
  return rows.length > 0;
}

/** The name under which a customer's reviews are published. The lock lasts until the end of the transaction. */
export async function lockAuthorName(tx: Sql, customerId: CustomerId): Promise<string | null> {
  const rows = await tx<{ fName: string; lName: string }[]>`
    select f_name as "fName", l_name as "lName" from customers
    where id = ${customerId} and status = 'active' for share`;
  const [row] = rows;
  if (!row) return null;
  const [initial] = row.lName;
  return initial === undefined ? row.fName : `${row.fName} ${initial}.`;
}

type Change = { fName: string; lName: string; email: string; passwordHash: string | null; picture: string | null };

/** A null field is left unchanged. False if another account has the email. */
export async function updateProfileRow(tx: Sql, customerId: CustomerId, change: Change): Promise<boolean> {
  const { fName, lName, email, passwordHash, picture } = change;
  // Serializes concurrent changes to one email, which would otherwise both see it as free.
  await tx`select pg_advisory_xact_lock(hashtextextended(${email}, 7))`;
  const rows = await tx<{ id: number }[]>`
    update customers set
      f_name = ${fName}, l_name = ${lName}, email = ${email},
      email_verified_at = case when email = ${email} then email_verified_at end,
      password_hash = coalesce(${passwordHash}, password_hash), picture = coalesce(${picture}, picture)
    where id = ${customerId}
      and not exists (select from customers other where other.email = ${email} and other.id <> ${customerId})
    returning id`;
  return rows.length > 0;
}

type SettingsChange = { language: string | null; notifiesOrders: boolean | null; notifiesOffers: boolean | null };

/** Returns where the newsletter is sent. */
export async function updateSettings(
  db: Sql,
  customerId: CustomerId,
  change: SettingsChange,
): Promise<NewsletterReader | null> {
  const rows = await db<NewsletterReader[]>`
    update customers set language = coalesce(${change.language}, language),
      notify_orders = coalesce(${change.notifiesOrders}, notify_orders),
      notify_offers = coalesce(${change.notifiesOffers}, notify_offers)
    where id = ${customerId} returning email, language`;
  return rows[0] ?? null;
}

/** Keeps the row because orders refer to its id, and erases the personal data. */
export async function eraseCustomer(tx: Sql, customerId: CustomerId, now: Date): Promise<void> {
  await tx`
    update customers set f_name = '', l_name = '', phone = null, email = null, password_hash = null, picture = null,
      phone_verified_at = null, email_verified_at = null, status = 'deleted', deleted_at = ${now},
      blocked_reason = null, blocked_at = null
    where id = ${customerId}`;
}
