/** Concurrent calls with the same key share one call of `make`. */
export function singleFlight<T>(): (key: string, make: () => Promise<T>) => Promise<T> {
  const running = new Map<string, Promise<T>>();
  return (key, make) => {
    const known = running.get(key);
    if (known) return known;
    const making = make().finally(() => running.delete(key));
    running.set(key, making);
    return making;
  };
}
