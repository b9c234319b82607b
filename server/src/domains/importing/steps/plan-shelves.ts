import type { ImportEntity } from '@rialto/contract/shapes/import/import.ts';
import type { BrandRecord, CategoryRecord, ConditionRecord, RecordRow } from '../../catalog/catalog.public.ts';
import type { CellContext } from '../columns/column.ts';
import type { Problem } from '../problems.ts';
import type { StagedRow } from '../staging.sql.ts';
import type { Catalogue } from './catalogue.ts';
import type { PictureFinder } from './find-pictures.ts';
import { planRow, problemsOf, type Plan } from './plan-row.ts';

export type Shelves = { brands: BrandRecord; conditions: ConditionRecord; categories: CategoryRecord };
export type ShelfName = keyof Shelves;
type PlanInput = { catalogue: Catalogue; pictures: PictureFinder; context: CellContext };
type PlanResult<R> = { plans: Plan<R>[]; problems: Problem[] };

/** Plans the brands, conditions or categories of a file. */
export function planShelf<Name extends ShelfName>(
  rows: readonly StagedRow<Name & ImportEntity>[],
  existing: readonly RecordRow<Shelves[Name]>[],
  given: PlanInput,
): PlanResult<Shelves[Name]> {
  const former = new Map(existing.map((each) => [each.record.key, each]));
  const plans: Plan<Shelves[Name]>[] = [];
  const problems: Problem[] = [];
  for (const row of rows) {
    const { found, add } = problemsOf(row);
    const fields = given.pictures.resolve(row.fields, (field, name) => add(field, 'picture_missing', { name }));
    const module = 'module' in fields ? given.catalogue.module(String(fields['module'])) : null;
    if (module === undefined) add('module', 'unknown_module');
    const plan = planRow<Shelves[Name]>(
      { ...row, fields: { ...fields, ...(module && { module: module.key }) } },
      former.get(row.key),
      given.context,
    );
    if ('parent' in plan.record) checkParent(plan.record, given.catalogue, add);
    plans.push(plan);
    problems.push(...found);
  }
  return { plans, problems };
}

/** Categories have two levels, and both belong to the same module. */
function checkParent(
  { key, parent, module }: CategoryRecord,
  catalogue: Catalogue,
  add: ReturnType<typeof problemsOf>['add'],
): void {
  if (parent === null) return;
  const above = catalogue.categories.get(parent);
  if (!above || parent === key) add('parent', 'unknown_parent');
  else if (above.parentKey !== null) add('parent', 'category_nested');
  else if (above.moduleId !== catalogue.module(module)?.id) add('parent', 'category_of_module');
}
