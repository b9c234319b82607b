import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { getData, setData } from './query-data.ts';
import type { Query } from './query.ts';
import { fetchQuery } from './requests.ts';
import { withoutRepeats } from './without-repeats.ts';

export type ListPage<Entry extends { id: number } = { id: number }> = {
  entries: readonly Entry[];
  total: number;
  /** When the order of the list was decided. Further pages are read with that of the first. */
  asOf?: string;
};

type InfiniteList<Page extends ListPage> = {
  /** Tells this list from others on the same page. */
  name: string;
  /** The page that the loader read, if it is of this list; null fetches it. */
  first: Page | null;
  firstPage?: number;
  pageSize: number;
  fetchPage: (page: number, asOf?: string) => Promise<Page>;
  /** Shares the pages between history entries for this long. By default each history entry has its own. */
  sharedMs?: number;
};

export type LoadedList<Page extends ListPage> = {
  /** The entries page by page, each entry once. */
  pages: Page['entries'][number][][];
  replies: readonly Page[];
  hasMore: boolean;
  isLoading: boolean;
  hasFailed: boolean;
  onMore: () => void;
};

type ListPages<Page> = { id: string; replies: readonly Page[]; status: 'idle' | 'loading' | 'failed' };

/** The pages of a list that grows as it is scrolled. Going back shows it as long as it was left. */
export function useInfiniteList<Page extends ListPage>(list: InfiniteList<Page>): LoadedList<Page> {
  const { name, first, firstPage = 1, pageSize, sharedMs } = list;
  const historyKey = useLocation().key;
  // Another first page is another list, such as after a filter was changed.
  const ownId = () => JSON.stringify([historyKey, name, first?.entries.map(idOfEntry)]);
  const id = sharedMs === undefined ? ownId() : name;
  const [stored, setStored] = useState<ListPages<Page>>(() => cachedList(id, first));
  const loaded = stored.id === id ? stored : cachedList(id, first);
  if (loaded !== stored) setStored(loaded);
  const replies = first ? [first, ...loaded.replies.slice(1)] : loaded.replies;
  const isEmpty = replies.length === 0;

  async function loadNext() {
    const number = firstPage + replies.length;
    const settle = (change: Partial<ListPages<Page>>) =>
      setStored((now) => (now.id === id && now.replies.length <= replies.length ? { ...now, ...change } : now));
    settle({ status: 'loading' });
    const pageQuery = {
      key: ['list-page', id, number],
      fetch: () => list.fetchPage(number, replies[0]?.asOf),
      cacheMs: 0,
    };
    await fetchQuery(pageQuery).then(
      (reply) => settle({ replies: [...replies, reply], status: 'idle' }),
      () => settle({ status: 'failed' }),
    );
  }
  const begin = useEffectEvent(() => void loadNext());
  useEffect(() => {
    if (isEmpty) begin();
  }, [id, isEmpty]);
  useEffect(() => {
    if (loaded.replies.length > (sharedMs === undefined ? 1 : 0))
      setData(listQuery(loaded.id, sharedMs), loaded.replies);
  }, [loaded.id, loaded.replies, sharedMs]);

  const last = replies.at(-1);
  return {
    pages: withoutRepeats<Page['entries'][number]>(
      replies.map(({ entries }) => entries),
      idOfEntry,
    ),
    replies,
    hasMore: !!last && last.entries.length > 0 && (firstPage - 1 + replies.length) * pageSize < last.total,
    isLoading: loaded.status === 'loading' || (isEmpty && loaded.status === 'idle'),
    hasFailed: loaded.status === 'failed',
    onMore: () => void loadNext(),
  };
}

function idOfEntry({ id }: { id: number }): number {
  return id;
}

/** Cached pages that were cut from another order than the first page are dropped. */
function cachedList<Page extends ListPage>(id: string, first: Page | null): ListPages<Page> {
  const cached = getData(listQuery<Page>(id)) ?? [];
  if (first === null) return { id, replies: cached, status: 'idle' };
  return { id, replies: cached.length > 0 && cached[0]?.asOf === first.asOf ? cached : [first], status: 'idle' };
}

/** The pages read so far. They are never read again as a whole, so they expire only by age or eviction. */
export function listQuery<Page>(id: string, cacheMs = Infinity): Query<readonly Page[]> {
  return { key: ['list', id], fetch: () => Promise.resolve([]), cacheMs };
}
