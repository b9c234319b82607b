import type { Sql } from '@rialto/database/sql.ts';
import { searchText } from '@rialto/rules/text/normalise.ts';
import {
  addOnsOfStore,
  enterImport,
  freeIds,
  freeSlugs,
  itemRecords,
  learnItems,
  recountStore,
  refreshSearchWords,
  saveAddOns,
  saveStore,
  storeRecords,
  type ItemRecord,
  type KeyedStore,
  type StoreRecord,
} from '../../catalog/catalog.public.ts';
import type { Problem } from '../problems.ts';
import { stagedLines, stagedRows, type StagedRow } from '../staging.sql.ts';
import { findPictures } from './find-pictures.ts';
import { planAddOns, type AddOnPlan } from './plan-add-ons.ts';
import { planItems } from './plan-items.ts';
import { problemsOf, type Plan } from './plan-row.ts';
import { planStore } from './plan-store.ts';
import { count, emptyResult, type Step, type StepResult } from './step.ts';
import { addItems, changeItems } from './write-items.ts';

const BATCH_ROWS = 500;
const LEARNED_AT_ONCE = 2_500;

/**
 * The row of a store and its items. New items are written first, because no order waits for their rows; existing ones are
 * changed at the end, so that orders wait for their locks only briefly.
 */
export async function takeStoreStep(tx: Sql, step: Step): Promise<StepResult> {
  const result = emptyResult();
  if (step.isWriting) await enterImport(tx);
  const store = await takeStoreRow(tx, step, result);
  const addOns = planAddOns(store && store.id > 0 ? await addOnsOfStore(tx, store.id) : []);
  const given: StoreStep = { tx, step, store, addOns, result };
  const added: number[] = [];
  const changedLines: number[] = [];
  for await (const rows of batches(tx, step)) {
    const plans = await planBatch(rows, given);
    count(result, 'items', plans, step);
    for (const { change, line } of plans) if (change === 'changed') changedLines.push(line);
    if (step.isWriting && store && result.problems.length === 0)
      added.push(
        ...(await addItems(
          tx,
          plans.filter(({ id }) => id === null),
          { ...step, store, addOns },
        )),
      );
    await step.onBatch(rows.length);
  }
  if (step.isWriting && store && result.problems.length === 0) await finishStore(given, store, { added, changedLines });
  return result;
}

type StoreStep = { tx: Sql; step: Step; store: KeyedStore | null; addOns: AddOnPlan; result: StepResult };

async function* batches(tx: Sql, step: Step): AsyncGenerator<StagedRow<'items'>[]> {
  const items = { ...step, entity: 'items' as const };
  let afterLine = 0;
  let count = BATCH_ROWS;
  while (count === BATCH_ROWS) {
    const rows = await stagedRows(tx, items, { afterLine, limit: BATCH_ROWS });
    if (rows.length > 0) yield rows;
    count = rows.length;
    afterLine = rows.at(-1)?.line ?? 0;
  }
}

async function planBatch(rows: StagedRow<'items'>[], given: StoreStep): Promise<Plan<ItemRecord>[]> {
  const { tx, step, store, addOns, result } = given;
  if (!store) {
    result.problems.push(...rows.flatMap(unknownStore));
    return [];
  }
  const pictures = await findPictures(tx, step.importId, rows);
  const keys = rows.map(({ key }) => key);
  const existing = store.id > 0 ? await itemRecords(tx, store, keys) : [];
  const { plans, problems } = planItems(rows, existing, { ...step, pictures, moduleId: store.moduleId, addOns });
  result.problems.push(...problems);
  return plans;
}

function unknownStore(row: StagedRow<'items'>): Problem[] {
  const { found, add } = problemsOf(row);
  add('store', 'unknown_store', { name: row.storeKey });
  return found;
}

/** Changes what exists already, and learns the words of what is new. */
async function finishStore(
  { tx, step, addOns }: StoreStep,
  store: KeyedStore,
  { added, changedLines }: { added: number[]; changedLines: number[] },
): Promise<void> {
  for (let at = 0; at < added.length; at += LEARNED_AT_ONCE)
    await learnItems(tx, added.slice(at, at + LEARNED_AT_ONCE));
  const unused = emptyResult();
  for (let at = 0; at < changedLines.length; at += BATCH_ROWS) {
    const lines = changedLines.slice(at, at + BATCH_ROWS);
    const rows = await stagedLines(tx, { ...step, entity: 'items' as const }, lines);
    const plans = await planBatch(rows, { tx, step, store, addOns, result: unused });
    await changeItems(
      tx,
      plans.filter(({ change }) => change === 'changed'),
      { ...step, store, addOns },
    );
    await step.onBatch(0);
  }
  const changedAddOns = addOns.changed();
  if (changedAddOns.length > 0) await saveAddOns(tx, store.id, changedAddOns);
  await recountStore(tx, store.id);
}

/** The store of the step; null if neither the shop nor the file has it. */
async function takeStoreRow(tx: Sql, step: Step, result: StepResult): Promise<KeyedStore | null> {
  const known = step.catalogue.stores.get(step.storeKey) ?? null;
  const stores = { ...step, entity: 'stores' as const };
  const [row] = step.hasStores ? await stagedRows(tx, stores, { afterLine: 0, limit: 1 }) : [];
  if (!row) return known;
  const pictures = await findPictures(tx, step.importId, [row]);
  const [existing] = known && known.id > 0 ? await storeRecords(tx, [known.id]) : [];
  const { plan, problems } = planStore(row, existing, { ...step, pictures });
  result.problems.push(...problems);
  count(result, 'stores', [plan], step);
  await step.onBatch(1);
  if (problems.length > 0) return known;
  return step.isWriting && plan.change !== 'unchanged'
    ? writeStore(tx, plan, step)
    : (known ?? plannedStore(plan, step));
}

function plannedStore({ record }: Plan<StoreRecord>, { catalogue }: Step): KeyedStore {
  return { id: 0, slug: '', moduleId: catalogue.module(record.module)?.id ?? 0, ...record };
}

async function writeStore(tx: Sql, { id: knownId, record }: Plan<StoreRecord>, step: Step): Promise<KeyedStore> {
  const [id = 0] = knownId === null ? await freeIds(tx, 'stores', 1) : [knownId];
  const known = step.catalogue.stores.get(record.key);
  const slug = known?.slug ?? '';
  const [free = slug] = knownId === null ? await freeSlugs(tx, 'stores', [record.nameEn]) : [slug];
  const moduleId = step.catalogue.module(record.module)?.id ?? 0;
  await saveStore(tx, {
    ...{ id, slug: free, moduleId, zoneId: step.catalogue.zone(record.zone)?.id ?? 0, record },
    ...{ nameSearchEn: searchText(record.nameEn), nameSearchAr: searchText(record.nameAr ?? '') },
  });
  if (knownId !== null) await refreshSearchWords(tx, { storeId: id });
  return { id, slug: free, key: record.key, moduleId, nameEn: record.nameEn, nameAr: record.nameAr };
}
