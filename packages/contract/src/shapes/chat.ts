import Type, { type Static } from 'typebox';
import { flag, moment, optionalText, orNull, picture } from './fields.ts';
import { longId, orderId } from './ids.ts';
import { paragraphs } from './text.ts';

export const MESSAGE_MAX_LENGTH = 2_000;
export const MESSAGE_MAX_PICTURES = 3;

/** Whom a customer writes to: a store, a courier, or the shop itself. */
export const chatParties = ['store', 'delivery_man', 'admin'] as const;
export type ChatParty = (typeof chatParties)[number];
export const chatParty = Type.Unsafe<ChatParty>(
  Type.Union(
    chatParties.map((name) => Type.Literal(name)),
    { examples: ['store'] },
  ),
);

export const chatSenders = ['customer', ...chatParties] as const;
export type ChatSender = (typeof chatSenders)[number];
export const chatSender = Type.Unsafe<ChatSender>(
  Type.Union(
    chatSenders.map((name) => Type.Literal(name)),
    { examples: ['store'] },
  ),
);

export const chatMessage = Type.Object({
  /** Counts from 1 in each conversation, in the order in which the messages were sent. */
  id: Type.Integer({ minimum: 1 }),
  conversation_id: longId,
  sender_type: chatSender,
  message: Type.String({ examples: ['Is the soup still warm?'] }),
  /** Pictures, visible only to the two sides of the conversation. */
  file_full_url: Type.Array(Type.String({ examples: ['/files/0mJq8c1yT5bXw7nR2sLd4fHg6aPeZk3v'] })),
  /** The order that the message is about, if its sender named one. */
  order_id: orNull(orderId),
  /** 1 once the other side has seen it. */
  is_seen: flag,
  created_at: moment,
});
export type ChatMessage = Static<typeof chatMessage>;

const conversationHead = {
  /** Null until the first message. */
  id: orNull(longId),
  /** The party that the customer writes to, and its id; the shop has none. */
  receiver_type: chatParty,
  receiver_id: orNull(Type.Integer()),
  unread_message_count: Type.Integer({ minimum: 0 }),
  /** 0 if no message can be sent any more: the run of the courier is over, or the store is closed for good. */
  can_write: flag,
  last_message: Type.Union([chatMessage, Type.Null()]),
};

/** A conversation as its customer sees it. */
export const conversation = Type.Object({
  ...conversationHead,
  name: Type.String({ examples: ['El Bahr Grill'] }),
  image_full_url: picture,
});
export type Conversation = Static<typeof conversation>;

const writer = {
  /** The customer's first name. */
  name: Type.String({ examples: ['Mona'] }),
  /** The language that the customer reads. */
  language: Type.String({ examples: ['ar'] }),
};

/** A conversation as a courier sees it: with the customer of an order of the run. */
export const runConversation = Type.Object({ ...conversationHead, ...writer, order_id: orderId });
export type RunConversation = Static<typeof runConversation>;

/** A conversation as the staff of a store or of the shop sees it. */
export const staffConversation = Type.Object({
  ...conversationHead,
  ...writer,
  /** The store that the customer writes to; null for the shop. */
  store_name: optionalText,
});
export type StaffConversation = Static<typeof staffConversation>;

/** What every message is sent with: a text, pictures, or both. */
export const newMessage = {
  message: Type.Optional(paragraphs(MESSAGE_MAX_LENGTH, 0, ['Is the soup still warm?'])),
};
export const messageFiles = { image: { maxCount: MESSAGE_MAX_PICTURES, maxBytes: 5_000_000 } };

/** A page of messages, latest first; `before` continues with those sent before that message. */
export const messagePaging = {
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 20 })),
  before: Type.Optional(Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1, examples: [41] })),
};
export const messagePage = {
  messages: Type.Array(chatMessage),
  total_size: Type.Integer({ minimum: 0 }),
  has_more: flag,
};

/** The last message that the caller has on the screen. */
export const seenUpTo = { message_id: Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1, examples: [41] }) };
export const unreadReply = Type.Object({ unread_message_count: Type.Integer({ minimum: 0 }) });
