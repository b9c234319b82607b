import { atCommit, inTransaction, type Sql } from '@rialto/database/sql.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Static, TSchema } from 'typebox';
import { Check } from 'typebox/value';
import type { EventType } from './event.ts';
import { lockNextEvents, markDelivered, recordFailure, type OutboxEvent } from './outbox.sql.ts';
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
/** In one transaction, because committing one takes longer than most subscribers. */
const EVENTS_AT_ONCE = 25;
const MAX_ATTEMPTS = 10;

type Subscription = { event: EventType; subscribers: Subscriber<unknown>[] };

/** The relay: delivers stored events at least once, in order per key. Any number of relays may run on one database. */
export function openEvents({ db, log }: { db: Sql; log: FastifyBaseLogger }): Events {
  const subscriptions = new Map<string, Subscription>();
  const topics = () => [...subscriptions.keys()];

  /** Delivers up to this many events in one transaction, and returns how many it took; null if one of several failed. */
  async function deliverNext(limit: number): Promise<number | null> {
    let taken: OutboxEvent[] = [];
    try {
      await inTransaction(db, async (tx) => {
        taken = await lockNextEvents(tx, topics(), limit);
        if (taken.length === 0) return;
        for (const event of taken) await callSubscribers(tx, event, subscriptions.get(event.topic));
        atCommit(tx, [
          (tx) =>
            markDelivered(
              tx,
              taken.map(({ id }) => id),
            ),
        ]);
      });
    } catch (err) {
      const [event, ...others] = taken;
      if (!event) throw err;
      // Which of them failed, and whether alone, is known after each was delivered by itself.
      if (others.length > 0) return null;
      await handleFailure(db, log, event, err);
    }
    return taken.length;
  }

  async function deliverInTurn(): Promise<void> {
    for (let single = 0; ; single -= 1) {
      const taken = await deliverNext(single > 0 ? 1 : EVENTS_AT_ONCE);
      if (taken === 0) return;
      if (taken === null) single = EVENTS_AT_ONCE + 1;
    }
  }

  /** One worker is enough for a batch that is not full, and the others would only look. */
  async function deliver(): Promise<void> {
    const taken = await deliverNext(EVENTS_AT_ONCE);
    if (taken === 0) return;
    if (taken !== null && taken < EVENTS_AT_ONCE) return deliverInTurn();
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
