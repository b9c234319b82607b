import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { pageReply, paging } from '../../http/paging.ts';
import {
  chatMessage,
  messageFiles,
  messagePage,
  messagePaging,
  newMessage,
  seenUpTo,
  staffConversation,
  unreadReply,
} from '../../shapes/chat.ts';
import { id, longId } from '../../shapes/ids.ts';
import { input } from '../../shapes/input.ts';

const group = 'console';
const needs = ['staff:support'] as const;
const params = Type.Object({ id: longId });

export const listStaffConversations = endpoint({
  method: 'GET',
  path: '/console/conversations',
  group,
  summary:
    'Conversations of customers with stores and with the shop, latest message first; the staff of a store gets its own.',
  needs,
  query: input({
    list: Type.Optional(Type.Union([Type.Literal('all'), Type.Literal('unread')], { default: 'all' })),
    store_id: Type.Optional(id),
    ...paging,
  }),
  reply: Type.Object({
    ...pageReply,
    unread_message_count: Type.Integer({ minimum: 0 }),
    conversations: Type.Array(staffConversation),
  }),
});

export const readStaffConversation = endpoint({
  method: 'GET',
  path: '/console/conversations/{id}',
  group,
  summary: 'One conversation with its latest messages.',
  needs,
  params,
  query: input({ ...messagePaging }),
  reply: Type.Object({ conversation: staffConversation, ...messagePage }),
  refuses: ['conversation_unknown'],
});

export const sendStaffMessage = endpoint({
  method: 'POST',
  path: '/console/conversations/{id}/messages',
  group,
  summary: 'Answers a customer with a text, up to three pictures, or both, as the store or the shop.',
  needs,
  params,
  body: input({ ...newMessage }),
  files: messageFiles,
  reply: Type.Object({ conversation: staffConversation, sent: chatMessage }),
  refuses: ['conversation_unknown', 'message_empty', 'key_reused'],
});

export const seeStaffMessages = endpoint({
  method: 'POST',
  path: '/console/conversations/{id}/seen',
  group,
  summary: 'Marks the customer’s messages as seen, up to one of them.',
  needs,
  params,
  body: input({ ...seenUpTo }),
  reply: unreadReply,
  refuses: ['conversation_unknown'],
});
