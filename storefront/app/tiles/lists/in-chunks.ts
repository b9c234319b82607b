/** Fills whole rows of two, three, four or six columns, whatever the page size of the API. */
const CHUNK = 12;

/** De-duplicated entries in chunks for an endless list: pages can overlap when the list changes while it is read. */
export function inChunks<T extends { id: number }>(pages: readonly (readonly T[])[]): T[][] {
  const entries = [...new Map(pages.flat().map((entry) => [entry.id, entry])).values()];
  return Array.from({ length: Math.ceil(entries.length / CHUNK) }, (_, index) =>
    entries.slice(index * CHUNK, (index + 1) * CHUNK),
  );
}
