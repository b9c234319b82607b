import type { ConversationId } from '@rialto/database/ids.ts';
import Type from 'typebox';
import { event } from '../../platform/events/event.ts';

const conversationId = Type.Integer();
const messageId = Type.Integer();

/** All events of a conversation have one key. Every publisher has locked the conversation. */
const key = ({ conversationId }: { conversationId: ConversationId }) => `conversation:${conversationId}`;

export const messageSent = event(
  'chat.message_sent',
  Type.Object({ conversationId, messageId, at: Type.String({ description: 'ISO 8601, from the server clock' }) }),
  { key, cause: ({ conversationId, messageId }) => `message:${conversationId}:${messageId}` },
);

/** One side of a conversation has seen the messages of the other, up to one of them. */
export const messagesSeen = event(
  'chat.messages_seen',
  Type.Object({
    conversationId,
    messageId,
    by: Type.Union([Type.Literal('customer'), Type.Literal('party')]),
  }),
  { key, cause: ({ conversationId, messageId, by }) => `seen:${conversationId}:${by}:${messageId}` },
);
