import type { Sql } from '@rialto/database/sql.ts';

type NewEvent = { provider: string; eventId: string; paymentId: string | null; kind: string; now: Date };

/** False for a repeated event. Of two concurrent inserts the second waits for the first transaction. */
export async function insertEvent(tx: Sql, { provider, eventId, paymentId, kind, now }: NewEvent): Promise<boolean> {
  const rows = await tx`
    insert into payment_events (provider, event_id, payment_id, kind, outcome, received_at)
    values (${provider}, ${eventId}, ${paymentId}, ${kind}, 'ignored', ${now})
    on conflict (provider, event_id) do nothing
    returning event_id`;
  return rows.length > 0;
}

export async function writeOutcome(tx: Sql, provider: string, eventId: string, outcome: string): Promise<void> {
  await tx`update payment_events set outcome = ${outcome} where provider = ${provider} and event_id = ${eventId}`;
}
