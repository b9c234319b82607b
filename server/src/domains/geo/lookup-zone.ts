import type { Point } from '@rialto/contract/shapes/point.ts';
import type { LiveValue } from '../../platform/cache/live-value.ts';
import { RefusalError } from '../../platform/refuse.ts';
import type { Zone, ZoneMap } from './zone-map.ts';

/** The zones that contain a point; refuses a point outside all of them. LOC-12. */
export async function lookupZone(zones: Pick<LiveValue<ZoneMap>, 'read'>, point: Point): Promise<Zone[]> {
  const found = (await zones.read()).zonesAt(point);
  if (found.length === 0) throw new RefusalError({ code: 'zone_not_served' });
  return found;
}
