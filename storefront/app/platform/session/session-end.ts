import { useEffect, useEffectEvent } from 'react';

const listeners = new Set<() => void>();

/** Call it when the server rejects this device's token. */
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
