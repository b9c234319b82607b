import type { ChatMessage } from '@rialto/contract/shapes/chat.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { RefusalError } from '../../platform/refuse.ts';
import { flag } from '../../platform/wire-values.ts';
import { messageView, type ConversationFacts } from './chat.view.ts';
import { findMessage, messagesOf } from './messages.sql.ts';
import type { SentMessage } from './send-message.ts';

const PAGE_SIZE = 20;

/** A page of messages as the wire has them, latest first. */
export async function readMessages(
  db: Sql,
  conversation: ConversationFacts,
  { before, limit = PAGE_SIZE }: { before?: number; limit?: number },
): Promise<{ messages: ChatMessage[]; total_size: number; has_more: number }> {
  const { id, lastNumber } = conversation;
  const rows = id === null ? [] : await messagesOf(db, id, { before: before ?? null, limit });
  return {
    messages: rows.map((row) => messageView(row, conversation)),
    total_size: lastNumber,
    has_more: flag((rows.at(-1)?.number ?? 1) > 1),
  };
}

export async function readMessage(
  db: Sql,
  conversation: ConversationFacts,
  { conversationId, number }: SentMessage,
): Promise<ChatMessage> {
  const row = await findMessage(db, conversationId, number);
  // Between sending and reading, the conversation was deleted with its account.
  if (row === null) throw new RefusalError({ code: 'conversation_unknown' });
  return messageView(row, conversation);
}
