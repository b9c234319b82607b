import { BYTE_ORDER_MARK, csvLine, csvLines, guardedCell } from '../../../platform/files/csv.ts';
import type { CellContext } from '../columns/column.ts';
import type { Entity, Fields } from '../entities/entity.ts';

export function csvHeader({ columns }: Entity): string {
  return BYTE_ORDER_MARK + csvLine(columns.map(({ name }) => name));
}

/** The rows of records, exactly as an import reads them. */
export function csvRows({ columns }: Entity, records: readonly object[], context: CellContext): string {
  const cells = records.map((record) =>
    columns.map(({ field, write }) => guardedCell(write((record as Fields)[field], context))),
  );
  return csvLines(cells);
}

/** The header with an example, for people who start with an empty file. */
export function csvTemplate(entity: Entity): string {
  return csvHeader(entity) + csvLine(entity.columns.map(({ example }) => guardedCell(example)));
}
