/** The same pages, each entry only where it came first (HOM-19: pages are de-duplicated by id). */
export function withoutRepeats<T>(pages: readonly (readonly T[])[], keyOf: (entry: T) => number): T[][] {
  const seen = new Set<number>();
  return pages.map((page) =>
    page.filter((entry) => {
      const key = keyOf(entry);
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    }),
  );
}
