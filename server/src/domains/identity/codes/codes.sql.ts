import type { CustomerId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';

export type Purpose = 'sign_up' | 'reset_password' | 'social_register' | 'social_link';
export type MessageKind = 'sign_up_code' | 'reset_code' | 'link_code' | 'account_exists';

export type NewCodeRequest = {
  idHash: Buffer;
  purpose: Purpose;
  customerId: CustomerId | null;
  channel: 'sms' | 'email';
  contact: string;
  messageKind: MessageKind;
  payload: Record<string, unknown>;
  codeHash: Buffer | null;
  codeEndsAt: Date;
  now: Date;
};

export async function insertCodeRequest(db: Sql, request: NewCodeRequest): Promise<void> {
  const { idHash, purpose, customerId, channel, contact, messageKind, payload, codeHash, codeEndsAt, now } = request;
  await db`
    insert into code_requests (id_hash, purpose, customer_id, channel, contact, message_kind, payload, code_hash,
      code_ends_at, created_at)
    values (${idHash}, ${purpose}, ${customerId}, ${channel}, ${contact}, ${messageKind}, ${payload}, ${codeHash},
      ${codeEndsAt}, ${now})`;
}

export type CodeRequest = {
  purpose: Purpose;
  customerId: CustomerId | null;
  channel: 'sms' | 'email';
  contact: string;
  messageKind: MessageKind;
  payload: Record<string, unknown>;
  codeHash: Buffer | null;
};

/** An unused request that can still be confirmed or get another code. */
export async function findCodeRequest(db: Sql, idHash: Buffer, youngerThan: Date): Promise<CodeRequest | null> {
  const rows = await db<CodeRequest[]>`
    select purpose, customer_id as "customerId", channel, contact, message_kind as "messageKind", payload,
           code_hash as "codeHash"
    from code_requests where id_hash = ${idHash} and used_at is null and created_at > ${youngerThan}`;
  return rows[0] ?? null;
}

/** Counts a try before the code is compared. Null if no try is left or the code has expired. */
export async function spendTry(db: Sql, idHash: Buffer, purposes: Purpose[], now: Date): Promise<CodeRequest | null> {
  const rows = await db<CodeRequest[]>`
    update code_requests set tries = tries + 1
    where id_hash = ${idHash} and purpose = any(${purposes}) and used_at is null and code_ends_at > ${now} and tries < 5
    returning purpose, customer_id as "customerId", channel, contact, message_kind as "messageKind", payload,
              code_hash as "codeHash"`;
  return rows[0] ?? null;
}

/** False if a concurrent request has used it. */
export async function useCodeRequest(db: Sql, idHash: Buffer, now: Date): Promise<boolean> {
  const rows = await db<{ used: Date }[]>`
    update code_requests set used_at = ${now}, payload = '{}' where id_hash = ${idHash} and used_at is null
    returning used_at as used`;
  return rows.length > 0;
}

export async function replaceCode(db: Sql, idHash: Buffer, codeHash: Buffer | null, codeEndsAt: Date): Promise<void> {
  await db`
    update code_requests set code_hash = ${codeHash}, code_ends_at = ${codeEndsAt}, tries = 0
    where id_hash = ${idHash} and used_at is null`;
}

export async function setResetToken(db: Sql, idHash: Buffer, resetHash: Buffer, endsAt: Date): Promise<void> {
  await db`update code_requests set reset_hash = ${resetHash}, reset_ends_at = ${endsAt} where id_hash = ${idHash}`;
}

/** Uses up the token and returns the account whose password may be set. */
export async function useResetToken(db: Sql, resetHash: Buffer, now: Date): Promise<number | null> {
  const rows = await db<{ customerId: CustomerId }[]>`
    update code_requests set reset_used_at = ${now}
    where reset_hash = ${resetHash} and reset_ends_at > ${now} and reset_used_at is null and customer_id is not null
    returning customer_id as "customerId"`;
  return rows[0]?.customerId ?? null;
}

export async function deleteCodeRequestsBefore(db: Sql, before: Date): Promise<void> {
  await db`delete from code_requests where created_at < ${before}`;
}

/** Also deletes requests with the same phone or email from before the account existed. */
export async function deleteCodeRequestsOf(
  db: Sql,
  customerId: CustomerId,
  { phone, email }: { phone: string; email: string | null },
): Promise<void> {
  const contacts = [phone, ...(email === null ? [] : [email])];
  await db`delete from code_requests where customer_id = ${customerId} or contact = any(${contacts})`;
}
