/** Many who ask for the same thing while it is being made get the one that is being made. */
export function joined<T>(): (key: string, make: () => Promise<T>) => Promise<T> {
  const underWay = new Map<string, Promise<T>>();
  return (key, make) => {
    const known = underWay.get(key);
    if (known) return known;
    const making = make().finally(() => underWay.delete(key));
    underWay.set(key, making);
    return making;
  };
}
