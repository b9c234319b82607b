import { listOf } from '@rialto/database/part.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { isHeard } from './topics.ts';

export type Happening = {
  topic: string;
  /** What caused it, unlike any other cause: the same one is told once. */
  cause: string;
  payload: Record<string, unknown>;
};
export type Waiting = Happening & { id: number };

export async function insertHappening(tx: Sql, { topic, cause, payload }: Happening): Promise<void> {
  await tx`
    insert into outbox (topic, cause, payload, delivered_at)
    values (${topic}, ${cause}, ${JSON.stringify(payload)}::jsonb, case when not ${isHeard(topic)} then now() end)
    on conflict (cause) do nothing`;
}

/** The oldest of these topics that waits and that no other node has in hand. */
export async function takeWaiting(tx: Sql, topics: readonly string[]): Promise<Waiting | null> {
  const rows = await tx<Waiting[]>`
    select id, topic, cause, payload from outbox
    where delivered_at is null and retry_at <= now() and topic = any(${listOf.texts(topics)})
    order by retry_at, id limit 1 for update skip locked`;
  return rows[0] ?? null;
}

export async function markDelivered(tx: Sql, id: number): Promise<void> {
  await tx`update outbox set delivered_at = now() where id = ${id}`;
}

/** An earlier release let everything wait that it told, and may run beside this one. */
export async function markUnheard(db: Sql, heard: readonly string[]): Promise<void> {
  await db`update outbox set delivered_at = now() where delivered_at is null and not (topic = any(${heard}::text[]))`;
}

/** Later and later, up to a minute: what fails now is rarely right a second later. */
export async function postpone(db: Sql, id: number): Promise<void> {
  await db`
    update outbox set attempts = attempts + 1, retry_at = now() + least(60, power(2, attempts)) * interval '1 second'
    where id = ${id} and delivered_at is null`;
}

export async function deleteDelivered(db: Sql): Promise<void> {
  await db`delete from outbox where delivered_at < now() - interval '7 days'`;
}
