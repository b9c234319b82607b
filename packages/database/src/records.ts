type Cell = string | number | boolean | null | object;

/**
 * Table rows as one parameter, for `unnest(${records(rows)}::order_lines[])`: one cell per column in column order, objects
 * and lists as JSON. The database parses it faster than `jsonb_to_recordset` parses the same rows.
 */
export function records(rows: readonly (readonly Cell[])[]): string {
  return `{${rows.map((cells) => `"(${cells.map(cell).join(',')})"`).join(',')}}`;
}

/** An empty cell is null; empty text is quoted. */
function cell(value: Cell): string {
  if (value === null) return '';
  if (typeof value === 'object') return quoted(JSON.stringify(value));
  return typeof value === 'string' ? quoted(value) : String(value);
}

// The escaped quote of a cell inside a row inside an array, and the escapes of quotes and backslashes inside a cell.
const QUOTE = String.raw`\"`;
const QUOTE_WITHIN = String.raw`\\\"`;
const BACKSLASH_WITHIN = String.raw`\\\\`;

function quoted(text: string): string {
  return QUOTE + text.replaceAll('\\', BACKSLASH_WITHIN).replaceAll('"', QUOTE_WITHIN) + QUOTE;
}
