import type { App } from '../../platform/app.ts';
import { cachedUntilChanged } from '../../platform/cache/cached-until-changed.ts';
import { allZoneIds } from './geo.sql.ts';

const CACHE_SECONDS = 600;

/** The ids of all zones, active or not. */
export function openZoneIds(app: Pick<App, 'clock' | 'db' | 'onChange'>): () => Promise<ReadonlySet<number>> {
  return cachedUntilChanged(app, {
    seconds: CACHE_SECONDS,
    tables: ['zones'],
    load: async (db) => new Set(await allZoneIds(db)),
  });
}
