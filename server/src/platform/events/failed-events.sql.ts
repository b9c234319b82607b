import type { Sql } from '@rialto/database/sql.ts';
import type { OutboxEvent } from './outbox.sql.ts';

export type FailedEvent = OutboxEvent & { failedAt: Date; lastError: string };

const MOST_LISTED = 100;

export function listFailed(db: Sql): Promise<FailedEvent[]> {
  return db<FailedEvent[]>`
    select id, topic, key, payload, attempts, failed_at as "failedAt", last_error as "lastError"
    from outbox where delivered_at is null and failed_at is not null
    order by failed_at, id limit ${MOST_LISTED}`;
}

export async function clearFailure(db: Sql, id: number): Promise<boolean> {
  const rows = await db`
    update outbox set failed_at = null, attempts = 0, retry_at = now()
    where id = ${id} and failed_at is not null and delivered_at is null returning id`;
  return rows.length > 0;
}
