import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../actions/button.tsx';

type PagingSentinelProps = {
  hasMore: boolean;
  isLoading: boolean;
  onMore: () => void;
  moreLabel: string;
  loadingLabel: string;
  /** The last page failed to load: only the button retries, so that a broken network is not polled. */
  hasFailed?: boolean | undefined;
  /** How far below the viewport the next page starts to load. */
  rootMargin?: string | undefined;
};

/** Placed below a list; loads the next page when it comes near the viewport, or with its button. */
export function PagingSentinel({
  hasMore,
  isLoading,
  onMore,
  hasFailed = false,
  rootMargin = '600px',
  ...texts
}: PagingSentinelProps) {
  const ref = useRef<HTMLDivElement>(null);
  const ask = useEffectEvent(onMore);
  const isWatching = hasMore && !isLoading && !hasFailed;

  useEffect(() => {
    if (!isWatching || !ref.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && ask(), { rootMargin });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isWatching, rootMargin]);

  return (
    // Above a list that scrolls from its end, the browser would otherwise keep this button in place instead of the list.
    <div ref={ref} className="flex min-h-px justify-center [overflow-anchor:none] noscript:hidden">
      <span role="status" className="sr-only">
        {isLoading && texts.loadingLabel}
      </span>
      {hasMore && (
        <Button kind="secondary" className="my-6" isLoading={isLoading} onClick={onMore}>
          {texts.moreLabel}
        </Button>
      )}
    </div>
  );
}
