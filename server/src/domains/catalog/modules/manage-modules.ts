import type { ModuleId, ZoneId } from '@rialto/database/ids.ts';
import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { recordChange } from '../../../platform/audit/record-change.ts';
import type { Staff } from '../../../platform/crew.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { allZones } from '../../geo/geo.public.ts';
import { deleteRates, hasStoresIn, writeRates, type StoredRates } from '../zones/zone-rates.sql.ts';
import { allModules, insertModule, lockModule, updateModule, type StoredModule } from './console-modules.sql.ts';

export type { StoredModule };
export type WrittenModule = Omit<StoredModule, 'id' | 'storeCount' | 'moduleType'>;
type By = { staff: Staff; now: Date };

/** All modules, active or not. */
export function listModules(db: Sql): Promise<StoredModule[]> {
  return allModules(db);
}

/** Adds a module and offers it in zones. */
export function addModule(
  db: Sql,
  by: By,
  { moduleType, ...written }: WrittenModule & Pick<StoredModule, 'moduleType'>,
): Promise<StoredModule> {
  return inTransaction(db, async (tx) => {
    await requireZones(tx, written.zoneIds);
    const id = await insertModule(tx, { ...written, moduleType });
    await writeRates(tx, usualRates(id, written.zoneIds));
    const after = { moduleType, ...written };
    await recordChange(tx, { ...by, action: 'addModule', subject: 'module', subjectId: id, before: null, after });
    return requireModule(tx, id);
  });
}

/** Changes a module. A zone that still has stores of it cannot be taken away. */
export function changeModule(db: Sql, by: By, id: number, written: WrittenModule): Promise<StoredModule> {
  return inTransaction(db, async (tx) => {
    if (!(await lockModule(tx, id))) throw new RefusalError({ code: 'module_unknown' });
    const former = await requireModule(tx, id);
    await requireZones(tx, written.zoneIds);
    const dropped = former.zoneIds.filter((zoneId) => !written.zoneIds.includes(zoneId));
    const pairs = dropped.map((zoneId) => ({ moduleId: id, zoneId }));
    if (await hasStoresIn(tx, pairs)) throw new RefusalError({ code: 'module_has_stores' });
    await updateModule(tx, id, written);
    await deleteRates(tx, pairs);
    const added = written.zoneIds.filter((zoneId) => !former.zoneIds.includes(zoneId));
    await writeRates(tx, usualRates(id, added));
    const after = await requireModule(tx, id);
    await recordChange(tx, { ...by, action: 'changeModule', subject: 'module', subjectId: id, before: former, after });
    return after;
  });
}

/** Delivery is free until staff enter charges. */
function usualRates(moduleId: ModuleId, zoneIds: readonly ZoneId[]): StoredRates[] {
  const none = { baseMinor: 0, perKmMinor: 0, minimumMinor: 0, maximumMinor: null };
  return zoneIds.map((zoneId) => ({ moduleId, zoneId, ...none, maximumCashMinor: null, maximumMetres: null }));
}

async function requireZones(tx: Sql, zoneIds: readonly ZoneId[]): Promise<void> {
  const known = new Set((await allZones(tx)).map(({ id }) => id));
  if (!zoneIds.every((id) => known.has(id))) throw new RefusalError({ code: 'zone_unknown' });
}

async function requireModule(tx: Sql, id: number): Promise<StoredModule> {
  return (await allModules(tx)).find((module) => module.id === id) as StoredModule;
}
