/** Fills whole rows of two, three, four or six columns, however long the pages of the API are. */
const CHUNK = 12;

/** All entries once, in pieces for an endless list: a list may move on while it is read, so a page may repeat another. */
export function inChunks<T extends { id: number }>(pages: readonly (readonly T[])[]): T[][] {
  const entries = [...new Map(pages.flat().map((entry) => [entry.id, entry])).values()];
  return Array.from({ length: Math.ceil(entries.length / CHUNK) }, (_, index) =>
    entries.slice(index * CHUNK, (index + 1) * CHUNK),
  );
}
