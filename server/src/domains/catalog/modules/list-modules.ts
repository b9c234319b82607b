import type { App } from '../../../platform/app.ts';
import { cachedUntilChanged } from '../../../platform/cache/cached-until-changed.ts';
import type { ZoneId } from '../../../platform/http/scope.ts';
import { activeModules, type ModuleRow } from './modules.sql.ts';

const CACHE_SECONDS = 60;

export type ModuleList = { all(): Promise<ModuleRow[]> };

/** Modules are few and every page needs them, so each node caches them until they change. */
export function openModuleList(app: App): ModuleList {
  const tables = ['modules', 'module_zones', 'zones'];
  return { all: cachedUntilChanged(app, { seconds: CACHE_SECONDS, tables, load: activeModules }) };
}

/** The modules that serve at least one of the zones; all of them without a zone. */
export function modulesIn(zoneIds: ZoneId[], modules: ModuleRow[]): ModuleRow[] {
  if (zoneIds.length === 0) return modules;
  return modules.filter((module) => module.zoneIds.some((zone) => zoneIds.includes(zone as ZoneId)));
}
