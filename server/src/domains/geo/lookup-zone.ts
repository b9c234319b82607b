import type { Point } from '@rialto/contract/shapes/point.ts';
import { RefusalError } from '../../platform/refuse.ts';
import type { Held } from './held.ts';
import type { Zone, ZoneMap } from './zone-map.ts';

/** The zones that hold a point; a point that nobody delivers to is refused. LOC-12. */
export async function lookupZone(zones: Pick<Held<ZoneMap>, 'read'>, point: Point): Promise<Zone[]> {
  const found = (await zones.read()).zonesAt(point);
  if (found.length === 0) throw new RefusalError({ code: 'zone_not_served' });
  return found;
}
