import type { App } from '../../../platform/app.ts';
import { cached } from '../../../platform/cached.ts';
import type { ZoneId } from '../../../platform/http/scope.ts';
import { activeModules, type ModuleRow } from './modules.sql.ts';

const KEEP_MS = 60_000;

export type ModuleList = { all(): Promise<ModuleRow[]> };

/** The modules are few and asked for on every page, so each node holds them until they change. */
export function openModuleList(app: App): ModuleList {
  const kept = cached<ModuleRow[]>(app.clock, KEEP_MS);
  for (const table of ['modules', 'module_zones', 'zones']) app.onChange(table, kept.drop);
  return { all: () => kept.read('all', () => activeModules(app.db)) };
}

/** The modules that work in at least one of the zones; all of them for a visitor who has not said where they are. */
export function modulesIn(zoneIds: ZoneId[], modules: ModuleRow[]): ModuleRow[] {
  if (zoneIds.length === 0) return modules;
  return modules.filter((module) => module.zoneIds.some((zone) => zoneIds.includes(zone as ZoneId)));
}
