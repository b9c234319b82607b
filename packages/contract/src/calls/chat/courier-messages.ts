import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import {
  chatMessage,
  messageFiles,
  messagePage,
  messagePaging,
  newMessage,
  runConversation,
  seenUpTo,
  unreadReply,
} from '../../shapes/chat.ts';
import { orderId } from '../../shapes/ids.ts';
import { input } from '../../shapes/input.ts';

const group = 'chat';
const needs = ['courier'] as const;
const params = Type.Object({ order_id: orderId });

export const listRunConversations = endpoint({
  method: 'GET',
  path: '/courier/messages',
  group,
  summary:
    'One conversation for each order of the run whose customer has an account, also before the first message, and until two hours after the run.',
  needs,
  reply: Type.Object({
    unread_message_count: Type.Integer({ minimum: 0 }),
    conversations: Type.Array(runConversation),
  }),
});

export const readRunConversation = endpoint({
  method: 'GET',
  path: '/courier/messages/{order_id}',
  group,
  summary: 'The conversation with the customer of an order of the run, with its latest messages.',
  needs,
  params,
  query: input({ ...messagePaging }),
  reply: Type.Object({ conversation: runConversation, ...messagePage }),
  refuses: ['conversation_unknown'],
});

export const sendRunMessage = endpoint({
  method: 'POST',
  path: '/courier/messages/{order_id}',
  group,
  summary: 'Sends a text, up to three pictures, or both, to the customer of an order of the run.',
  needs,
  params,
  body: input({ ...newMessage }),
  files: messageFiles,
  reply: Type.Object({ conversation: runConversation, sent: chatMessage }),
  refuses: ['conversation_unknown', 'message_empty', 'key_reused'],
});

export const seeRunMessages = endpoint({
  method: 'POST',
  path: '/courier/messages/{order_id}/seen',
  group,
  summary: 'Marks the customer’s messages as seen, up to one of them.',
  needs,
  params,
  body: input({ ...seenUpTo }),
  reply: unreadReply,
  refuses: ['conversation_unknown'],
});
