import type { ImportProblemCode } from '@rialto/contract/shapes/import/problems.ts';
import type { ImportEntity } from '@rialto/contract/shapes/import/import.ts';
import type { ProblemParams } from './columns/column.ts';

/** What is wrong with one cell; without a column, with the whole row. */
export type Problem = {
  entity: ImportEntity;
  line: number;
  column: string;
  code: ImportProblemCode;
  params: ProblemParams;
};
