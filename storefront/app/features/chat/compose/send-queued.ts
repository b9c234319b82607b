import { sendMessage } from '@rialto/contract/calls/chat/messages.ts';
import { callApiIn } from '../../../platform/api/api.ts';
import { fetchWithProgress } from '../../../platform/api/fetch-with-progress.ts';
import { invalidate } from '../../../platform/query/invalidate.ts';
import { getData, setData } from '../../../platform/query/query-data.ts';
import { receiverOf } from '../chat-target.ts';
import { inboxQuery, threadQuery } from '../inbox.ts';
import { mergeMessages } from '../thread/merge-messages.ts';
import type { QueuedMessage } from './outbox-store.ts';

/** Sends a message and puts the server's copy in its place. */
export async function sendQueued(message: QueuedMessage, onProgress: (share: number) => void): Promise<void> {
  const { key, target, text, pictures, orderId } = message;
  const call = pictures.length > 0 ? callApiIn({}, fetchWithProgress(onProgress)) : callApiIn({});
  const { conversation, sent } = await call(sendMessage, {
    body: { ...receiverOf(target), message: text, ...(orderId !== null && { order_id: orderId }) },
    ...(pictures.length > 0 && { files: { image: pictures } }),
    idempotencyKey: key,
  });
  const thread = getData(threadQuery(target));
  if (thread) {
    const messages = mergeMessages(thread.messages.toReversed(), [sent]).toReversed();
    setData(threadQuery(target), {
      ...thread,
      conversation,
      messages,
      total_size: Math.max(sent.id, thread.total_size),
    });
  }
  void invalidate(inboxQuery().key);
}
