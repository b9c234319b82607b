import type { Sql } from '@rialto/database/sql.ts';
import { randomUUID } from 'node:crypto';
import type { QueuedNotice } from './push-notice.ts';

export type PushKeys = { publicKey: string; privateKey: string };

export async function findPushKeys(db: Sql): Promise<PushKeys | null> {
  const rows = await db<PushKeys[]>`select public_key as "publicKey", private_key as "privateKey" from push_keys`;
  return rows[0] ?? null;
}

/** Does nothing if another node was first. */
export async function insertPushKeys(db: Sql, { publicKey, privateKey }: PushKeys, now: Date): Promise<void> {
  await db`
    insert into push_keys (public_key, private_key, created_at) values (${publicKey}, ${privateKey}, ${now})
    on conflict do nothing`;
}

type NewPush = { sessionId: string; notice: QueuedNotice; now: Date; dueAt: Date; endsAt: Date };

export async function insertPush(db: Sql, { sessionId, notice, now, dueAt, endsAt }: NewPush): Promise<void> {
  await db`
    insert into push_out (id, session_id, payload, created_at, ends_at, next_try_at)
    values (${randomUUID()}, ${sessionId}, ${JSON.stringify(notice)}::jsonb, ${now}, ${endsAt}, ${dueAt})`;
}

export type DuePush = { id: string; sessionId: string; payload: QueuedNotice; tries: number };

/** Leases due notices to this node. If the node crashes, they are due again when the lease ends. */
export function leaseDuePushes(db: Sql, now: Date, leasedUntil: Date, limit: number): Promise<DuePush[]> {
  return db<DuePush[]>`
    update push_out set tries = tries + 1, next_try_at = ${leasedUntil}
    where id in (
      select id from push_out where next_try_at <= ${now} and ends_at > ${now}
      order by next_try_at limit ${limit} for update skip locked)
    returning id, session_id as "sessionId", payload, tries`;
}

export async function postponePush(db: Sql, id: string, nextTryAt: Date): Promise<void> {
  await db`update push_out set next_try_at = ${nextTryAt} where id = ${id}`;
}

export async function deletePush(db: Sql, id: string): Promise<void> {
  await db`delete from push_out where id = ${id}`;
}

export async function deletePushesEndedBefore(db: Sql, now: Date): Promise<void> {
  await db`delete from push_out where ends_at <= ${now}`;
}
