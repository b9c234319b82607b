import type { ImportEntity } from '@rialto/contract/shapes/import/import.ts';
import type { CellContext } from '../columns/column.ts';
import type { Fields } from '../entities/entity.ts';
import type { Problem } from '../problems.ts';
import type { StepCounts } from '../staging.sql.ts';
import type { Catalogue } from './catalogue.ts';
import type { Change, Plan } from './plan-row.ts';

export type Step = {
  importId: number;
  /** '' for what belongs to the whole shop. */
  storeKey: string;
  /** Whether the file has a table of stores. */
  hasStores: boolean;
  catalogue: Catalogue;
  context: CellContext;
  /** False for the check, which plans the same and writes nothing. */
  isWriting: boolean;
  /** Called after each batch with its number of rows; throws to stop. */
  onBatch(rows: number): Promise<void>;
};
/** A row that was added or changed, under its key. */
export type LoggedRow = { entity: ImportEntity; key: string; before: Fields | null; after: Fields };
export type StepResult = { counts: StepCounts; problems: Problem[]; log: LoggedRow[] };

export const emptyResult = (): StepResult => ({ counts: {}, problems: [], log: [] });

type CountedPlan = Pick<Plan<{ key: string }>, 'change' | 'record' | 'values'>;

/** Counts planned rows, and logs them if they are written. */
export function count(
  result: StepResult,
  entity: ImportEntity,
  plans: readonly CountedPlan[],
  { isWriting }: Step,
): void {
  const of = (change: Change) => plans.filter((plan) => plan.change === change).length;
  const { added = 0, changed = 0, unchanged = 0 } = result.counts[entity] ?? {};
  result.counts[entity] = {
    added: added + of('added'),
    changed: changed + of('changed'),
    unchanged: unchanged + of('unchanged'),
  };
  if (!isWriting) return;
  for (const { change, record, values } of plans)
    if (change !== 'unchanged') result.log.push({ entity, key: record.key, ...values });
}
