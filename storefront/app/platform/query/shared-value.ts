import { useSyncExternalStore } from 'react';

/** A value that any part may read, change and follow. The server always renders what it began with. */
export type SharedValue<T> = {
  read(): T;
  write(next: T): void;
  use(): T;
};

export function createShared<T>(initial: T): SharedValue<T> {
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
    use: () => useSyncExternalStore(subscribe, read, () => initial),
  };
}
