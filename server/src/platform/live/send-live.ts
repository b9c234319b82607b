import { atCommit, inTransaction, type Sql } from '@rialto/database/sql.ts';
import type { NewLiveEvent } from './live-event.ts';
import { insertLogged, lockLog, type LoggedEvent } from './live.sql.ts';

/** The events of each open transaction, which are inserted together. */
const collected = new WeakMap<object, Omit<LoggedEvent, 'id'>[]>();

/**
 * Sends an event to the open streams of its audiences, on every node, once the transaction commits, and logs it for those
 * that reconnect. Call it only in subscribers: its lock serialises commits, which placing an order must not wait for.
 */
export async function sendLive(tx: Sql, { audiences, name, data }: NewLiveEvent): Promise<void> {
  const event = { name, audiences: [...new Set(audiences)], data: JSON.stringify(data) };
  await inTransaction(tx, async (tx) => {
    const events = collected.get(tx.connection);
    if (events) return void events.push(event);
    const all = [event];
    collected.set(tx.connection, all);
    // With the commit, so that the lock is held for as short as possible and never while another one is waited for.
    atCommit(tx, [lockLog, (tx) => insertLogged(tx, all)]);
  });
}
