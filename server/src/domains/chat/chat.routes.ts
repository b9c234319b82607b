import * as contract from '@rialto/contract/calls/chat/messages.ts';
import type { ChatParty } from '@rialto/contract/shapes/chat.ts';
import type { App } from '../../platform/app.ts';
import { bind } from '../../platform/http/bind.ts';
import { signedIn } from '../../platform/http/caller.ts';
import { paged, pageOf } from '../../platform/http/paging.ts';
import { RefusalError } from '../../platform/refuse.ts';
import type { Shop } from '../content/content.public.ts';
import { conversationView, messageView, partyKindOf, type ChatViewer } from './chat.view.ts';
import { courierChatRoutes } from './courier-chat.routes.ts';
import { listConversations, searchConversations } from './read-conversations.ts';
import { readMessage, readMessages } from './read-messages.ts';
import { readOwnConversation, type ConversationKey } from './read-own-conversation.ts';
import { receiveMessage } from './receive-message.ts';
import { seeMessages } from './see-messages.ts';
import { sendOwnMessage } from './send-own-message.ts';
import { staffChatRoutes } from './staff-chat.routes.ts';

/** Conversations of customers, couriers and staff. */
export function chatRoutes(app: App, shop: Shop): void {
  const viewerOf: ViewerOf = async ({ scope: { language } }) => {
    const { businessName: shopName } = await shop.settings();
    return { language, media: app.mediaUrl, shopName };
  };
  readingRoutes(app, viewerOf);
  writingRoutes(app, viewerOf);
  courierChatRoutes(app);
  staffChatRoutes(app, viewerOf);
}

export type ViewerOf = (call: { scope: Pick<ChatViewer, 'language'> }) => Promise<ChatViewer>;

function readingRoutes(app: App, viewerOf: ViewerOf): void {
  bind(app, contract.listConversations, async (call) => {
    const { query } = call;
    const party = query.type === undefined ? null : partyKindOf(query.type);
    const request = { customerId: signedIn(call), party, ...pageOf(query), now: call.clock() };
    const [viewer, { conversations, count, unread }] = await Promise.all([
      viewerOf(call),
      listConversations(call.db, request),
    ]);
    return {
      ...paged(query, count),
      unread_message_count: unread,
      conversations: conversations.map(({ row, ...state }) => conversationView(row, state, viewer)),
    };
  });
  bind(app, contract.searchConversations, async (call) => {
    const { query } = call;
    const viewer = await viewerOf(call);
    const request = { customerId: signedIn(call), typed: query.name, ...pageOf(query), now: call.clock() };
    const { found, count } = await searchConversations(call.db, request, viewer.shopName);
    return {
      ...paged(query, count),
      conversations: found.map(({ row, message, ...state }) => ({
        ...conversationView(row, state, viewer),
        found_message: message && messageView(message, row),
      })),
    };
  });
  bind(app, contract.readConversation, async (call) => {
    const { db, query } = call;
    const [viewer, { row, ...state }] = await Promise.all([
      viewerOf(call),
      readOwnConversation(db, signedIn(call), namedBy(query), call.clock()),
    ]);
    return { conversation: conversationView(row, state, viewer), ...(await readMessages(db, row, query)) };
  });
}

function writingRoutes(app: App, viewerOf: ViewerOf): void {
  bind(app, contract.sendMessage, async (call) => {
    const customerId = signedIn(call);
    const named = namedBy(call.body);
    const sender = { kind: 'customer', id: customerId } as const;
    const { text, pictures, attempt } = await receiveMessage(app, sender, call, contract.sendMessage, {});
    const draft = { text, pictures, orderId: call.body.order_id ?? null, staffId: null };
    const { conversationId, number } = await sendOwnMessage(call.db, { customerId, named }, attempt, draft);
    const [viewer, { row, ...state }] = await Promise.all([
      viewerOf(call),
      readOwnConversation(call.db, customerId, { conversationId }, call.clock()),
    ]);
    const sent = await readMessage(call.db, row, { conversationId, number });
    return { conversation: conversationView(row, state, viewer), sent };
  });
  bind(app, contract.seeMessages, async (call) => {
    const { conversation_id: conversationId, message_id: upTo } = call.body;
    await readOwnConversation(call.db, signedIn(call), { conversationId }, call.clock());
    return { unread_message_count: await seeMessages(call.db, { conversationId, side: 'customer', upTo }) };
  });
}

type WireName = { conversation_id?: number; receiver_type?: ChatParty; receiver_id?: number };

/** A conversation is named by its id, or by a party and the party's id; the shop has none. */
function namedBy({ conversation_id: conversationId, receiver_type: type, receiver_id: id }: WireName): ConversationKey {
  if (conversationId !== undefined) return { conversationId };
  if (type === 'admin') return { party: { kind: 'shop' } };
  if (type === 'store' && id !== undefined) return { party: { kind: 'store', id } };
  if (type === 'delivery_man' && id !== undefined) return { party: { kind: 'courier', id } };
  throw new RefusalError({ code: 'conversation_unknown' });
}
