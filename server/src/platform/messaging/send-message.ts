import type { Sql } from '@rialto/database/sql.ts';
import { randomUUID } from 'node:crypto';
import { insertMessage } from './messages-out.sql.ts';
import type { OutgoingMessage } from './outgoing-message.ts';

/** After this time a code has expired and a notice is no longer useful. */
const EXPIRES_AFTER_MS = 10 * 60_000;

/** Queues a message in the caller's transaction. A decoy is queued but never sent. */
export async function sendMessage(
  tx: Sql,
  message: OutgoingMessage,
  now: Date,
  { isDecoy = false, expiresAfterMs = EXPIRES_AFTER_MS } = {},
): Promise<void> {
  const endsAt = new Date(now.getTime() + expiresAfterMs);
  await insertMessage(tx, { id: randomUUID(), message, now, endsAt, isDecoy });
}
