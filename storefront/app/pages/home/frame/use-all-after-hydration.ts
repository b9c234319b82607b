import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

/**
 * The server renders only the visible entries of a row; the rest is added after hydration. A row that the browser
 * renders is whole at once, because a taller entry added later would move what is below.
 */
export function useAllAfterHydration<T>(entries: readonly T[], seen: number): readonly T[] {
  const isInBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const [isWhole, setWhole] = useState(isInBrowser);
  useEffect(() => startTransition(() => setWhole(true)), []);
  return isWhole ? entries : entries.slice(0, seen);
}

const neverChanges = () => () => undefined;
