import type { ModuleId, Scope, ZoneId } from './scope.ts';

/** Ids that are usually in memory; otherwise they are loaded. */
export type IdReader = () => ReadonlySet<number> | Promise<ReadonlySet<number>>;
/** The ids of all zones and modules, active or not. */
export type ExistingIds = { zones: IdReader; modules: IdReader };

/** Stands for every zone or module that does not exist; ids of rows are positive. */
const NO_ID = 0;
const none: ReadonlySet<number> = new Set();

/**
 * A scope without invented ids, and with its zones in one order. Ids that do not exist become one id that finds nothing,
 * so that invented ids do not make endless keys for caches (trust.md T106).
 */
export function knownScope(scope: Scope, known: ExistingIds): Scope | Promise<Scope> {
  const zones = scope.zoneIds.length === 0 ? none : known.zones();
  const modules = scope.moduleId === null ? none : known.modules();
  return zones instanceof Promise || modules instanceof Promise
    ? Promise.all([zones, modules]).then((loaded) => scopeWithin(scope, ...loaded))
    : scopeWithin(scope, zones, modules);
}

function scopeWithin(scope: Scope, zones: ReadonlySet<number>, modules: ReadonlySet<number>): Scope {
  const { zoneIds, moduleId } = scope;
  return {
    ...scope,
    zoneIds: zoneIds.length === 0 ? zoneIds : existingZones(zoneIds, zones),
    moduleId: moduleId === null || modules.has(moduleId) ? moduleId : (NO_ID as ModuleId),
  };
}

function existingZones(sent: readonly ZoneId[], known: ReadonlySet<number>): ZoneId[] {
  const existing = sent.filter((id) => known.has(id)).sort((a, b) => a - b);
  return existing.length > 0 ? existing : [NO_ID as ZoneId];
}
