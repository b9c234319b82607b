import type { ParcelLists } from '@rialto/contract/calls/console/lists.ts';
import type { ModuleId } from '@rialto/database/ids.ts';
import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { recordChange } from '../../../platform/audit/record-change.ts';
import type { Staff } from '../../../platform/crew.ts';
import { numberedRows } from '../../../platform/lists/numbered-rows.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import {
  allCategories,
  allInstructions,
  lockParcelLists,
  writeCategories,
  writeInstructions,
} from './parcel-lists.sql.ts';
import { consoleCategory, consoleInstruction, storedCategory } from './parcel-lists.view.ts';

export async function readParcelLists(db: Sql, digits: number): Promise<ParcelLists> {
  // One after the other: a change reads them in its transaction.
  const categories = await allCategories(db);
  const instructions = await allInstructions(db);
  return {
    categories: categories.map((row) => consoleCategory(row, digits)),
    instructions: instructions.map(consoleInstruction),
  };
}

/** Parts of other domains. */
export type ParcelListDeps = {
  checkPictures(tx: Sql, ids: readonly (string | null)[]): Promise<void>;
  parcelModules(): Promise<{ id: number; name: { en: string; ar: string | null } }[]>;
};
type Change = { staff: Staff; now: Date; digits: number; lists: ParcelLists };

/** Writes what can be sent as a parcel, what it costs, and instructions for couriers (OPS-12). */
export async function changeParcelLists(db: Sql, deps: ParcelListDeps, change: Change): Promise<ParcelLists> {
  const { staff, now, digits, lists } = change;
  const moduleIds = (await deps.parcelModules()).map(({ id }) => id);
  for (const category of lists.categories) checkCategory(category, moduleIds);
  return inTransaction(db, async (tx) => {
    await lockParcelLists(tx);
    await deps.checkPictures(
      tx,
      lists.categories.map(({ picture }) => picture),
    );
    const before = await readParcelLists(tx, digits);
    const categories = numberedRows(lists.categories, await allCategories(tx));
    const instructions = numberedRows(lists.instructions, await allInstructions(tx));
    await writeCategories(
      tx,
      categories.map((row) => ({ ...storedCategory(row, digits), id: row.id, position: row.position })),
    );
    await writeInstructions(
      tx,
      instructions.map(({ is_active, ...row }) => ({ ...row, isActive: is_active })),
    );
    const after = await readParcelLists(tx, digits);
    const named = { action: 'changeParcelLists', subject: 'parcel_lists' as const, subjectId: 1 };
    await recordChange(tx, { staff, now, ...named, before, after });
    return after;
  });
}

function checkCategory(
  { module_id, weights }: ParcelLists['categories'][number],
  moduleIds: readonly ModuleId[],
): void {
  if (!moduleIds.includes(module_id)) throw new RefusalError({ code: 'module_not_parcel' });
  if (new Set(weights.map(({ up_to }) => up_to)).size < weights.length)
    throw new RefusalError({ code: 'weights_repeat' });
}
