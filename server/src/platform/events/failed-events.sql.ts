import type { Sql } from '@rialto/database/sql.ts';
import type { OutboxEvent } from './outbox.sql.ts';

export type FailedEvent = Omit<OutboxEvent, 'behind'> & { failedAt: Date; lastError: string };

const MOST_LISTED = 100;

export function listFailed(db: Sql): Promise<FailedEvent[]> {
  return db<FailedEvent[]>`
    select id, topic, key, payload, attempts, remaining_subscribers as remaining, failed_at as "failedAt",
      last_error as "lastError"
    from outbox where delivered_at is null and failed_at is not null
    order by failed_at, id limit ${MOST_LISTED}`;
}

export type RetriedEvent = Pick<OutboxEvent, 'topic' | 'key' | 'attempts'>;

/** The event with the attempts that it had; null if it is not a failed event. */
export async function clearFailure(db: Sql, id: number): Promise<RetriedEvent | null> {
  const rows = await db<RetriedEvent[]>`
    with failed as (
      select id, attempts from outbox
      where id = ${id} and failed_at is not null and delivered_at is null for update)
    update outbox o set failed_at = null, attempts = 0, retry_at = now()
    from failed where o.id = failed.id returning o.topic, o.key, failed.attempts`;
  return rows[0] ?? null;
}
