import { useEffect, useEffectEvent } from 'react';

const listeners = new Set<() => void>();

/** The server no longer knows the token of this device. */
export function notifySessionEnd(): void {
  listeners.forEach((listener) => listener());
}

export function useSessionEnd(onEnd: () => void): void {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const listener = () => end();
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
}
