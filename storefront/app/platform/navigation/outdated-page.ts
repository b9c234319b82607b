import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';

const listeners = new Set<() => void>();

/** Call it when a response shows that the page's data, such as a price, is outdated. */
export function markPageOutdated(): void {
  listeners.forEach((listener) => listener());
}

/** Revalidates the page when it is marked as outdated. The frame calls it once for all pages. */
export function useReloadWhenOutdated(): void {
  const { revalidate } = useRevalidator();
  const load = useEffectEvent(() => void revalidate());
  useEffect(() => {
    const listener = () => load();
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
}
