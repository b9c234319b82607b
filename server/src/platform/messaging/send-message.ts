import type { Sql } from '@rialto/database/sql.ts';
import { randomUUID } from 'node:crypto';
import type { Message } from './message.ts';
import { insertMessage } from './messages-out.sql.ts';

/** Later than this a code no longer works and a notice no longer helps. */
const WORTH_SENDING_MS = 10 * 60_000;

/** Leaves a message for the relay, in the transaction of what it tells about. */
export async function sendMessage(tx: Sql, message: Message, now: Date, { isDecoy = false } = {}): Promise<void> {
  const endsAt = new Date(now.getTime() + WORTH_SENDING_MS);
  await insertMessage(tx, { id: randomUUID(), message, now, endsAt, isDecoy });
}
