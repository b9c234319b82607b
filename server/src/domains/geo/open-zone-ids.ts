import type { App } from '../../platform/app.ts';
import { idsInMemory } from '../../platform/cache/ids-in-memory.ts';
import type { IdReader } from '../../platform/http/known-scope.ts';
import { allZoneIds } from './geo.sql.ts';

/** The ids of all zones, active or not. */
export function openZoneIds(app: Pick<App, 'clock' | 'db' | 'onChange'>): IdReader {
  return idsInMemory(app, 'zones', allZoneIds);
}
