import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';

const listeners = new Set<() => void>();

/** The server has said that something on the page, such as a price, is no longer so. */
export function markPageOutdated(): void {
  listeners.forEach((listener) => listener());
}

/** Loads the page again when it is outdated; one part of the frame does so for all. */
export function useReloadWhenOutdated(): void {
  const { revalidate } = useRevalidator();
  const load = useEffectEvent(() => void revalidate());
  useEffect(() => {
    const listener = () => load();
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
}
