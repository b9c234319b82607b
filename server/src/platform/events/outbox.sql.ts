import { listOf, part, type Part } from '@rialto/database/part.ts';
import type { Sql } from '@rialto/database/sql.ts';

/** An event as it is stored. */
export type OutboxEvent = {
  id: number;
  topic: string;
  /** Null in rows of releases that had none: those are delivered in any order. */
  key: string | null;
  payload: unknown;
  attempts: number;
  /** The subscribers that still have to receive the event; null for all. */
  remaining: string[] | null;
  /** The subscribers that still have to receive an earlier event of the key. */
  behind: string[];
};

export type SubscriberName = { topic: string; name: string };

type NewEvent = { topic: string; key: string; cause: string; payload: unknown; isSubscribed: boolean };

export async function insertEvent(tx: Sql, { topic, key, cause, payload, isSubscribed }: NewEvent): Promise<void> {
  await tx`
    insert into outbox (topic, key, cause, payload, delivered_at)
    values (${topic}, ${key}, ${cause}, ${JSON.stringify(payload)}::jsonb, case when not ${isSubscribed} then now() end)
    on conflict (cause) do nothing`;
}

/**
 * Locks events that are due and that no other relay has locked. An event waits until each earlier one of its key was
 * delivered at least in part, also of topics that only another release subscribes to; what remains waits per subscriber.
 */
export function lockNextEvents(tx: Sql, subscribers: readonly SubscriberName[], limit: number): Promise<OutboxEvent[]> {
  const topics = [...new Set(subscribers.map(({ topic }) => topic))];
  return tx<OutboxEvent[]>`
    select id, topic, key, payload, attempts, remaining_subscribers as remaining, array(
      select unnest(earlier.remaining_subscribers) from outbox earlier
      where earlier.key = o.key and earlier.id < o.id and earlier.delivered_at is null and earlier.failed_at is null
    ) as behind
    from outbox o
    where delivered_at is null and failed_at is null and retry_at <= now() and topic = any(${listOf.texts(topics)})
      and (remaining_subscribers is null or ${hasAnyOf(subscribers)})
      and not exists (
        select from outbox earlier
        where earlier.key = o.key and earlier.id < o.id and earlier.delivered_at is null and earlier.failed_at is null
          and (earlier.remaining_subscribers is null or earlier.remaining_subscribers && o.remaining_subscribers))
    order by retry_at, id limit ${limit} for update skip locked`;
}

/** Whether one of these subscribers still has to receive the event. */
function hasAnyOf(subscribers: readonly SubscriberName[]): Part {
  const topics = subscribers.map(({ topic }) => topic);
  const names = subscribers.map(({ name }) => name);
  return part`exists (
    select from unnest(${listOf.texts(topics)}, ${listOf.texts(names)}) as known (topic, name)
    where known.topic = o.topic and known.name = any(o.remaining_subscribers))`;
}

export async function markDelivered(tx: Sql, ids: readonly number[]): Promise<void> {
  await tx`update outbox set delivered_at = now() where id = any(${listOf.bigints(ids)})`;
}

/** For an event that some subscribers must not receive yet. */
export async function recordRemaining(tx: Sql, id: number, remaining: readonly string[]): Promise<void> {
  await tx`update outbox set remaining_subscribers = ${remaining} where id = ${id}`;
}

/**
 * Schedules the next attempt, at most a minute away, or sets the event aside; true if it was set aside. Changes nothing
 * if another relay has made an attempt since.
 */
export async function recordFailure(
  db: Sql,
  { id, attempts }: OutboxEvent,
  { error, remaining, maxAttempts }: { error: string; remaining: readonly string[] | null; maxAttempts: number },
): Promise<boolean> {
  const rows = await db<{ isSetAside: boolean }[]>`
    update outbox set attempts = attempts + 1, last_error = ${error}, remaining_subscribers = ${remaining},
      retry_at = now() + least(60, power(2, attempts)) * interval '1 second',
      failed_at = case when attempts + 1 >= ${maxAttempts} then now() end
    where id = ${id} and delivered_at is null and attempts = ${attempts}
    returning failed_at is not null as "isSetAside"`;
  return rows[0]?.isSetAside ?? false;
}

/**
 * Marks events as delivered that no subscriber of this release still has to receive. Only older ones: while two releases
 * run side by side, the other one may have such a subscriber.
 */
export async function skipUnsubscribed(db: Sql, subscribers: readonly SubscriberName[]): Promise<void> {
  const topics = subscribers.map(({ topic }) => topic);
  await db`
    update outbox o set delivered_at = now()
    where delivered_at is null and created_at < now() - interval '30 seconds'
      and (not (topic = any(${topics}::text[])) or remaining_subscribers is not null and not ${hasAnyOf(subscribers)})`;
}

/** A day is enough to find out what happened. */
export async function deleteDelivered(db: Sql): Promise<void> {
  await db`delete from outbox where delivered_at < now() - interval '1 day'`;
}
