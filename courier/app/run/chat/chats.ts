import {
  listRunConversations,
  readRunConversation,
  seeRunMessages,
  sendRunMessage,
} from '@rialto/contract/calls/chat/courier-messages.ts';
import { call, isTemporary } from '../../platform/connection.ts';
import { randomKey } from '../../platform/random-key.ts';
import { conversations, thread, unsent, type UnsentMessage } from './chat-stores.ts';

export async function refreshChats(): Promise<void> {
  const answer = await call(listRunConversations, {});
  conversations.set(answer.conversations);
  const open = thread.get();
  if (open) await readThread(open.orderId);
}

/** Reads the newest messages, and marks them as seen: they are on the screen. */
export async function readThread(orderId: number): Promise<void> {
  const { messages } = await call(readRunConversation, { params: { order_id: orderId }, query: { limit: 50 } });
  if (thread.get()?.orderId !== orderId) return;
  thread.set({ orderId, messages: messages.toReversed() });
  const newest = messages.find(({ sender_type, is_seen }) => sender_type === 'customer' && is_seen === 0);
  if (newest) await call(seeRunMessages, { params: { order_id: orderId }, body: { message_id: newest.id } });
  conversations.set(
    conversations.get().map((one) => (one.order_id === orderId ? { ...one, unread_message_count: 0 } : one)),
  );
}

export function writeMessage(orderId: number, text: string): void {
  unsent.set([...unsent.get(), { key: randomKey(), orderId, text }]);
  void sendMessages();
}

let isSending = false;

/** Sends waiting messages in the order in which they were written. A refused one stays with the reason. */
export async function sendMessages(): Promise<void> {
  if (isSending) return;
  isSending = true;
  try {
    for (let next = nextMessage(); next; next = nextMessage()) await sendOne(next);
  } catch {
    // No network: the next call of this function tries again.
  }
  isSending = false;
}

function nextMessage(): UnsentMessage | undefined {
  return unsent.get().find(({ problem }) => problem === undefined);
}

async function sendOne({ key, orderId, text }: UnsentMessage): Promise<void> {
  try {
    await call(sendRunMessage, { params: { order_id: orderId }, body: { message: text }, idempotencyKey: key });
  } catch (fault) {
    if (isTemporary(fault)) throw fault;
    const problem = fault instanceof Error ? fault.message : '';
    return unsent.set(unsent.get().map((one) => (one.key === key ? { ...one, problem } : one)));
  }
  await readThread(orderId).catch(() => undefined);
  dropMessage(key);
}

export function dropMessage(key: string): void {
  unsent.set(unsent.get().filter((one) => one.key !== key));
}
