import type { ConversationId } from '@rialto/database/ids.ts';
import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { publish } from '../../platform/events/publish.ts';
import { RefusalError } from '../../platform/refuse.ts';
import { messagesSeen } from './chat.events.ts';
import type { Side } from './conversation.ts';
import { lockConversation, markSeen } from './conversations.sql.ts';

/** Marks messages as seen, never backwards, and returns how many are unread now. The caller has checked the access. */
export function seeMessages(
  db: Sql,
  { conversationId, side, upTo }: { conversationId: ConversationId; side: Side; upTo: number },
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const conversation = await lockConversation(tx, conversationId);
    if (conversation === null) throw new RefusalError({ code: 'conversation_unknown' });
    const { lastNumber, customerSeen, partySeen, customerUnread, partyUnread } = conversation;
    const [seen, unread] = side === 'customer' ? [customerSeen, customerUnread] : [partySeen, partyUnread];
    const messageId = Math.min(upTo, lastNumber);
    if (messageId <= seen) return unread;
    const left = await markSeen(tx, conversationId, side, messageId);
    if (left < unread) await publish(tx, messagesSeen, { conversationId, messageId, by: side });
    return left;
  });
}
