import type { ImportEntity } from '@rialto/contract/shapes/import/import.ts';
import type { CellContext } from '../columns/column.ts';
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
export type StepResult = { counts: StepCounts; problems: Problem[] };

export function count(counts: StepCounts, entity: ImportEntity, plans: readonly Pick<Plan<unknown>, 'change'>[]): void {
  const of = (change: Change) => plans.filter((plan) => plan.change === change).length;
  const { added = 0, changed = 0, unchanged = 0 } = counts[entity] ?? {};
  counts[entity] = {
    added: added + of('added'),
    changed: changed + of('changed'),
    unchanged: unchanged + of('unchanged'),
  };
}
