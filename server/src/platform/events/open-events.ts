import { atCommit, inTransaction, type Sql } from '@rialto/database/sql.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { deliverEvent, type Delivery, type Subscriber, type Subscription } from './deliver-event.ts';
import type { EventType } from './event.ts';
import { lockNextEvents, markDelivered, type OutboxEvent, type SubscriberName } from './outbox.sql.ts';
import { logFailure, recordFailedEvent, recordPartialDelivery } from './record-delivery.ts';
import { hasSubscriber, type SubscribedTopic } from './subscribed-topics.ts';

export type Events = {
  /**
   * The name is stored with events that still have to reach this subscriber. A subscriber of several events has one name,
   * and receives all events of a key in order.
   */
  subscribe<Payload extends TSchema>(
    event: EventType<SubscribedTopic, Payload>,
    name: string,
    subscriber: Subscriber<Static<Payload>>,
  ): void;
  /** Delivers all events that are due. */
  deliver(): Promise<void>;
  subscribers(): SubscriberName[];
};

const CONCURRENT_DELIVERIES = 3;
/** In one transaction, because committing one takes longer than most subscribers. */
const EVENTS_AT_ONCE = 25;

export function openEvents({ db, log }: { db: Sql; log: FastifyBaseLogger }): Events {
  const subscriptions = new Map<string, Subscription>();
  const subscribers = () =>
    [...subscriptions].flatMap(([topic, of]) => [...of.subscribers.keys()].map((name) => ({ topic, name })));

  /** Delivers these events in one transaction, and logs who failed. `onTaken` is called before any subscriber. */
  async function deliverTaken(limit: number, onTaken: (events: OutboxEvent[]) => void): Promise<void> {
    const failed = await inTransaction(db, async (tx) => {
      const taken = await lockNextEvents(tx, subscribers(), limit);
      onTaken(taken);
      const partial: (Delivery & { isSetAside: boolean })[] = [];
      const delivered: number[] = [];
      for (const event of taken) {
        const subscription = subscriptions.get(event.topic) as Subscription;
        const isApart = limit === 1 || event.attempts > 0;
        const delivery = await deliverEvent(tx, event, subscription, { isApart });
        if (delivery.remaining.length === 0) delivered.push(event.id);
        else partial.push({ ...delivery, isSetAside: await recordPartialDelivery(tx, delivery) });
      }
      if (delivered.length > 0) atCommit(tx, [(tx) => markDelivered(tx, delivered)]);
      return partial;
    });
    for (const { event, failures, isSetAside } of failed)
      for (const { subscriber, error: err } of failures) logFailure(log, event, { err, subscriber, isSetAside });
  }

  /** Delivers up to this many events, and returns how many it took; null if one of a batch failed. */
  async function deliverNext(limit: number): Promise<number | null> {
    let taken: OutboxEvent[] = [];
    try {
      await deliverTaken(limit, (events) => (taken = events));
    } catch (err) {
      const [event] = taken;
      if (!event) throw err;
      // Which of them failed, and which of its subscribers, is known after each was delivered by itself.
      if (limit > 1) return null;
      await recordFailedEvent(db, log, event, err);
    }
    return taken.length;
  }

  async function deliverInTurn(single: number): Promise<void> {
    for (let left = single; ; left -= 1) {
      const taken = await deliverNext(left > 0 ? 1 : EVENTS_AT_ONCE);
      if (taken === 0) return;
      if (taken === null) left = EVENTS_AT_ONCE + 1;
    }
  }

  /** One worker is enough for a batch that is not full, and the others would only look. */
  async function deliver(): Promise<void> {
    const taken = await deliverNext(EVENTS_AT_ONCE);
    if (taken === 0) return;
    if (taken !== null && taken < EVENTS_AT_ONCE) return deliverInTurn(0);
    const single = taken === null ? EVENTS_AT_ONCE : 0;
    const workers = await Promise.allSettled(
      Array.from({ length: CONCURRENT_DELIVERIES }, () => deliverInTurn(single)),
    );
    const failed = workers.find((worker) => worker.status === 'rejected');
    if (failed) throw failed.reason;
  }

  return {
    subscribe(event, name, subscriber) {
      const { name: topic } = event;
      if (!hasSubscriber(topic)) throw new Error(`Add ${String(topic)} to subscribed-topics.ts`);
      const subscription = subscriptions.get(topic) ?? {
        event,
        payload: Compile(event.payload),
        subscribers: new Map(),
      };
      if (subscription.subscribers.has(name)) throw new Error(`Two subscribers of ${topic} are named “${name}”`);
      subscription.subscribers.set(name, subscriber as Subscriber<unknown>);
      subscriptions.set(topic, subscription);
    },
    deliver,
    subscribers,
  };
}
