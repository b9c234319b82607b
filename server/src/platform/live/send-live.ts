import { atCommit, inTransaction, type Sql } from '@rialto/database/sql.ts';
import type { NewLiveEvent } from './live-event.ts';
import { insertLogged, lockLog } from './live.sql.ts';

/**
 * Sends an event to the open streams of its audiences, on every node, once the transaction commits. It is logged, so that
 * streams that are away for a moment get it too. Call it in subscribers of events: the notification and its lock serialise
 * commits, which placing an order must not wait for.
 */
export async function sendLive(tx: Sql, { audiences, name, data }: NewLiveEvent): Promise<void> {
  const event = { name, audiences: [...new Set(audiences)], data: JSON.stringify(data) };
  // With the commit, so that the lock is held for as short as possible and never while another one is waited for.
  await inTransaction(tx, async (tx) => atCommit(tx, [lockLog, (tx) => insertLogged(tx, event)]));
}
