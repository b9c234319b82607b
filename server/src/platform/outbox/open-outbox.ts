import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import type { App } from '../app.ts';
import { every } from '../every.ts';
import {
  deleteDelivered,
  markDelivered,
  markUnheard,
  postpone,
  takeWaiting,
  type Happening,
  type Waiting,
} from './outbox.sql.ts';
import type { HeardTopic } from './topics.ts';

/** What is done about a happening, in the transaction that marks it as delivered: its writes happen once. */
export type Listener = (tx: Sql, happening: Happening) => Promise<void>;
export type Outbox = {
  on(topic: HeardTopic, listener: Listener): void;
  /** Hands out all that waits; the relay does it every second. */
  deliver(): Promise<void>;
};

const EVERY_MS = 1_000;
const TIDY_EVERY_MS = 3_600_000;

/** The relay. Several nodes share the work, because each takes only what no other has in hand. */
export function openOutbox(app: App): Outbox {
  const { http, db } = app;
  const listeners = new Map<string, Listener[]>();

  async function deliver(): Promise<void> {
    await markUnheard(db, [...listeners.keys()]);
    while (await deliverOne()) continue;
  }

  async function deliverOne(): Promise<boolean> {
    let taken: Waiting | null = null;
    try {
      await inTransaction(db, async (tx) => {
        taken = await takeWaiting(tx, [...listeners.keys()]);
        if (!taken) return;
        for (const listener of listeners.get(taken.topic) ?? []) await listener(tx, taken);
        await markDelivered(tx, taken.id);
      });
    } catch (err) {
      if (!taken) throw err;
      http.log.warn({ err, topic: (taken as Waiting).topic }, 'A happening could not be handed on; it waits');
      await postpone(db, (taken as Waiting).id);
    }
    return taken !== null;
  }

  every(app, EVERY_MS, 'What was told could not be handed on', deliver);
  every(app, TIDY_EVERY_MS, 'What was handed on could not be tidied away', () => deleteDelivered(db));
  return {
    on: (topic, listener) => void listeners.set(topic, [...(listeners.get(topic) ?? []), listener]),
    deliver,
  };
}
