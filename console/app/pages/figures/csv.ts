/** A table as people see it and as a file has it. */
export type TableColumn<Row> = {
  name: string;
  value: (row: Row) => string | number | null;
  /** How the page shows it; the file has the plain value. */
  text?: (row: Row) => string;
  isNumber?: boolean;
};

/** A spreadsheet would compute a cell that begins like this. */
const FORMULA = /^[=+\-@\t\r]/;

function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The byte order mark tells spreadsheets that it is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

export function csvOf<Row>(columns: readonly TableColumn<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map(({ name }) => cell(name)),
    ...rows.map((row) => columns.map(({ value }) => cell(value(row)))),
  ];
  return BYTE_ORDER_MARK + lines.map((line) => `${line.join(',')}\r\n`).join('');
}

export function downloadCsv(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}.csv`;
  link.click();
  URL.revokeObjectURL(url);
}
