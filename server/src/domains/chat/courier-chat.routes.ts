import * as contract from '@rialto/contract/calls/chat/courier-messages.ts';
import type { App } from '../../platform/app.ts';
import { bind } from '../../platform/http/bind.ts';
import { courierOf } from '../../platform/http/caller.ts';
import { runConversationView } from './chat.view.ts';
import { readMessage, readMessages } from './read-messages.ts';
import { listRunConversations, requireRunConversation, sendRunMessage } from './run-conversations.ts';
import { receiveMessage } from './receive-message.ts';
import { seeMessages } from './see-messages.ts';

/** A courier and the customers of the run. */
export function courierChatRoutes(app: App): void {
  bind(app, contract.listRunConversations, async (call) => {
    const conversations = await listRunConversations(call.db, courierOf(call).id, call.clock());
    const views = conversations.map(({ row, run, last }) => runConversationView(row, run, { last, canWrite: true }));
    // Two orders of one customer have one conversation.
    const unread = new Map(views.map((view) => [view.id, view.unread_message_count]));
    return {
      unread_message_count: [...unread.values()].reduce((sum, count) => sum + count, 0),
      conversations: views,
    };
  });
  bind(app, contract.readRunConversation, async (call) => {
    const orderId = call.params.order_id;
    const found = await requireRunConversation(call.db, { courierId: courierOf(call).id, orderId, now: call.clock() });
    const { row, run, last } = found;
    return {
      conversation: runConversationView(row, run, { last, canWrite: true }),
      ...(await readMessages(call.db, row, call.query)),
    };
  });
  bind(app, contract.sendRunMessage, async (call) => {
    const courierId = courierOf(call).id;
    const { order_id: orderId } = call.params;
    const sender = { kind: 'courier', id: courierId } as const;
    const received = await receiveMessage(app, sender, call, contract.sendRunMessage, { orderId });
    const sent = await sendRunMessage(call.db, { courierId, orderId }, received);
    const found = await requireRunConversation(call.db, { courierId, orderId, now: call.clock() });
    return {
      conversation: runConversationView(found.row, found.run, { last: found.last, canWrite: true }),
      sent: await readMessage(call.db, found.row, sent),
    };
  });
  bind(app, contract.seeRunMessages, async (call) => {
    const orderId = call.params.order_id;
    const request = { courierId: courierOf(call).id, orderId, now: call.clock() };
    const { row } = await requireRunConversation(call.db, request);
    if (row.id === null) return { unread_message_count: 0 };
    const seen = { conversationId: row.id, side: 'party', upTo: call.body.message_id } as const;
    return { unread_message_count: await seeMessages(call.db, seen) };
  });
}
