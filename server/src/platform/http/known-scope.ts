import type { ModuleId, Scope, ZoneId } from './scope.ts';

/** The ids of all zones and modules, active or not. */
export type ExistingIds = { zones: () => Promise<ReadonlySet<number>>; modules: () => Promise<ReadonlySet<number>> };

/** Stands for every zone or module that does not exist; ids of rows are positive. */
const NO_ID = 0;

/**
 * A scope without invented ids, and with its zones in one order. Ids that do not exist become one id that finds nothing,
 * so that invented ids do not make endless keys for caches (trust.md T106).
 */
export async function knownScope(scope: Scope, known: ExistingIds): Promise<Scope> {
  const { zoneIds, moduleId } = scope;
  return {
    ...scope,
    zoneIds: zoneIds.length === 0 ? zoneIds : existingZones(zoneIds, await known.zones()),
    moduleId: moduleId === null || (await known.modules()).has(moduleId) ? moduleId : (NO_ID as ModuleId),
  };
}

function existingZones(sent: readonly ZoneId[], known: ReadonlySet<number>): ZoneId[] {
  const existing = sent.filter((id) => known.has(id)).sort((a, b) => a - b);
  return existing.length > 0 ? existing : [NO_ID as ZoneId];
}
