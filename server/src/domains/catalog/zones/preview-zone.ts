import type { Point } from '@rialto/contract/shapes/point.ts';
import type { ZoneId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { allZones, areaText, zonesOverlapping, type StoredZone } from '../../geo/geo.public.ts';
import { storesOutside } from './zone-rates.sql.ts';

/** How the area of a zone changes. `next` is null if the zone is switched off. */
export type AreaChange = { zoneId: ZoneId; former: string; next: string | null; otherAreas: readonly string[] };

/** Counts of domains above the catalogue. */
export type OutsideCounts = {
  runningOrders(db: Sql, change: AreaChange): Promise<number>;
  addresses(db: Sql, change: AreaChange): Promise<number>;
};

/** Another zone in the same places. It is new if it did not overlap the border before. */
type Overlap = StoredZone & { isNew: boolean };

type ZonePlan = { id: number | null; corners: readonly Point[]; isActive: boolean };
export type ZoneEffects = {
  stores: Awaited<ReturnType<typeof storesOutside>>;
  runningOrders: number;
  addresses: number;
  overlaps: Overlap[];
};

/** What a new border would do, before it is saved. OPS-07. */
export async function previewZone(db: Sql, counts: OutsideCounts, planned: ZonePlan): Promise<ZoneEffects> {
  const { id, corners, isActive } = planned;
  const area = areaText(corners);
  const overlapping = isActive ? await zonesOverlapping(db, area, id) : [];
  if (id === null) {
    const overlaps = overlapping.map((zone) => ({ ...zone, isNew: true }));
    return { stores: [], runningOrders: 0, addresses: 0, overlaps };
  }
  const zones = await allZones(db);
  const former = zones.find((zone) => zone.id === id);
  if (!former) throw new RefusalError({ code: 'zone_unknown' });
  const otherAreas = zones.filter((zone) => zone.isActive && zone.id !== id).map((zone) => zone.area);
  const change = { zoneId: id, former: former.area, next: isActive ? area : null, otherAreas };
  const [stores, runningOrders, addresses] = await Promise.all([
    storesOutside(db, id, change.next),
    counts.runningOrders(db, change),
    former.isActive ? counts.addresses(db, change) : 0,
  ]);
  const formerly = former.isActive ? await zonesOverlapping(db, former.area, id) : [];
  const known = new Set(formerly.map((zone) => zone.id));
  const overlaps = overlapping.map((zone) => ({ ...zone, isNew: !known.has(zone.id) }));
  return { stores, runningOrders, addresses, overlaps };
}
