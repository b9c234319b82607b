import { useSyncExternalStore } from 'react';

/** State of the page that any component may read and change. The server always renders the initial value. */
export type SharedState<T> = {
  read(): T;
  write(next: T): void;
  use(): T;
  /** Calls the listener after each change; the result removes it. */
  subscribe(listener: () => void): () => void;
};

export function createSharedState<T>(initial: T): SharedState<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const read = () => value;
  return {
    read,
    write(next) {
      value = next;
      listeners.forEach((listener) => listener());
    },
    subscribe,
    use: () => useSyncExternalStore(subscribe, read, () => initial),
  };
}
