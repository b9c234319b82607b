import type { App } from '../../../platform/app.ts';
import { cachedUntilChanged } from '../../../platform/cache/cached-until-changed.ts';
import { allModuleIds } from './modules.sql.ts';

const CACHE_SECONDS = 600;

/** The ids of all modules, active or not. */
export function openModuleIds(app: Pick<App, 'clock' | 'db' | 'onChange'>): () => Promise<ReadonlySet<number>> {
  return cachedUntilChanged(app, {
    seconds: CACHE_SECONDS,
    tables: ['modules'],
    load: async (db) => new Set(await allModuleIds(db)),
  });
}
