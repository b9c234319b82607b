import { useEffect, useEffectEvent, useState } from 'react';
import { keepReplies, keptReplies } from './kept-replies.ts';
import { withOneRetry } from './with-one-retry.ts';

type Paged = { total_size: number; limit: number; offset: number };

type Wanted<Reply> = {
  /** Names the list: another key is another list, which begins anew. */
  key: string;
  /** The page the server has rendered, if it is of this list. */
  first: Reply | null;
  firstPage?: number;
  ask: (page: number) => Promise<Reply>;
  /** How many entries a reply has; a page without any is the last. */
  countOf: (reply: Reply) => number;
};

export type Pages<Reply> = {
  replies: readonly Reply[];
  hasMore: boolean;
  isLoading: boolean;
  hasFailed: boolean;
  more: () => void;
};

type State<Reply> = { key: string; replies: readonly Reply[]; status: 'resting' | 'loading' | 'failed' };

/** The pages of a list without an end: the first from the server, the next as they are asked for. */
export function usePages<Reply extends Paged>(wanted: Wanted<Reply>): Pages<Reply> {
  const { key, firstPage = 1 } = wanted;
  const [kept, setState] = useState(() => startOf(wanted));
  // Derived while rendering, so that the pages of the former list are never seen under the new one's name.
  const state = kept.key === key ? kept : startOf(wanted);
  if (state !== kept) setState(state);

  const load = async () => {
    const from = state.replies.length;
    // Only what this list still waits for: it may have become another, or have been asked for twice.
    const settle = (change: (before: State<Reply>) => State<Reply>) =>
      setState((now) => (now.key === key && now.replies.length === from ? change(now) : now));
    settle((before) => ({ ...before, status: 'loading' }));
    try {
      const reply = await withOneRetry(() => wanted.ask(firstPage + from));
      settle((before) => ({ ...before, replies: [...before.replies, reply], status: 'resting' }));
    } catch {
      settle((before) => ({ ...before, status: 'failed' }));
    }
  };
  const begin = useEffectEvent(() => void load());

  const isEmpty = state.replies.length === 0;
  useEffect(() => {
    if (isEmpty) begin();
  }, [key, isEmpty]);
  useEffect(() => {
    if (state.replies.length > 0) keepReplies(state.key, state.replies);
  }, [state.key, state.replies]);

  return {
    replies: state.replies,
    hasMore: hasMore(state.replies.at(-1), wanted.countOf),
    isLoading: state.status === 'loading' || (isEmpty && state.status === 'resting'),
    hasFailed: state.status === 'failed',
    more: () => void load(),
  };
}

function startOf<Reply>({ key, first }: Wanted<Reply>): State<Reply> {
  return { key, replies: keptReplies<Reply>(key) ?? (first === null ? [] : [first]), status: 'resting' };
}

function hasMore<Reply extends Paged>(last: Reply | undefined, countOf: (reply: Reply) => number): boolean {
  return last !== undefined && countOf(last) > 0 && last.offset * last.limit < last.total_size;
}
