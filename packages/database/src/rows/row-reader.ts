import type { FieldDef } from 'pg';
import { parserOf } from './column-types.ts';
import type { Row } from '../connection.ts';

export type ReadRow = (values: readonly (string | null)[]) => Row;

/** Parses the text values of a row by the types of its columns. */
export function rowReader(fields: readonly FieldDef[]): ReadRow {
  const columns = fields.map(({ name, dataTypeID }) => ({ name, parse: parserOf(dataTypeID) }));
  // Each row is a copy: V8 turns a row of many columns that is put together name by name into a slow dictionary.
  const empty: Row = Object.fromEntries(columns.map(({ name }) => [name, null]));
  return (values) => {
    const row = { ...empty };
    columns.forEach(({ name, parse }, at) => {
      const value = values[at] ?? null;
      if (value !== null) row[name] = parse(value);
    });
    return row;
  };
}
