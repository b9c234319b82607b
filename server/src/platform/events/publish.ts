import { afterCommit, type Sql } from '@rialto/database/sql.ts';
import type { Static, TSchema } from 'typebox';
import type { EventType } from './event.ts';
import { eventsCommitted } from './events-committed.ts';
import { insertEvent } from './outbox.sql.ts';
import { hasSubscriber } from './subscribed-topics.ts';

/**
 * Stores the event in the transaction that caused it, so it exists exactly when the change does. Events of one key keep
 * their order only if their publishers lock the row that the key names.
 */
export async function publish<Payload extends TSchema>(
  tx: Sql,
  { name: topic, key, cause }: EventType<string, Payload>,
  payload: Static<Payload>,
): Promise<void> {
  const isSubscribed = hasSubscriber(topic);
  await insertEvent(tx, { topic, key: key(payload), cause: cause(payload), payload, isSubscribed });
  if (isSubscribed) afterCommit(tx, eventsCommitted.wake);
}
