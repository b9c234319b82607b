import type { ImportEntity } from '@rialto/contract/shapes/import/import.ts';
import type { Column } from '../columns/column.ts';

/** A table of the catalogue as a CSV file. `defaults` are the fields of a new row whose columns are missing or empty. */
export type Entity = {
  name: ImportEntity;
  columns: readonly Column[];
  defaults: Readonly<Record<string, unknown>>;
};

/** The fields of a row that its file has a column for. */
export type Fields = Record<string, unknown>;

export function fileNameOf(entity: ImportEntity): string {
  return `${entity}.csv`;
}
