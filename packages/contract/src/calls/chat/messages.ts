import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { pageReply, paging } from '../../http/paging.ts';
import {
  chatMessage,
  chatParty,
  conversation,
  messageFiles,
  messagePage,
  messagePaging,
  newMessage,
  seenUpTo,
  unreadReply,
} from '../../shapes/chat.ts';
import { id, longId, orderId } from '../../shapes/ids.ts';
import { input } from '../../shapes/input.ts';
import { line } from '../../shapes/text.ts';

const group = 'chat';
const needs = ['customer'] as const;

export const listConversations = endpoint({
  method: 'GET',
  path: '/customer/message/list',
  group,
  summary: 'The customer’s conversations, latest message first, and how many messages are unread in all of them.',
  needs,
  query: input({ type: Type.Optional(chatParty), ...paging }),
  reply: Type.Object({
    ...pageReply,
    unread_message_count: Type.Integer({ minimum: 0 }),
    conversations: Type.Array(conversation),
  }),
});

export const searchConversations = endpoint({
  method: 'GET',
  path: '/customer/message/search-list',
  group,
  summary: 'Conversations by the name of the other side or by a text in them, with the latest message that has it.',
  needs,
  query: input({ name: line(100), ...paging }),
  reply: Type.Object({
    ...pageReply,
    conversations: Type.Array(
      Type.Object({ ...conversation.properties, found_message: Type.Union([chatMessage, Type.Null()]) }),
    ),
  }),
});

/** A conversation by its id, or by the party, which also works before the first message. */
const named = {
  conversation_id: Type.Optional(longId),
  receiver_type: Type.Optional(chatParty),
  receiver_id: Type.Optional(id),
};

export const readConversation = endpoint({
  method: 'GET',
  path: '/customer/message/details',
  group,
  summary: 'One conversation of the customer with its latest messages, by its id or by the party.',
  needs,
  query: input({ ...named, ...messagePaging }),
  reply: Type.Object({ conversation, ...messagePage }),
  refuses: ['conversation_unknown'],
});

export const sendMessage = endpoint({
  method: 'POST',
  path: '/customer/message/send',
  group,
  summary: 'Sends a text, up to three pictures, or both, to a store, to the courier of an order, or to the shop.',
  needs,
  body: input({ ...named, ...newMessage, order_id: Type.Optional(orderId) }),
  files: messageFiles,
  reply: Type.Object({ conversation, sent: chatMessage }),
  refuses: ['conversation_unknown', 'conversation_closed', 'message_empty', 'order_unknown', 'key_reused'],
});

export const seeMessages = endpoint({
  method: 'POST',
  path: '/customer/message/seen',
  group,
  summary: 'Marks the messages of a conversation as seen, up to one of them.',
  needs,
  body: input({ conversation_id: longId, ...seenUpTo }),
  reply: unreadReply,
  refuses: ['conversation_unknown'],
});
