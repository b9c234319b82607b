const COLUMNS = 12;

/** How many of twelve columns each tile takes, so that every row is full: seven by fours are a row of four and one of three. */
export function tileSpans(count: number, most: 1 | 2 | 3 | 4): number[] {
  const rows = Math.ceil(count / most);
  return Array.from({ length: rows }, (_, row) => Math.floor(count / rows) + (row < count % rows ? 1 : 0)).flatMap(
    (tiles) => Array.from({ length: tiles }, () => COLUMNS / tiles),
  );
}
