import * as contract from '@rialto/contract/calls/chat/staff-conversations.ts';
import type { App } from '../../platform/app.ts';
import { bind } from '../../platform/http/bind.ts';
import { staffOf } from '../../platform/http/caller.ts';
import { paged, pageOf } from '../../platform/http/paging.ts';
import { staffConversationView, type ChatViewer } from './chat.view.ts';
import { readMessage, readMessages } from './read-messages.ts';
import { receiveMessage } from './receive-message.ts';
import { seeMessages } from './see-messages.ts';
import { listStaffConversations, requireStaffConversation, sendStaffMessage } from './staff-conversations.ts';

type ViewerOf = (call: { scope: Pick<ChatViewer, 'language'> }) => Promise<ChatViewer>;

/** The staff of stores and of the shop, and the customers who write to them. */
export function staffChatRoutes(app: App, viewerOf: ViewerOf): void {
  bind(app, contract.listStaffConversations, async (call) => {
    const { query } = call;
    const filter = { storeId: query.store_id ?? null, isUnread: query.list === 'unread', ...pageOf(query) };
    const [viewer, { conversations, count, unread }] = await Promise.all([
      viewerOf(call),
      listStaffConversations(call.db, staffOf(call), filter),
    ]);
    return {
      ...paged(query, count),
      unread_message_count: unread,
      conversations: conversations.map(({ row, ...state }) => staffConversationView(row, state, viewer)),
    };
  });
  bind(app, contract.readStaffConversation, async (call) => {
    const viewer = await viewerOf(call);
    const { row, ...state } = await requireStaffConversation(call.db, staffOf(call), call.params.id);
    return {
      conversation: staffConversationView(row, state, viewer),
      ...(await readMessages(call.db, row, call.query)),
    };
  });
  bind(app, contract.sendStaffMessage, async (call) => {
    const staff = staffOf(call);
    const { id } = call.params;
    const sender = { kind: 'staff', id: staff.id } as const;
    const received = await receiveMessage(app, sender, call, contract.sendStaffMessage, { id });
    const sent = await sendStaffMessage(call.db, staff, id, received);
    const viewer = await viewerOf(call);
    const { row, ...state } = await requireStaffConversation(call.db, staff, id);
    return { conversation: staffConversationView(row, state, viewer), sent: await readMessage(call.db, row, sent) };
  });
  bind(app, contract.seeStaffMessages, async (call) => {
    const { row } = await requireStaffConversation(call.db, staffOf(call), call.params.id);
    const seen = { conversationId: row.id, side: 'party', upTo: call.body.message_id } as const;
    return { unread_message_count: await seeMessages(call.db, seen) };
  });
}
