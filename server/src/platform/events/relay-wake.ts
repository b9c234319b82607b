const relays = new Set<() => void>();

/** Registers a relay of this process; the result removes it. Relays of other processes find events by polling. */
export function onEventsCommitted(wake: () => void): () => void {
  relays.add(wake);
  return () => void relays.delete(wake);
}

export function wakeRelays(): void {
  for (const wake of relays) wake();
}
