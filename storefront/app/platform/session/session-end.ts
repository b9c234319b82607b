import { useEffect, useEffectEvent } from 'react';

const listeners = new Set<() => void>();
/** A response may arrive before any listener is mounted; the first one that mounts is notified. */
let isUnheard = false;

/** Call it when the server rejects this device's token. */
export function notifySessionEnd(): void {
  isUnheard = listeners.size === 0;
  listeners.forEach((listener) => listener());
}

export function useSessionEnd(onEnd: () => void): void {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const listener = () => end();
    listeners.add(listener);
    if (isUnheard) notifySessionEnd();
    return () => void listeners.delete(listener);
  }, []);
}
