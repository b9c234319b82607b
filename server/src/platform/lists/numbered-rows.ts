/** Gives new rows of a short list the next ids. The table must be locked. */
export function numberedRows<Row extends { id: number | null }>(
  rows: readonly Row[],
  known: readonly { id: number }[],
): (Row & { id: number; position: number })[] {
  const knownIds = new Set(known.map(({ id }) => id));
  let last = Math.max(0, ...knownIds);
  return rows.map((row, position) => {
    const isKnown = row.id !== null && knownIds.has(row.id);
    return { ...row, id: isKnown ? (row.id as number) : ++last, position };
  });
}
