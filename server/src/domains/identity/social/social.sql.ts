import type { CustomerId } from '@rialto/database/ids.ts';
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

export type SocialRequest = { provider: string; state: string; nonce: string; codeVerifier: string };

/** A request can be used once: a response with the wrong state uses it up too. */
export async function useSocialRequest(
  db: Sql,
  idHash: Buffer,
  state: string,
  now: Date,
): Promise<SocialRequest | null> {
  const rows = await db<SocialRequest[]>`
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

export type LinkedAccount = { customerId: CustomerId; status: string; isPhoneVerified: boolean };

export async function findLinkedAccount(db: Sql, provider: string, subject: string): Promise<LinkedAccount | null> {
  const rows = await db<LinkedAccount[]>`
    select c.id as "customerId", c.status, c.phone_verified_at is not null as "isPhoneVerified"
    from social_accounts s join customers c on c.id = s.customer_id
    where s.provider = ${provider} and s.subject = ${subject}`;
  return rows[0] ?? null;
}

/** The active account with this verified email. */
export async function findVerifiedOwner(db: Sql, email: string): Promise<number | null> {
  const rows = await db<{ id: number }[]>`
    select id from customers where email = ${email} and email_verified_at is not null and status = 'active'`;
  return rows[0]?.id ?? null;
}

/** Removes an unverified email from its account, so that a customer who verified it can use it. */
export async function releaseUnverifiedEmail(db: Sql, email: string): Promise<void> {
  await db`update customers set email = null where email = ${email} and email_verified_at is null`;
}

/** False if the social account is already linked. */
export async function insertSocialAccount(
  db: Sql,
  { provider, subject, customerId, now }: { provider: string; subject: string; customerId: CustomerId; now: Date },
): Promise<boolean> {
  const rows = await db<{ provider: string }[]>`
    insert into social_accounts (provider, subject, customer_id, created_at)
    values (${provider}, ${subject}, ${customerId}, ${now}) on conflict do nothing returning provider`;
  return rows.length > 0;
}

/** What a provider returned about a person who has no account yet. */
export type SocialProfile = {
  provider: string;
  subject: string;
  fName: string;
  lName: string;
  /** Null unless the provider has verified it. */
  email: string | null;
};

export async function insertRegistration(
  db: Sql,
  tokenHash: Buffer,
  profile: SocialProfile,
  endsAt: Date,
): Promise<void> {
  await db`
    insert into social_registrations (token_hash, provider, subject, f_name, l_name, email, ends_at)
    values (${tokenHash}, ${profile.provider}, ${profile.subject}, ${profile.fName}, ${profile.lName}, ${profile.email}, ${endsAt})`;
}

export async function findRegistration(db: Sql, tokenHash: Buffer, now: Date): Promise<SocialProfile | null> {
  const rows = await db<SocialProfile[]>`
    select provider, subject, f_name as "fName", l_name as "lName", email
    from social_registrations where token_hash = ${tokenHash} and ends_at > ${now}`;
  return rows[0] ?? null;
}

/** Also deletes what a provider returned about this person while a registration was not finished. */
export async function deleteSocialDataOf(tx: Sql, customerId: CustomerId, email: string | null): Promise<void> {
  await tx`
    delete from social_registrations
    where email = ${email}
       or (provider, subject) in (select provider, subject from social_accounts where customer_id = ${customerId})`;
  await tx`delete from social_accounts where customer_id = ${customerId}`;
}
