import { useEffect, useRef, useState, type ReactNode } from 'react';
import { PagingSentinel } from './paging-sentinel.tsx';

type Props<T> = {
  /** The loaded pages. */
  pages: readonly (readonly T[])[];
  keyOf: (entry: T) => string | number;
  render: (entry: T, index: number) => ReactNode;
  /** The grid of one page, e.g. "grid gap-4 sm:grid-cols-2 lg:grid-cols-4". */
  gridClass: string;
  hasMore: boolean;
  isLoading: boolean;
  hasFailed?: boolean | undefined;
  onMore: () => void;
  moreLabel: string;
  loadingLabel: string;
  /** Shown while the next page loads, with the size of the page. */
  skeleton?: ReactNode;
};

/**
 * An infinite list. Pages far from the viewport are replaced by empty space of the same height, so that a thousand
 * cards stay fast.
 */
export function EndlessList<T>({ pages, keyOf, render, gridClass, skeleton, ...paging }: Props<T>) {
  let index = 0;
  return (
    <div>
      {pages.map((page, number) => {
        const from = index;
        index += page.length;
        return (
          <NearScreen key={number} isFirst={number === 0}>
            <ul className={gridClass}>
              {page.map((entry, position) => (
                <li key={keyOf(entry)}>{render(entry, from + position)}</li>
              ))}
            </ul>
          </NearScreen>
        );
      })}
      {paging.isLoading && skeleton}
      <PagingSentinel {...paging} />
    </div>
  );
}

const NEAR = '1500px';

function NearScreen({ isFirst, children }: { isFirst: boolean; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(true);
  const [height, setHeight] = useState<number | undefined>(undefined);

  useEffect(() => {
    const block = ref.current;
    if (!block) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        // A page that contains the focus is never removed.
        const isKept = entry.isIntersecting || block.contains(document.activeElement);
        if (!isKept) setHeight(entry.boundingClientRect.height);
        setNear(isKept);
      },
      { rootMargin: NEAR },
    );
    observer.observe(block);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={ref}
      data-later={isFirst ? undefined : ''}
      className={isFirst ? undefined : 'pt-4'}
      style={isNear ? undefined : { height }}
    >
      {isNear && children}
    </div>
  );
}
