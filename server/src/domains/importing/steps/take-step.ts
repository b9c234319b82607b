import { importEntities, type ImportEntity } from '@rialto/contract/shapes/import/import.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { brandRecords, categoryRecords, conditionRecords } from '../../catalog/catalog.public.ts';
import { stagedRows } from '../staging.sql.ts';
import { readCatalogue } from './catalogue.ts';
import { findPictures } from './find-pictures.ts';
import { planShelf, type ShelfName, type Shelves } from './plan-shelves.ts';
import { count, emptyResult, type Step, type StepResult } from './step.ts';
import { takeStoreStep } from './take-store-step.ts';
import { writeShelf } from './write-shelves.ts';

const MAX_SHELF_ROWS = 50_000;

/** Plans and, unless it is a check, writes one step. With problems nothing may be kept: the caller rolls back. */
export function takeStep(tx: Sql, step: Step): Promise<StepResult> {
  return step.storeKey === '' ? takeShopStep(tx, step) : takeStoreStep(tx, step);
}

async function takeShopStep(tx: Sql, step: Step): Promise<StepResult> {
  const result = emptyResult();
  let { catalogue } = step;
  for (const name of shelfNames) {
    await takeShelf(tx, name, { ...step, catalogue }, result);
    // Categories refer to parents of the same file, so what was written is read again.
    if (step.isWriting) catalogue = await readCatalogue(tx, null);
  }
  return result;
}

const shelfNames = importEntities.filter(
  (name): name is ShelfName & ImportEntity => name !== 'stores' && name !== 'items',
);
const recordsOf = { brands: brandRecords, conditions: conditionRecords, categories: categoryRecords };

async function takeShelf<Name extends ShelfName>(tx: Sql, name: Name, step: Step, result: StepResult): Promise<void> {
  const rows = await stagedRows(tx, { ...step, entity: name }, { afterLine: 0, limit: MAX_SHELF_ROWS });
  if (rows.length === 0) return;
  const pictures = await findPictures(tx, step.importId, rows);
  const existing = (await recordsOf[name](tx)) as { id: number; record: Shelves[Name] }[];
  const { plans, problems } = planShelf<Name>(rows, existing, { ...step, pictures });
  result.problems.push(...problems);
  count(result, name, plans, step);
  if (step.isWriting && problems.length === 0) await writeShelf(tx, name, plans, step.catalogue);
  await step.onBatch(rows.length);
}
