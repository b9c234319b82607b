import type { FieldDef } from 'pg';
import { parserOf } from './column-types.ts';
import type { Row } from '../connection.ts';

export type ReadRow = (values: readonly (string | null)[]) => Row;

/** Parses the text values of a row by the types of its columns. */
export function rowReader(fields: readonly FieldDef[]): ReadRow {
  const columns = fields.map(({ name, dataTypeID }) => ({ name, parse: parserOf(dataTypeID) }));
  return (values) => {
    const row: Row = {};
    columns.forEach(({ name, parse }, at) => {
      const value = values[at] ?? null;
      row[name] = value === null ? null : parse(value);
    });
    return row;
  };
}
