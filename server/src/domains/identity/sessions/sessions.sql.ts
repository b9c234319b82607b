import type { CustomerId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { OutgoingMessage } from '../../../platform/messaging/outgoing-message.ts';

export type NewSession = {
  id: string;
  tokenHash: Buffer;
  customerId: CustomerId;
  device: string;
  now: Date;
  idleUntil: Date;
  endsAt: Date;
};

export async function insertSession(db: Sql, session: NewSession): Promise<void> {
  const { id, tokenHash, customerId, device, now, idleUntil, endsAt } = session;
  await db`
    insert into sessions (id, token_hash, customer_id, device, created_at, last_used_at, idle_until, ends_at)
    values (${id}, ${tokenHash}, ${customerId}, ${device}, ${now}, ${now}, ${idleUntil}, ${endsAt})`;
}

type LiveSession = { id: string; customerId: CustomerId; lastUsedAt: Date };

/** The unexpired session of a token, if its account is active. */
export async function findLiveSession(db: Sql, tokenHash: Buffer, now: Date): Promise<LiveSession | null> {
  const rows = await db<LiveSession[]>`
    select s.id, s.customer_id as "customerId", s.last_used_at as "lastUsedAt"
    from sessions s join customers c on c.id = s.customer_id
    where s.token_hash = ${tokenHash} and s.idle_until > ${now} and s.ends_at > ${now} and c.status = 'active'`;
  return rows[0] ?? null;
}

export async function touchSession(db: Sql, id: string, now: Date, idleUntil: Date): Promise<void> {
  await db`update sessions set last_used_at = ${now}, idle_until = ${idleUntil} where id = ${id}`;
}

export type SessionRow = { id: string; device: string; createdAt: Date; lastUsedAt: Date; isCurrent: boolean };

export function sessionsOf(db: Sql, customerId: CustomerId, tokenHash: Buffer, now: Date): Promise<SessionRow[]> {
  return db<SessionRow[]>`
    select id, device, created_at as "createdAt", last_used_at as "lastUsedAt", token_hash = ${tokenHash} as "isCurrent"
    from sessions where customer_id = ${customerId} and idle_until > ${now} and ends_at > ${now}
    order by last_used_at desc, id`;
}

/** The customer of the deleted session; null if there was none. */
export async function deleteSessionOfToken(db: Sql, tokenHash: Buffer): Promise<CustomerId | null> {
  const rows = await db<{ customerId: CustomerId }[]>`
    delete from sessions where token_hash = ${tokenHash} returning customer_id as "customerId"`;
  return rows[0]?.customerId ?? null;
}

/** False if this customer has no such session. */
export async function deleteSession(db: Sql, customerId: CustomerId, id: string): Promise<boolean> {
  const rows = await db<{ id: string }[]>`
    delete from sessions where id = ${id} and customer_id = ${customerId} returning id`;
  return rows.length > 0;
}

/** Deletes all sessions, except the one with this token hash if given. */
export async function deleteSessionsOf(
  db: Sql,
  customerId: CustomerId,
  exceptHash: Buffer | null = null,
): Promise<void> {
  await db`
    delete from sessions
    where customer_id = ${customerId} and (${exceptHash}::bytea is null or token_hash <> ${exceptHash}::bytea)`;
}

/** Deletes one batch and returns its size. Skips rows that another node has locked. */
export async function deleteSessionsEndedBefore(db: Sql, before: Date, limit: number): Promise<number> {
  const rows = await db`
    delete from sessions where id in (
      select id from sessions where least(idle_until, ends_at) < ${before}
      order by least(idle_until, ends_at) limit ${limit} for update skip locked
    )
    returning id`;
  return rows.length;
}

/** A push token belongs to one session at a time, also on a shared device. */
export async function movePushToken(db: Sql, tokenHash: Buffer, pushToken: string): Promise<void> {
  // The lock serializes concurrent moves, which would otherwise both see the token as free.
  await db`select pg_advisory_xact_lock(hashtextextended(${pushToken}, 6))`;
  await db`update sessions set push_token = null where push_token = ${pushToken} and token_hash <> ${tokenHash}`;
  await db`update sessions set push_token = ${pushToken} where token_hash = ${tokenHash}`;
}

type PushTarget = Pick<OutgoingMessage, 'language'> & { sessionId: string };

/** The sessions of a customer that have a push token, if the customer wants news about orders (ACC-10). */
export function pushTargetsOf(db: Sql, customerId: CustomerId): Promise<PushTarget[]> {
  return db<PushTarget[]>`
    select s.id as "sessionId", c.language from sessions s join customers c on c.id = s.customer_id
    where s.customer_id = ${customerId} and s.push_token is not null and c.status = 'active' and c.notify_orders`;
}

export async function findPushToken(db: Sql, sessionId: string): Promise<string | null> {
  const rows = await db<{ pushToken: string | null }[]>`
    select push_token as "pushToken" from sessions where id = ${sessionId}`;
  return rows[0]?.pushToken ?? null;
}

/** The push service says that the browser no longer has this subscription. */
export async function dropPushToken(db: Sql, pushToken: string): Promise<void> {
  await db`update sessions set push_token = null where push_token = ${pushToken}`;
}
