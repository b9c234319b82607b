import type { ChatMessage } from '@rialto/contract/shapes/chat.ts';
import { useState } from 'react';
import { usePolledQuery } from '../../../platform/query/use-polled-query.ts';
import { useLatestData } from '../../../platform/query/use-latest-data.ts';
import type { ChatTarget } from '../chat-target.ts';
import { POLL_MS, readOlder, threadQuery, type Thread } from '../inbox.ts';
import { mergeMessages } from './merge-messages.ts';

export type LoadedThread = {
  conversation: Thread['conversation'];
  /** Oldest first. */
  messages: ChatMessage[];
  older: { hasMore: boolean; isLoading: boolean; hasFailed: boolean; onMore: () => void };
};
type ThreadState =
  | { kind: 'loading' }
  | { kind: 'error'; error: unknown; retry: () => void }
  | ({ kind: 'ready' } & LoadedThread);

/** An open conversation: its latest messages, kept up to date, and those before them as far as they were read. */
export function useThread(target: ChatTarget): ThreadState {
  const result = usePolledQuery(threadQuery(target), () => POLL_MS);
  const thread = useLatestData<Thread>(result);
  const [known, setKnown] = useState<{ of: Thread | undefined; messages: ChatMessage[] }>({
    of: undefined,
    messages: [],
  });
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed'>('idle');
  if (thread && known.of !== thread) setKnown({ of: thread, messages: mergeMessages(known.messages, thread.messages) });
  if (!thread) return result.kind === 'error' ? { ...result, retry: result.refetch } : { kind: 'loading' };

  const { messages } = known;
  const first = messages[0]?.id ?? 1;
  async function readMore() {
    setStatus('loading');
    await readOlder(target, first).then(
      (page) => {
        setKnown((now) => ({ ...now, messages: mergeMessages(now.messages, page.messages) }));
        setStatus('idle');
      },
      () => setStatus('failed'),
    );
  }
  const older = {
    hasMore: first > 1,
    isLoading: status === 'loading',
    hasFailed: status === 'failed',
    onMore: () => void readMore(),
  };
  return { kind: 'ready', conversation: thread.conversation, messages, older };
}
