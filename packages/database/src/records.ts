type Cell = string | number | boolean | null | object;

/**
 * Rows of a table as one value, for `unnest(${records(rows)}::order_lines[])`: each has a cell for every column, in the
 * order of the columns. Objects and lists become JSON. The database reads it with less effort than `jsonb_to_recordset`
 * reads the same rows.
 */
export function records(rows: readonly (readonly Cell[])[]): string {
  return `{${rows.map((cells) => `"(${cells.map(cell).join(',')})"`).join(',')}}`;
}

/** Nothing at all is null; empty text is quoted. */
function cell(value: Cell): string {
  if (value === null) return '';
  if (typeof value === 'object') return quoted(JSON.stringify(value));
  return typeof value === 'string' ? quoted(value) : String(value);
}

// A quote inside a row inside a list, and what stands for a quote or a backslash between two of them.
const QUOTE = String.raw`\"`;
const QUOTE_WITHIN = String.raw`\\\"`;
const BACKSLASH_WITHIN = String.raw`\\\\`;

function quoted(text: string): string {
  return QUOTE + text.replaceAll('\\', BACKSLASH_WITHIN).replaceAll('"', QUOTE_WITHIN) + QUOTE;
}
