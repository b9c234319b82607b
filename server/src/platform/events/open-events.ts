import { atCommit, inTransaction, type Sql } from '@rialto/database/sql.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Static, TSchema } from 'typebox';
import { Check } from 'typebox/value';
import type { EventType } from './event.ts';
import { lockNextEvent, markDelivered, recordFailure, type OutboxEvent } from './outbox.sql.ts';
import { hasSubscriber, type SubscribedTopic } from './subscribed-topics.ts';

/** Runs in the transaction that marks the event as delivered, so its writes are committed exactly once. */
export type Subscriber<Payload> = (tx: Sql, payload: Payload) => Promise<void>;

export type Events = {
  subscribe<Payload extends TSchema>(
    event: EventType<SubscribedTopic, Payload>,
    subscriber: Subscriber<Static<Payload>>,
  ): void;
  /** Delivers all events that are due. */
  deliver(): Promise<void>;
  /** What has been subscribed to. */
  topics(): string[];
};

const CONCURRENT_DELIVERIES = 3;
const MAX_ATTEMPTS = 10;

type Subscription = { event: EventType; subscribers: Subscriber<unknown>[] };

/** The relay: delivers stored events at least once, in order per key. Any number of relays may run on one database. */
export function openEvents({ db, log }: { db: Sql; log: FastifyBaseLogger }): Events {
  const subscriptions = new Map<string, Subscription>();
  const topics = () => [...subscriptions.keys()];

  async function deliverNext(): Promise<boolean> {
    let taken: OutboxEvent | null = null;
    try {
      await inTransaction(db, async (tx) => {
        taken = await lockNextEvent(tx, topics());
        if (!taken) return;
        await callSubscribers(tx, taken, subscriptions.get(taken.topic));
        const { id } = taken;
        atCommit(tx, [(tx) => markDelivered(tx, id)]);
      });
    } catch (err) {
      if (!taken) throw err;
      await handleFailure(db, log, taken, err);
    }
    return taken !== null;
  }

  async function deliverInTurn(): Promise<void> {
    while (await deliverNext()) continue;
  }

  async function deliver(): Promise<void> {
    const workers = await Promise.allSettled(Array.from({ length: CONCURRENT_DELIVERIES }, deliverInTurn));
    const failed = workers.find((worker) => worker.status === 'rejected');
    if (failed) throw failed.reason;
  }

  return {
    subscribe(event, subscriber) {
      if (!hasSubscriber(event.name)) throw new Error(`Add ${String(event.name)} to subscribed-topics.ts`);
      const { subscribers } = subscriptions.get(event.name) ?? { subscribers: [] };
      subscriptions.set(event.name, { event, subscribers: [...subscribers, subscriber as Subscriber<unknown>] });
    },
    deliver,
    topics,
  };
}

async function callSubscribers(
  tx: Sql,
  { payload }: OutboxEvent,
  subscription: Subscription | undefined,
): Promise<void> {
  if (!subscription) return;
  const { event, subscribers } = subscription;
  if (!Check(event.payload, payload)) throw new Error(`The payload does not match the schema of ${event.name}`);
  for (const subscriber of subscribers) await subscriber(tx, payload);
}

/** Called after the rollback. A payload that does not match is retried too: a node of a newer release may read it. */
async function handleFailure(db: Sql, log: FastifyBaseLogger, event: OutboxEvent, err: unknown): Promise<void> {
  const { id, topic, key } = event;
  const error = err instanceof Error ? `${err.name}: ${err.message}` : String(err);
  const isSetAside = await recordFailure(db, event, { error, maxAttempts: MAX_ATTEMPTS });
  if (isSetAside) log.error({ err, eventId: id, topic, key }, 'Outbox event failed and was set aside');
  else log.warn({ err, eventId: id, topic, key }, 'Outbox delivery failed; will retry');
}
