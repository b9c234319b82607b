import { inSavepoint } from '@rialto/database/savepoint.ts';
import type { Sql, Tx } from '@rialto/database/sql.ts';
import type { Validator } from 'typebox/compile';
import type { EventType } from './event.ts';
import type { OutboxEvent } from './outbox.sql.ts';

/** Runs in the transaction that records the delivery, so its writes are committed exactly once. */
export type Subscriber<Payload> = (tx: Sql, payload: Payload) => Promise<void>;

export type Subscription = {
  event: EventType;
  payload: Validator;
  subscribers: Map<string, Subscriber<unknown>>;
};

type Failure = { subscriber: string; error: unknown };
/** What came of one delivery; `remaining` are the subscribers that still have to receive the event. */
export type Delivery = { event: OutboxEvent; failures: Failure[]; remaining: string[] };

/**
 * Calls the subscribers that have not received the event, except those that have not received an earlier one of its key.
 * Apart, each runs in a savepoint and fails alone; together, which takes fewer statements, the first failure is thrown.
 */
export async function deliverEvent(
  tx: Tx,
  event: OutboxEvent,
  { event: { name }, payload: validator, subscribers }: Subscription,
  { isApart }: { isApart: boolean },
): Promise<Delivery> {
  const { payload, remaining, behind } = event;
  if (!validator.Check(payload)) throw new Error(`The payload does not match the schema of ${name}`);
  const delivery: Delivery = { event, failures: [], remaining: [] };
  for (const name of remaining ?? subscribers.keys()) {
    const subscriber = subscribers.get(name);
    if (!subscriber || behind.includes(name)) delivery.remaining.push(name);
    else if (!isApart) await subscriber(tx, payload);
    else
      await inSavepoint(tx, (tx) => subscriber(tx, payload)).catch((error: unknown) => {
        delivery.failures.push({ subscriber: name, error });
        delivery.remaining.push(name);
      });
  }
  return delivery;
}
