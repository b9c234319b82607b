import type { ConversationId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { Events } from '../../platform/events/open-events.ts';
import type { Audience } from '../../platform/live/live-event.ts';
import { sendLive } from '../../platform/live/send-live.ts';
import { messageSent, messagesSeen } from './chat.events.ts';
import { senderView } from './chat.view.ts';
import { partyOf, type ConversationRow, type Sender } from './conversation.ts';
import { findLiveFacts } from './messages.sql.ts';

/**
 * Sends to open streams that a conversation changed. Both sides get the message, because a customer may have it open on
 * two devices; only the side that did not write gets a notice.
 */
export function sendChatLive(events: Events): void {
  events.subscribe(messageSent, 'live chat', async (tx, { conversationId, messageId }) => {
    const facts = await findLiveFacts(tx, conversationId, messageId);
    // The conversation was deleted with its account meanwhile.
    if (!facts) return;
    const from = senderView(facts.sender);
    const sides = { customer: customerOf(facts), party: partyAudiences(facts) };
    const data = { conversation_id: conversationId, message_id: messageId, from };
    await sendLive(tx, { audiences: [...sides.customer, ...sides.party], name: 'message', data });
    await sendLive(tx, {
      audiences: facts.sender === 'customer' ? sides.party : sides.customer,
      name: 'notice',
      data: { type: 'message', conversation_id: conversationId, sender_type: from, ...senderId(facts) },
    });
  });
  events.subscribe(messagesSeen, 'live chat', async (tx, { conversationId, messageId, by }) => {
    await sendSeen(tx, { conversationId, messageId, by });
  });
}

async function sendSeen(
  tx: Sql,
  { conversationId, messageId, by }: { conversationId: ConversationId; messageId: number; by: 'customer' | 'party' },
): Promise<void> {
  const facts = await findLiveFacts(tx, conversationId, messageId);
  if (!facts) return;
  const data = { conversation_id: conversationId, message_id: messageId, by };
  await sendLive(tx, { audiences: [...customerOf(facts), ...partyAudiences(facts)], name: 'messages_seen', data });
}

/** By it a page knows whether it shows the conversation. */
function senderId({ sender, storeId, courierId }: Sides & { sender: Sender }): { sender_id?: number } {
  const id = sender === 'customer' ? null : (storeId ?? courierId);
  return id === null ? {} : { sender_id: id };
}

type Sides = Pick<ConversationRow, 'customerId' | 'party' | 'storeId' | 'courierId'>;

const customerOf = ({ customerId }: Sides): Audience[] => [`customer:${customerId}`];

function partyAudiences(conversation: Sides): Audience[] {
  const party = partyOf(conversation);
  if (party.kind === 'store') return [`store:${party.id}`, 'staff'];
  return party.kind === 'courier' ? [`courier:${party.id}`] : ['staff'];
}
