import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import type { App } from '../app.ts';
import {
  deleteDelivered,
  markDelivered,
  markUnheard,
  postpone,
  takeWaiting,
  type Happening,
  type Waiting,
} from './outbox.sql.ts';

/** What is done about a happening, in the transaction that marks it as delivered: its writes happen once. */
export type Listener = (tx: Sql, happening: Happening) => Promise<void>;
export type Outbox = {
  on(topic: string, listener: Listener): void;
  /** Hands out all that waits; the relay does it every second. */
  deliver(): Promise<void>;
};

const EVERY_MS = 1_000;
const TIDY_EVERY_MS = 3_600_000;

/** The relay. Several nodes share the work, because each takes only what no other has in hand. */
export function openOutbox({ http, db }: Pick<App, 'http' | 'db'>): Outbox {
  const listeners = new Map<string, Listener[]>();

  async function deliver(): Promise<void> {
    await markUnheard(db, [...listeners.keys()]);
    while (await deliverOne()) continue;
  }

  async function deliverOne(): Promise<boolean> {
    let taken: Waiting | null = null;
    try {
      await inTransaction(db, async (tx) => {
        taken = await takeWaiting(tx);
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

  keepRunning(http, EVERY_MS, deliver);
  keepRunning(http, TIDY_EVERY_MS, () => deleteDelivered(db));
  return {
    on: (topic, listener) => void listeners.set(topic, [...(listeners.get(topic) ?? []), listener]),
    deliver,
  };
}

/** Again some time after the last time ended, so that a slow database is not asked twice at once. */
function keepRunning(http: App['http'], everyMs: number, work: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let isOver = false;
  const again = () => {
    if (isOver) return;
    timer = setTimeout(() => {
      running = work()
        .catch((err: unknown) => http.log.warn({ err }, 'What was told could not be handed on'))
        .finally(again);
    }, everyMs).unref();
  };
  http.addHook('onReady', async () => again());
  http.addHook('onClose', async () => {
    isOver = true;
    clearTimeout(timer);
    await running;
  });
}
