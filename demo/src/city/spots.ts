import type { Address } from './gazetteer/addresses.ts';
import { toPlane } from './geometry/projection.ts';
import type { Point } from './geometry/projection.ts';
import { seeded } from './geometry/random.ts';
import { holds } from './geometry/ring.ts';
import { distance } from './geometry/vec.ts';
import type { Vec } from './geometry/vec.ts';
import type { CityZone } from './plan/zones.ts';

/** A door on a named street where a shop may open. */
export type Spot = Point & { placeId: string; addressEn: string; addressAr: string };

type SpotSource = { zones: readonly CityZone[]; addresses: readonly Address[] };

const PULL: Record<Address['street']['kind'], number> = {
  motorway: 0,
  primary: 7,
  secondary: 5,
  tertiary: 3,
  residential: 1,
  lane: 1.6,
};

/** The zones a point lies in. */
export function zonesAt(zones: readonly CityZone[], point: Point): CityZone[] {
  const p = asVec(point);
  return zones.filter((zone) => holds(outlineOf(zone), p));
}

const asVec = ({ lat, lng }: Point): Vec => ({ x: lng, y: lat });

const outlines = new WeakMap<CityZone, Vec[]>();

function outlineOf(zone: CityZone): Vec[] {
  const outline = outlines.get(zone) ?? zone.ring.map(asVec);
  outlines.set(zone, outline);
  return outline;
}

export function chooseSpots({ zones, addresses }: SpotSource, zoneId: number, count: number, seed: number): Spot[] {
  const random = seeded(seed * 1009 + zoneId);
  const doors = addresses
    .filter(({ place }) => {
      const around = zonesAt(zones, place);
      return around.length === 1 && around[0]!.id === zoneId;
    })
    // Weighted order without replacement: the higher the weight, the earlier a door tends to come.
    .map(({ place, street }) => ({ place, at: toPlane(place), rank: -Math.log(random() || 1e-9) / PULL[street.kind] }))
    .sort((a, b) => a.rank - b.rank);
  const chosen: typeof doors = [];
  // First doors far apart, then closer ones, until there are enough.
  for (let apart = 420; chosen.length < count && apart > 8; apart *= 0.6) {
    for (const door of doors) {
      if (chosen.length >= count) break;
      if (chosen.every((other) => distance(other.at, door.at) > apart)) chosen.push(door);
    }
  }
  return chosen.map(({ place: { id, lat, lng, nameEn, nameAr, areaEn, areaAr } }) => ({
    lat,
    lng,
    placeId: id,
    addressEn: `${nameEn}, ${areaEn}`,
    addressAr: `${nameAr}، ${areaAr}`,
  }));
}
