import { useEffect } from 'react';
import { createStore } from './store.ts';

/** The entry of the navigation that a page belongs to, if its path does not say so. */
export const shownUnder = createStore<string | null>(null);

export function useShownUnder(path: string): void {
  useEffect(() => {
    shownUnder.set(path);
    return () => shownUnder.set(null);
  }, [path]);
}
