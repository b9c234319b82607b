import type { App } from '../../../platform/app.ts';
import { idsInMemory } from '../../../platform/cache/ids-in-memory.ts';
import type { IdReader } from '../../../platform/http/known-scope.ts';
import { allModuleIds } from './modules.sql.ts';

/** The ids of all modules, active or not. */
export function openModuleIds(app: Pick<App, 'clock' | 'db' | 'onChange'>): IdReader {
  return idsInMemory(app, 'modules', allModuleIds);
}
