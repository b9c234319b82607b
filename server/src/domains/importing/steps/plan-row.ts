import type { ImportProblemCode } from '@rialto/contract/shapes/import/problems.ts';
import type { ImportEntity } from '@rialto/contract/shapes/import/import.ts';
import type { RecordRow } from '../../catalog/catalog.public.ts';
import type { CellContext, ProblemParams } from '../columns/column.ts';
import { entities } from '../entities/entities.ts';
import type { Fields } from '../entities/entity.ts';
import type { Problem } from '../problems.ts';

export type Change = 'added' | 'changed' | 'unchanged';
/** What is to be done for a row; `id` is null for something new. `changed`: the fields that differ from what is stored. */
export type Plan<R> = {
  line: number;
  id: number | null;
  change: Change;
  changed: string[];
  record: R;
  /** For the log of changes: the values of the fields that differ, or all of something new. */
  values: { before: Fields | null; after: Fields };
};
type Row = { entity: ImportEntity; line: number; fields: Fields };

/** Compares a row with what the catalogue has under its key, by the texts that an export would write. */
export function planRow<R extends object>(row: Row, existing: RecordRow<R> | undefined, context: CellContext): Plan<R> {
  const { columns, defaults } = entities[row.entity];
  const { line, fields } = row;
  if (!existing) {
    const values = { before: null, after: fields };
    return { line, id: null, change: 'added', changed: [], record: { ...defaults, ...fields } as R, values };
  }
  const former = existing.record as Fields;
  const changed = columns
    .filter(({ field, write }) => field in fields && write(fields[field], context) !== write(former[field], context))
    .map(({ field }) => field);
  const record = { ...existing.record, ...fields } as R;
  const pick = (all: Fields) => Object.fromEntries(changed.map((field) => [field, all[field]]));
  const values = { before: pick(former), after: pick(fields) };
  return { line, id: existing.id, change: changed.length > 0 ? 'changed' : 'unchanged', changed, record, values };
}

/** Collects the problems of a row by the fields of its record. */
export function problemsOf({ entity, line }: Row): {
  found: Problem[];
  add(field: string, code: ImportProblemCode, params?: ProblemParams): void;
} {
  const found: Problem[] = [];
  const columnOf = (field: string) => entities[entity].columns.find((column) => column.field === field)?.name ?? field;
  return {
    found,
    add: (field, code, params = {}) => void found.push({ entity, line, column: columnOf(field), code, params }),
  };
}
