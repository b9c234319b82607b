import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { withoutRepeats } from './without-repeats.ts';

type List<T> = {
  /** Tells this list from others on the same page. */
  name: string;
  /** What the loader gave: the first page, or the one the address asks for. */
  first: readonly T[];
  firstPage?: number;
  pageSize: number;
  total: number;
  keyOf: (entry: T) => number;
  load: (page: number) => Promise<readonly T[]>;
};
type Read = { firstKey: string; more: readonly (readonly unknown[])[] };

/** What was read on, by entry of the browser's history: back finds the list as long as it was left. Browser only. */
const kept = new Map<string, Read>();
const MOST_KEPT = 30;

/** The pages of a list that grows as it is scrolled. No entry comes twice, even if the list moved on meanwhile. */
export function useMorePages<T>({ name, first, firstPage = 1, pageSize, total, keyOf, load }: List<T>) {
  const place = `${useLocation().key}:${name}`;
  const firstKey = first.map(keyOf).join();
  const [read, setRead] = useState<Read>(() => {
    const known = kept.get(place);
    return known?.firstKey === firstKey ? known : { firstKey, more: [] };
  });
  const [state, setState] = useState<'still' | 'loading' | 'failed'>('still');
  const current = useRef(firstKey);
  // Another filter or another place is another list.
  if (read.firstKey !== firstKey) {
    setRead({ firstKey, more: [] });
    setState('still');
  }
  useEffect(() => {
    current.current = firstKey;
    if (read.more.length > 0) keep(place, read);
  }, [place, read, firstKey]);

  const more = (read.firstKey === firstKey ? read.more : []) as readonly (readonly T[])[];
  const pages = [first, ...more];
  async function readOn() {
    setState('loading');
    try {
      const next = await load(firstPage + pages.length);
      if (current.current !== firstKey) return;
      setRead({ firstKey, more: [...more, next] });
      setState('still');
    } catch {
      if (current.current === firstKey) setState('failed');
    }
  }
  const isEnd = (firstPage - 1 + pages.length) * pageSize >= total || pages.at(-1)?.length === 0;
  return {
    pages: withoutRepeats(pages, keyOf),
    hasMore: !isEnd,
    isLoading: state === 'loading',
    hasFailed: state === 'failed',
    onMore: () => void readOn(),
  };
}

function keep(place: string, read: Read): void {
  kept.delete(place);
  kept.set(place, read);
  const oldest = kept.size > MOST_KEPT ? kept.keys().next().value : undefined;
  if (oldest !== undefined) kept.delete(oldest);
}
