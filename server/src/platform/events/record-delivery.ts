import type { Sql, Tx } from '@rialto/database/sql.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Delivery } from './deliver-event.ts';
import { recordFailure, recordRemaining, type OutboxEvent } from './outbox.sql.ts';

const MAX_ATTEMPTS = 10;

/** Records a delivery that did not reach all subscribers; true if the event is set aside. */
export async function recordPartialDelivery(tx: Tx, { event, failures, remaining }: Delivery): Promise<boolean> {
  if (failures.length === 0) {
    await recordRemaining(tx, event.id, remaining);
    return false;
  }
  const error = failures.map(({ error }) => textOf(error)).join('; ');
  return recordFailure(tx, event, { error, remaining, maxAttempts: MAX_ATTEMPTS });
}

/** After the rollback of an event that failed as a whole: it does not match its schema, or its commit failed. */
export async function recordFailedEvent(db: Sql, log: FastifyBaseLogger, event: OutboxEvent, err: unknown) {
  const { remaining } = event;
  // A payload that does not match is retried too: a node of a newer release may read it.
  const isSetAside = await recordFailure(db, event, { error: textOf(err), remaining, maxAttempts: MAX_ATTEMPTS });
  logFailure(log, event, { err, isSetAside });
}

export function logFailure(
  log: FastifyBaseLogger,
  { id, topic, key }: OutboxEvent,
  { isSetAside, ...cause }: { err: unknown; subscriber?: string; isSetAside: boolean },
): void {
  const fields = { ...cause, eventId: id, topic, key };
  if (isSetAside) log.error(fields, 'Outbox event failed and was set aside');
  else log.warn(fields, 'Outbox delivery failed; will retry');
}

const textOf = (error: unknown) => (error instanceof Error ? `${error.name}: ${error.message}` : String(error));
