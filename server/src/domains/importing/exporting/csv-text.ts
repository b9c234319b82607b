import { stringify } from 'csv-stringify/sync';
import { guardedCell, type CellContext } from '../columns/column.ts';
import type { Entity, Fields } from '../entities/entity.ts';

/** Spreadsheets take a file without this mark for one of the system's encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

export function csvHeader({ columns }: Entity): string {
  return BYTE_ORDER_MARK + csvLine(columns.map(({ name }) => name));
}

/** The rows of records, exactly as an import reads them. */
export function csvRows({ columns }: Entity, records: readonly object[], context: CellContext): string {
  const cells = records.map((record) =>
    columns.map(({ field, write }) => guardedCell(write((record as Fields)[field], context))),
  );
  return stringify(cells, { record_delimiter: 'windows' });
}

/** The header with an example, for people who start with an empty file. */
export function csvTemplate(entity: Entity): string {
  return csvHeader(entity) + csvLine(entity.columns.map(({ example }) => guardedCell(example)));
}

export function csvLine(cells: readonly string[]): string {
  return stringify([[...cells]], { record_delimiter: 'windows' });
}
