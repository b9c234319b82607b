/** A statement takes some thousands of rows; many more would be a text of hundreds of megabytes. */
export async function inChunks<T>(
  rows: readonly T[],
  size: number,
  insert: (chunk: T[]) => Promise<void>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += size) await insert(rows.slice(start, start + size));
}
