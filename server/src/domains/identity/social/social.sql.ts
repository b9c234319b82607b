import type { Sql } from '@rialto/database/sql.ts';

type NewSocialRequest = {
  idHash: Buffer;
  provider: string;
  state: string;
  nonce: string;
  codeVerifier: string;
  endsAt: Date;
};

export async function insertSocialRequest(db: Sql, request: NewSocialRequest): Promise<void> {
  const { idHash, provider, state, nonce, codeVerifier, endsAt } = request;
  await db`
    insert into social_requests (id_hash, provider, state, nonce, code_verifier, ends_at)
    values (${idHash}, ${provider}, ${state}, ${nonce}, ${codeVerifier}, ${endsAt})`;
}

export type SocialRequest = { provider: string; nonce: string; codeVerifier: string };

/** A way out has one way back: used by whoever comes first, right or wrong. */
export async function useSocialRequest(
  db: Sql,
  idHash: Buffer,
  state: string,
  now: Date,
): Promise<SocialRequest | null> {
  const rows = await db<(SocialRequest & { state: string })[]>`
    update social_requests set used_at = ${now}
    where id_hash = ${idHash} and used_at is null and ends_at > ${now}
    returning provider, state, nonce, code_verifier as "codeVerifier"`;
  const [request] = rows;
  return request && request.state === state ? request : null;
}

export async function deleteOldSocialRequests(db: Sql, now: Date): Promise<void> {
  await db`delete from social_requests where ends_at <= ${now}`;
  await db`delete from social_registrations where ends_at <= ${now}`;
}

export type Linked = { customerId: number; status: string; isPhoneVerified: boolean };

export async function findLinked(db: Sql, provider: string, subject: string): Promise<Linked | null> {
  const rows = await db<Linked[]>`
    select c.id as "customerId", c.status, c.phone_verified_at is not null as "isPhoneVerified"
    from social_accounts s join customers c on c.id = s.customer_id
    where s.provider = ${provider} and s.subject = ${subject}`;
  return rows[0] ?? null;
}

/** The account whose owner has proven this e-mail. */
export async function findVerifiedOwner(db: Sql, email: string): Promise<number | null> {
  const rows = await db<{ id: number }[]>`
    select id from customers where email = ${email} and email_verified_at is not null and status = 'active'`;
  return rows[0]?.id ?? null;
}

/** An e-mail that was only typed gives way to who can prove it; else anybody could wait under a stranger's name. */
export async function releaseUnverifiedEmail(db: Sql, email: string): Promise<void> {
  await db`update customers set email = null where email = ${email} and email_verified_at is null`;
}

/** False when it is linked already. */
export async function insertSocialAccount(
  db: Sql,
  { provider, subject, customerId, now }: { provider: string; subject: string; customerId: number; now: Date },
): Promise<boolean> {
  const rows = await db<{ provider: string }[]>`
    insert into social_accounts (provider, subject, customer_id, created_at)
    values (${provider}, ${subject}, ${customerId}, ${now}) on conflict do nothing returning provider`;
  return rows.length > 0;
}

export type Registration = {
  provider: string;
  subject: string;
  fName: string;
  lName: string;
  /** Only where the other side vouches for it. */
  email: string | null;
};

export async function insertRegistration(db: Sql, tokenHash: Buffer, told: Registration, endsAt: Date): Promise<void> {
  await db`
    insert into social_registrations (token_hash, provider, subject, f_name, l_name, email, ends_at)
    values (${tokenHash}, ${told.provider}, ${told.subject}, ${told.fName}, ${told.lName}, ${told.email}, ${endsAt})`;
}

export async function findRegistration(db: Sql, tokenHash: Buffer, now: Date): Promise<Registration | null> {
  const rows = await db<Registration[]>`
    select provider, subject, f_name as "fName", l_name as "lName", email
    from social_registrations where token_hash = ${tokenHash} and ends_at > ${now}`;
  return rows[0] ?? null;
}
