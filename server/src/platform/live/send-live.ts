import { atCommit, inTransaction, type Sql } from '@rialto/database/sql.ts';
import { recheckOf, type NewLiveEvent, type StreamOwner } from './live-event.ts';
import { insertLogged, lockLog, type LoggedEvent } from './live.sql.ts';

/** The events of each open transaction, which are inserted together. */
const collected = new WeakMap<object, Omit<LoggedEvent, 'id'>[]>();

/**
 * Sends an event to the open streams of its audiences, on every node, once the transaction commits, and logs it for those
 * that reconnect. Call it only in subscribers: its lock serialises commits, which placing an order must not wait for.
 */
export function sendLive(tx: Sql, { audiences, name, data }: NewLiveEvent): Promise<void> {
  return collect(tx, { name, audiences: [...new Set(audiences)], data: JSON.stringify(data) });
}

/** Has every node check at once whether the open streams of an owner may continue. */
export function recheckStreams(tx: Sql, owner: StreamOwner): Promise<void> {
  return collect(tx, { name: 'recheck', audiences: [recheckOf(owner)], data: '{}' });
}

async function collect(tx: Sql, event: Omit<LoggedEvent, 'id'>): Promise<void> {
  await inTransaction(tx, async (tx) => {
    const events = collected.get(tx.connection);
    if (events) return void events.push(event);
    const all = [event];
    collected.set(tx.connection, all);
    // With the commit, so that the lock is held for as short as possible and never while another one is waited for.
    atCommit(tx, [lockLog, (tx) => insertLogged(tx, all)]);
  });
}
