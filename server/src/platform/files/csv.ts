import { stringify } from 'csv-stringify/sync';

/** Spreadsheets take a file without this mark for one of the system's encoding. */
export const BYTE_ORDER_MARK = '\uFEFF';

const NUMBER = /^-?\d+(?:\.\d+)?$/;
const NEEDS_GUARD = /^'*[=+\-@\t\r]/;

/** A spreadsheet would calculate a text that begins like a formula, so an apostrophe is written before it. */
export function guardedCell(text: string): string {
  return NEEDS_GUARD.test(text) && !NUMBER.test(text) ? `'${text}` : text;
}

export function csvLine(cells: readonly string[]): string {
  return csvLines([cells]);
}

export function csvLines(rows: readonly (readonly string[])[]): string {
  return stringify(
    rows.map((cells) => [...cells]),
    { record_delimiter: 'windows' },
  );
}
