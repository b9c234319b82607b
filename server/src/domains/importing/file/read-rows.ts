import type { ImportEntity } from '@rialto/contract/shapes/import/import.ts';
import { CellProblem, cellText, type CellContext, type Column } from '../columns/column.ts';
import type { Entity, Fields } from '../entities/entity.ts';
import type { Problem } from '../problems.ts';
import { csvRecords, type CsvRecord } from './csv-records.ts';
import { FileRefused } from './file-refused.ts';

export type ReadRow = {
  entity: ImportEntity;
  line: number;
  /** The key of its store, '' for what belongs to the whole shop. */
  storeKey: string;
  key: string;
  fields: Fields;
  problems: Problem[];
};

/** Reads a CSV file row by row; every cell with a problem is reported. */
export async function* readRows(
  chunks: AsyncIterable<Buffer>,
  entity: Entity,
  context: CellContext,
): AsyncGenerator<ReadRow> {
  let columns: Column[] | null = null;
  let isEmpty = true;
  for await (const record of csvRecords(chunks)) {
    if (columns === null) columns = columnsOf(record, entity);
    else {
      isEmpty = false;
      yield readRow(record, columns, entity, context);
    }
  }
  if (columns === null || isEmpty) throw new FileRefused('empty');
}

function columnsOf({ cells }: CsvRecord, { columns }: Entity): Column[] {
  const names = cells
    .map((cell) => cell.trim().toLowerCase())
    .filter((name, at, all) => name !== '' || at < all.length - 1);
  const listed = (found: string[]) => ({ columns: [...new Set(found)].slice(0, 5).join(', ') });
  const known = new Map(columns.map((column) => [column.name, column]));
  const unknown = names.filter((name) => !known.has(name));
  const repeated = names.filter((name, at) => names.indexOf(name) < at);
  const missing = columns.filter(({ name, isInHeader }) => isInHeader && !names.includes(name));
  // A file of another kind has many unknown columns; what is missing says more then.
  if (missing.length > 0) throw new FileRefused('header_missing', listed(missing.map(({ name }) => name)));
  if (unknown.length > 0) throw new FileRefused('header_unknown', listed(unknown));
  if (repeated.length > 0) throw new FileRefused('header_duplicate', listed(repeated));
  return names.flatMap((name) => known.get(name) ?? []);
}

function readRow({ line, cells }: CsvRecord, columns: Column[], entity: Entity, context: CellContext): ReadRow {
  const fields: Fields = {};
  const problems: Problem[] = [];
  const add = (column: string, { code, params }: CellProblem) =>
    problems.push({ entity: entity.name, line, column, code, params });
  const extra = cells.slice(columns.length).some((cell) => cell.trim() !== '');
  if (extra || cells.length < columns.length)
    add('', new CellProblem('column_count', { count: cells.length, expected: columns.length }));
  else
    for (const [at, column] of columns.entries()) {
      try {
        fields[column.field] = fieldOf(cells[at] ?? '', column, entity, context);
      } catch (error) {
        if (!(error instanceof CellProblem)) throw error;
        add(column.name, error);
      }
    }
  const { key, store } = fields;
  return {
    entity: entity.name,
    line,
    key: typeof key === 'string' ? key : '',
    storeKey: storeKeyOf(entity.name, key, store),
    fields,
    problems,
  };
}

function fieldOf(cell: string, column: Column, { defaults }: Entity, context: CellContext): unknown {
  if (cell.trim() !== '') return column.read(cellText(cell), context);
  if (column.isRequired) throw new CellProblem('required');
  return defaults[column.field];
}

function storeKeyOf(entity: ImportEntity, key: unknown, store: unknown): string {
  const of = entity === 'stores' ? key : entity === 'items' ? store : '';
  return typeof of === 'string' ? of : '';
}
