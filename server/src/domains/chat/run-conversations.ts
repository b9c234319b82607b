import type { CourierId, OrderId } from '@rialto/database/ids.ts';
import type { Sql, Tx } from '@rialto/database/sql.ts';
import { RefusalError } from '../../platform/refuse.ts';
import { emptyConversation, type ConversationFacts } from './chat.view.ts';
import type { MessageRow } from './conversation.ts';
import { findConversation, ofCourier } from './conversations.sql.ts';
import { lastMessagesOf } from './messages.sql.ts';
import type { ReceivedMessage } from './receive-message.ts';
import { openRuns, type OpenRun } from './runs.sql.ts';
import { sendMessage, type SentMessage } from './send-message.ts';

export type RunConversation = { row: ConversationFacts; run: OpenRun; last: MessageRow | null };

/** The customers that a courier may write to now, one entry for each order. */
export async function listRunConversations(db: Sql, courierId: CourierId, now: Date): Promise<RunConversation[]> {
  const runs = await openRuns(db, courierId, now);
  return Promise.all(runs.map((run) => conversationOf(db, courierId, run)));
}

async function conversationOf(db: Sql, courierId: CourierId, run: OpenRun): Promise<RunConversation> {
  const { conversationId } = run;
  const row = conversationId === null ? null : await findConversation(db, conversationId, ofCourier(courierId));
  if (row === null) return { row: emptyConversation({ kind: 'courier', id: courierId }), run, last: null };
  const [last = null] = await lastMessagesOf(db, [row.id]);
  return { row, run, last };
}

type RunRequest = { courierId: CourierId; orderId: OrderId; now: Date };

/** Unknown if the order is not the courier's, is over for long, or is a guest's. */
export async function requireRunConversation(db: Sql, request: RunRequest): Promise<RunConversation> {
  return conversationOf(db, request.courierId, await requireRun(db, request));
}

async function requireRun(db: Sql, { courierId, orderId, now }: RunRequest): Promise<OpenRun> {
  const run = (await openRuns(db, courierId, now)).find((open) => open.orderId === orderId);
  if (!run) throw new RefusalError({ code: 'conversation_unknown' });
  return run;
}

export async function sendRunMessage(
  db: Sql,
  { courierId, orderId }: Omit<RunRequest, 'now'>,
  { text, pictures, attempt }: ReceivedMessage,
): Promise<SentMessage> {
  const request = { courierId, orderId, now: attempt.now };
  const { customerId } = await requireRun(db, request);
  const target = {
    customerId,
    party: { kind: 'courier', id: courierId },
    sender: 'courier',
    // The run may have ended while this message waited for the lock.
    check: async (tx: Tx) => void (await requireRun(tx, request)),
  } as const;
  return sendMessage(db, attempt, target, { text, pictures, orderId, staffId: null });
}
