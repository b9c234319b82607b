import { seeMessages } from '@rialto/contract/calls/chat/messages.ts';
import type { Conversation } from '@rialto/contract/shapes/chat.ts';
import { useEffect, useEffectEvent } from 'react';
import { callApi } from '../../../platform/api/api.ts';
import { invalidate } from '../../../platform/query/invalidate.ts';
import { inboxQuery } from '../inbox.ts';

/** Marks the messages as seen while the end of the conversation is on the screen of a visible page. */
export function useSeen({ id, unread_message_count, last_message }: Conversation, isAtEnd: boolean): void {
  const last = last_message?.id ?? 0;
  const isUnread = unread_message_count > 0;
  const mark = useEffectEvent(async () => {
    if (id === null || document.visibilityState !== 'visible') return;
    await callApi(seeMessages, { body: { conversation_id: id, message_id: last } });
    await invalidate(inboxQuery().key);
  });
  useEffect(() => {
    if (!isUnread || !isAtEnd || last === 0) return;
    // A failure is repeated with the next message or poll.
    const markSeen = () => void mark().catch(() => undefined);
    markSeen();
    document.addEventListener('visibilitychange', markSeen);
    return () => document.removeEventListener('visibilitychange', markSeen);
  }, [isUnread, isAtEnd, last]);
}
