import type { ModuleId } from '@rialto/database/ids.ts';
import type { RecordRow, ItemRecord } from '../../catalog/catalog.public.ts';
import type { CellContext } from '../columns/column.ts';
import type { Problem } from '../problems.ts';
import type { StagedRow } from '../staging.sql.ts';
import type { Catalogue } from './catalogue.ts';
import type { PictureFinder } from './find-pictures.ts';
import type { AddOnPlan } from './plan-add-ons.ts';
import { planRow, problemsOf, type Plan } from './plan-row.ts';

type PlanInput = {
  catalogue: Catalogue;
  pictures: PictureFinder;
  context: CellContext;
  /** Of the store. */
  moduleId: ModuleId;
  addOns: AddOnPlan;
};

/** Plans some items of one store. */
export function planItems(
  rows: readonly StagedRow<'items'>[],
  existing: readonly RecordRow<ItemRecord>[],
  given: PlanInput,
): { plans: Plan<ItemRecord>[]; problems: Problem[] } {
  const former = new Map(existing.map((each) => [each.record.key, each]));
  const plans: Plan<ItemRecord>[] = [];
  const problems: Problem[] = [];
  for (const row of rows) {
    const { found, add } = problemsOf(row);
    const fields = given.pictures.resolve(row.fields, (field, name) => add(field, 'picture_missing', { name }));
    const plan = planRow<ItemRecord>(
      { ...row, fields: withWholeStock(fields, former.get(row.key)) },
      former.get(row.key),
      given.context,
    );
    checkReferences(plan.record, given, add);
    checkOptions(plan.record, add);
    for (const addOn of plan.record.addOns)
      if (!given.addOns.want(addOn)) add('addOns', 'add_on_differs', { name: addOn.nameEn });
    plans.push(plan);
    problems.push(...found);
  }
  return { plans, problems };
}

type Add = ReturnType<typeof problemsOf>['add'];

/** A variation that the stock column does not name has none left. */
function withWholeStock(fields: StagedRow['fields'], existing: RecordRow<ItemRecord> | undefined): StagedRow['fields'] {
  const stock = fields['stock'] as ItemRecord['stock'] | undefined;
  const variations = (fields['variations'] ?? existing?.record.variations ?? []) as ItemRecord['variations'];
  if (!stock || variations.length === 0) return fields;
  return { ...fields, stock: { ...Object.fromEntries(variations.map(({ key }) => [key, 0])), ...stock } };
}

function checkReferences({ category, brand, condition }: ItemRecord, given: PlanInput, add: Add): void {
  const { catalogue, moduleId } = given;
  const shelf = catalogue.categories.get(category);
  if (!shelf) add('category', 'unknown_category', { name: category });
  else if (shelf.moduleId !== moduleId) add('category', 'category_of_module');
  const maker = brand === null ? null : catalogue.brands.get(brand);
  if (maker === undefined) add('brand', 'unknown_brand', { name: brand ?? '' });
  else if (maker !== null && maker.moduleId !== moduleId) add('brand', 'brand_of_module');
  if (condition !== null && !catalogue.conditions.has(condition))
    add('condition', 'unknown_condition', { name: condition });
}

function checkOptions({ choices, variations, stock, discount, priceMinor }: ItemRecord, add: Add): void {
  const combinations = choices.reduce((count, { options }) => count * options.length, choices.length === 0 ? 0 : 1);
  const keys = new Set(variations.map(({ key }) => key));
  const isWhole = variations.length > 0 || combinations === 0;
  if (!isWhole || variations.length > combinations || keys.size < variations.length)
    add('variations', 'variations_missing', { count: combinations });
  const stocked = Object.keys(stock ?? {});
  if (stocked.some((key) => (keys.size === 0 ? key !== '' : !keys.has(key)))) add('stock', 'stock_of_variations');
  if (discount.type === 'amount' && discount.value > priceMinor) add('discount', 'discount_too_high');
}
