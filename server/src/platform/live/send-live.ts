import { atCommit, inTransaction, type Sql } from '@rialto/database/sql.ts';
import type { NewLiveEvent } from './live-event.ts';
import { insertLogged, lockLog } from './live.sql.ts';

/**
 * Sends an event to the open streams of its audiences, on every node, once the transaction commits, and logs it for those
 * that reconnect. Call it only in subscribers: its lock serialises commits, which placing an order must not wait for.
 */
export async function sendLive(tx: Sql, { audiences, name, data }: NewLiveEvent): Promise<void> {
  const event = { name, audiences: [...new Set(audiences)], data: JSON.stringify(data) };
  // With the commit, so that the lock is held for as short as possible and never while another one is waited for.
  await inTransaction(tx, async (tx) => atCommit(tx, [lockLog, (tx) => insertLogged(tx, event)]));
}
