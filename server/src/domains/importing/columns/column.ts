import type { ImportProblemCode } from '@rialto/contract/shapes/import/problems.ts';

export type ProblemParams = Record<string, string | number>;

/** What is wrong with a cell. Thrown by `read`, so that a reader can stop in the middle of a list. */
export class CellProblem extends Error {
  override name = 'CellProblem';
  readonly code: ImportProblemCode;
  readonly params: ProblemParams;

  constructor(code: ImportProblemCode, params: ProblemParams = {}) {
    super(code);
    this.code = code;
    this.params = params;
  }
}

/** `digits`: those of the shop's currency after the point. */
export type CellContext = { digits: number };

/** A column of a CSV file. `write` gives the only text of a value, so equal texts are equal values. */
export type Column<V = unknown> = {
  name: string;
  /** The field of the record. */
  field: string;
  isRequired: boolean;
  /** Must be in the header: a row cannot be found or added without it. */
  isInHeader: boolean;
  read(text: string, context: CellContext): V;
  write(value: V, context: CellContext): string;
  example: string;
};

type Kind<V> = Pick<Column<V>, 'read' | 'write'>;
type ColumnName = { field: string; example?: string; isRequired?: true };

export function column<V>(name: string, { field, example = '', isRequired }: ColumnName, kind: Kind<V>): Column<V> {
  const isNeeded = isRequired ?? false;
  return { name, field, example, isRequired: isNeeded, isInHeader: isNeeded, ...kind };
}

const FORMULA = /^[=@\t\r]/;
const GUARDED = /^'+[=+\-@\t\r]/;

/** The text of a cell: an apostrophe before a formula, which spreadsheets do not show, is taken off. */
export function cellText(cell: string): string {
  if (GUARDED.test(cell)) return cell.slice(1);
  if (FORMULA.test(cell)) throw new CellProblem('formula');
  return cell;
}
