import type { Point } from '@rialto/contract/shapes/point.ts';
import type { ZoneId } from '@rialto/database/ids.ts';
import { metresBetween } from '@rialto/rules/delivery/metres-between.ts';
import Flatbush from 'flatbush';
import type { ZoneRow } from './geo.sql.ts';
import { BORDER_DEGREES, parseRing, ringHolds, type Ring } from './ring.ts';

export type Zone = Omit<ZoneRow, 'area'>;

/** All active zones in memory, so that a lookup takes microseconds and no query. */
export type ZoneMap = {
  /** The zones that contain the point, ids ascending. */
  zonesAt(point: Point): Zone[];
  /** Whether a point is within this distance of the box around a zone. */
  isNear(zoneId: ZoneId, point: Point, metres: number): boolean;
};

export function buildZoneMap(rows: readonly ZoneRow[]): ZoneMap {
  const areas = rows.map(({ area, ...zone }) => ({ zone, ring: parseRing(area) }));
  if (areas.length === 0) return { zonesAt: () => [], isNear: () => false };
  const boxes = boxesOf(areas.map(({ ring }) => ring));

  return {
    zonesAt: (point) =>
      boxes
        .search(point.lng, point.lat, point.lng, point.lat)
        .flatMap((position) => areas[position] ?? [])
        .filter(({ ring }) => ringHolds(ring, point))
        .map(({ zone }) => zone)
        .sort((a, b) => a.id - b.id),
    isNear: (zoneId, point, metres) => {
      const ring = areas.find(({ zone }) => zone.id === zoneId)?.ring;
      return ring !== undefined && metresBetween(point, nearestInBox(boundsOf(ring), point)) <= metres;
    },
  };
}

type Bounds = [west: number, south: number, east: number, north: number];

function nearestInBox([west, south, east, north]: Bounds, { lat, lng }: Point): Point {
  return { lat: Math.min(north, Math.max(south, lat)), lng: Math.min(east, Math.max(west, lng)) };
}

function boxesOf(rings: readonly Ring[]): Flatbush {
  const boxes = new Flatbush(rings.length);
  for (const ring of rings) {
    const [west, south, east, north] = boundsOf(ring);
    boxes.add(west - BORDER_DEGREES, south - BORDER_DEGREES, east + BORDER_DEGREES, north + BORDER_DEGREES);
  }
  boxes.finish();
  return boxes;
}

function boundsOf(ring: Ring): Bounds {
  const bounds: Bounds = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { lng, lat } of ring) {
    bounds[0] = Math.min(bounds[0], lng);
    bounds[1] = Math.min(bounds[1], lat);
    bounds[2] = Math.max(bounds[2], lng);
    bounds[3] = Math.max(bounds[3], lat);
  }
  return bounds;
}
