import { startTransition, useEffect, useState } from 'react';

/** The server renders only the visible entries of a row; the rest is added after hydration. */
export function useAllAfterHydration<T>(entries: readonly T[], seen: number): readonly T[] {
  const [isWhole, setWhole] = useState(false);
  useEffect(() => startTransition(() => setWhole(true)), []);
  return isWhole ? entries : entries.slice(0, seen);
}
