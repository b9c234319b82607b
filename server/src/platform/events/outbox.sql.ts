import { listOf } from '@rialto/database/part.ts';
import type { Sql } from '@rialto/database/sql.ts';

/** An event as it is stored. `key` is null in rows of releases that had none: those are delivered in any order. */
export type OutboxEvent = { id: number; topic: string; key: string | null; payload: unknown; attempts: number };

type NewEvent = { topic: string; key: string; cause: string; payload: unknown; isSubscribed: boolean };

export async function insertEvent(tx: Sql, { topic, key, cause, payload, isSubscribed }: NewEvent): Promise<void> {
  await tx`
    insert into outbox (topic, key, cause, payload, delivered_at)
    values (${topic}, ${key}, ${cause}, ${JSON.stringify(payload)}::jsonb, case when not ${isSubscribed} then now() end)
    on conflict (cause) do nothing`;
}

/**
 * Locks events that are due, each the first undelivered one of its key, that no other relay has locked. A later event of
 * the key waits even if its topic is not in the list: another release may subscribe to the earlier one.
 */
export function lockNextEvents(tx: Sql, topics: readonly string[], limit: number): Promise<OutboxEvent[]> {
  return tx<OutboxEvent[]>`
    select id, topic, key, payload, attempts from outbox o
    where delivered_at is null and failed_at is null and retry_at <= now() and topic = any(${listOf.texts(topics)})
      and not exists (
        select from outbox earlier
        where earlier.key = o.key and earlier.id < o.id and earlier.delivered_at is null and earlier.failed_at is null)
    order by retry_at, id limit ${limit} for update skip locked`;
}

export async function markDelivered(tx: Sql, ids: readonly number[]): Promise<void> {
  await tx`update outbox set delivered_at = now() where id = any(${listOf.bigints(ids)})`;
}

/**
 * Schedules the next attempt, at most a minute away, or sets the event aside; true if it was set aside. Changes nothing
 * if another relay has made an attempt since.
 */
export async function recordFailure(
  db: Sql,
  { id, attempts }: OutboxEvent,
  { error, maxAttempts }: { error: string; maxAttempts: number },
): Promise<boolean> {
  const rows = await db<{ isSetAside: boolean }[]>`
    update outbox set attempts = attempts + 1, last_error = ${error},
      retry_at = now() + least(60, power(2, attempts)) * interval '1 second',
      failed_at = case when attempts + 1 >= ${maxAttempts} then now() end
    where id = ${id} and delivered_at is null and attempts = ${attempts}
    returning failed_at is not null as "isSetAside"`;
  return rows[0]?.isSetAside ?? false;
}

/**
 * Marks events without a subscriber as delivered. Only older ones: while two releases run side by side, the other one
 * may subscribe to a topic that this one does not.
 */
export async function skipUnsubscribed(db: Sql, subscribed: readonly string[]): Promise<void> {
  await db`
    update outbox set delivered_at = now()
    where delivered_at is null and created_at < now() - interval '30 seconds'
      and not (topic = any(${subscribed}::text[]))`;
}

/** A day is enough to find out what happened. */
export async function deleteDelivered(db: Sql): Promise<void> {
  await db`delete from outbox where delivered_at < now() - interval '1 day'`;
}
