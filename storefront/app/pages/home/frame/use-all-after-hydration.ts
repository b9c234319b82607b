import { startTransition, useEffect, useState } from 'react';

/** Of a row that goes on beyond the screen, the page from the server brings only what is seen; the rest joins when scripts run. */
export function useAllAfterHydration<T>(entries: readonly T[], seen: number): readonly T[] {
  const [isWhole, setWhole] = useState(false);
  useEffect(() => startTransition(() => setWhole(true)), []);
  return isWhole ? entries : entries.slice(0, seen);
}
