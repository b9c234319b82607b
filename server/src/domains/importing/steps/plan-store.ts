import type { RecordRow, StoreRecord } from '../../catalog/catalog.public.ts';
import type { CellContext } from '../columns/column.ts';
import type { Problem } from '../problems.ts';
import type { StagedRow } from '../staging.sql.ts';
import type { Catalogue } from './catalogue.ts';
import type { PictureFinder } from './find-pictures.ts';
import { planRow, problemsOf, type Plan } from './plan-row.ts';

type PlanInput = { catalogue: Catalogue; pictures: PictureFinder; context: CellContext };

/** Plans the row of a store. */
export function planStore(
  row: StagedRow<'stores'>,
  existing: RecordRow<StoreRecord> | undefined,
  { catalogue, pictures, context }: PlanInput,
): { plan: Plan<StoreRecord>; problems: Problem[] } {
  const { found, add } = problemsOf(row);
  const fields = pictures.resolve(row.fields, (field, name) => add(field, 'picture_missing', { name }));
  const module = catalogue.module(String(fields['module']));
  const zone = catalogue.zone(String(fields['zone']));
  if (!module) add('module', 'unknown_module');
  if (!zone) add('zone', 'unknown_zone');
  const named = { ...fields, module: module?.key, zone: zone?.key };
  const plan = planRow<StoreRecord>({ ...row, fields: named }, existing, context);
  // Its categories and open orders belong to the former module.
  if (existing && module && existing.record.module !== module.key) add('module', 'module_change');
  const { record } = plan;
  if (record.deliveryMinutesMax < record.deliveryMinutesMin) add('deliveryMinutesMax', 'minutes_order');
  if (!isWindowSound(record)) add('discountStartsAt', 'discount_window');
  return { plan, problems: found };
}

function isWindowSound({ discountPercent, discountStartsAt: from, discountEndsAt: until }: StoreRecord): boolean {
  if (from === null && until === null) return discountPercent === 0;
  return from !== null && until !== null && from < until;
}
