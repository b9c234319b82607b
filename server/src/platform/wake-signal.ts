export type WakeSignal = {
  wake(): void;
  /** Calls the listener at each `wake`, within this process; the result removes it. */
  onWake(listener: () => void): () => void;
};

/** Starts a background job before its interval is over. */
export function wakeSignal(): WakeSignal {
  const listeners = new Set<() => void>();
  return {
    wake: () => listeners.forEach((listener) => listener()),
    onWake(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
