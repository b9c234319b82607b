import type { Point } from '@rialto/contract/shapes/point.ts';
import type { ZoneId } from '@rialto/database/ids.ts';
import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { recordChange } from '../../../platform/audit/record-change.ts';
import type { Staff } from '../../../platform/crew.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { areaText, insertZone, lockZone, updateZone, type StoredZone } from '../../geo/geo.public.ts';
import { allModuleIds } from '../modules/modules.sql.ts';
import { deleteRates, hasStoresIn, writeRates, zoneRates, type StoredRates } from './zone-rates.sql.ts';

export type ZoneRates = Omit<StoredRates, 'zoneId'>;
export type WrittenZone = Omit<StoredZone, 'id' | 'area'> & { corners: readonly Point[]; rates: readonly ZoneRates[] };
type By = { staff: Staff; now: Date };

/** Adds a zone with its modules and delivery charges. OPS-07. */
export function addZone(db: Sql, by: By, written: WrittenZone): Promise<number> {
  const { zone, rates } = checked(written);
  return inTransaction(db, async (tx) => {
    await requireModules(tx, rates);
    const id = await insertZone(tx, zone);
    await writeRates(tx, ofZone(rates, id));
    const after = { ...zone, rates };
    await recordChange(tx, { ...by, action: 'addZone', subject: 'zone', subjectId: id, before: null, after });
    return id;
  });
}

/** Changes a zone as a whole. A module that still has stores here cannot be taken away. */
export function changeZone(db: Sql, by: By, id: number, written: WrittenZone): Promise<void> {
  const { zone, rates } = checked(written);
  return inTransaction(db, async (tx) => {
    const former = await lockZone(tx, id);
    if (!former) throw new RefusalError({ code: 'zone_unknown' });
    await requireModules(tx, rates);
    const formerRates = await zoneRates(tx, id);
    const dropped = formerRates.filter(({ moduleId }) => !rates.some((rate) => rate.moduleId === moduleId));
    if (await hasStoresIn(tx, dropped)) throw new RefusalError({ code: 'module_has_stores' });
    await updateZone(tx, { id, ...zone });
    await deleteRates(tx, dropped);
    await writeRates(tx, ofZone(rates, id));
    const before = { ...former, rates: formerRates.map(({ zoneId: _, ...rate }) => rate) };
    const after = { id, ...zone, rates };
    await recordChange(tx, { ...by, action: 'changeZone', subject: 'zone', subjectId: id, before, after });
  });
}

function checked({ corners, rates, ...names }: WrittenZone) {
  for (const { minimumMinor, maximumMinor } of rates) {
    if (maximumMinor !== null && maximumMinor < minimumMinor) throw new RefusalError({ code: 'zone_charges_wrong' });
  }
  return {
    zone: { ...names, area: areaText(corners) },
    rates: [...rates].sort((a, b) => a.moduleId - b.moduleId),
  };
}

function ofZone(rates: readonly ZoneRates[], zoneId: ZoneId): StoredRates[] {
  return rates.map((rate) => ({ ...rate, zoneId }));
}

async function requireModules(tx: Sql, rates: readonly ZoneRates[]): Promise<void> {
  const known = new Set(await allModuleIds(tx));
  if (!rates.every(({ moduleId }) => known.has(moduleId))) throw new RefusalError({ code: 'module_unknown' });
}
