import type { Landmark } from '../blocks/landmarks.ts';
import type { OpenSpace } from '../blocks/open-spaces.ts';
import { alongLine, lengthOf } from '../geometry/line.ts';
import { toPoint } from '../geometry/projection.ts';
import type { Vec } from '../geometry/vec.ts';
import { SETTLEMENTS } from '../plan/countryside.ts';
import { DISTRICTS } from '../plan/districts.ts';
import { fromRoute } from '../plan/kilometres.ts';
import { quarterAt } from '../plan/quarter-at.ts';
import type { CityNet } from '../streets/city-net.ts';
import type { Street } from '../streets/streets.ts';
import { areaOf, homesOfBigRoads } from './areas.ts';
import { CITY_NAME, slugOf } from './place.ts';
import type { Place, PlaceKind } from './place.ts';

const STREET_WEIGHT: Record<Street['kind'], number> = {
  motorway: 24,
  primary: 34,
  secondary: 28,
  tertiary: 20,
  residential: 14,
  lane: 10,
};

type PlaceNames = { nameEn: string; nameAr: string };

function place(
  kind: PlaceKind,
  { nameEn, nameAr }: PlaceNames,
  at: Vec,
  weight: number,
  area: ReturnType<typeof areaOf>,
): Place {
  return { id: slugOf(nameEn), kind, nameEn, nameAr, ...area, ...toPoint(at), weight };
}

export function districtPlaces(): Place[] {
  const whole = { areaEn: CITY_NAME.en, areaAr: CITY_NAME.ar };
  const inCity = DISTRICTS.map((district) => place('district', district, fromRoute(district.label)[0]!, 100, whole));
  const villages = SETTLEMENTS.filter(({ isTown }) => !isTown);
  return [...inCity, ...villages.map((village) => place('district', village, fromRoute(village.at)[0]!, 60, whole))];
}

export function landmarkPlaces(landmarks: readonly Landmark[]): Place[] {
  return landmarks.map((landmark) =>
    place('landmark', landmark, landmark.at, landmark.weight * 10, areaOf(landmark.block ?? quarterAt(landmark.at, 0))),
  );
}

export function spacePlaces(spaces: readonly OpenSpace[]): Place[] {
  return spaces.map((space) => {
    const home = space.block.district ? space.block : quarterAt(space.at, 0);
    return place(space.kind, space, space.at, space.kind === 'square' ? 55 : 45, areaOf(home));
  });
}

/** A street is located at the middle of its longest part. */
export function streetPlaces(net: CityNet): Map<Street, Place> {
  const homes = homesOfBigRoads(net);
  const places = new Map<Street, Place>();
  for (const street of net.streets) {
    const { nameEn, nameAr, kind } = street;
    if (!nameEn || !nameAr) continue;
    const run = street.runs.reduce((a, b) => (b.length > a.length ? b : a));
    const line = [run[0]!.from, ...run.map(({ to }) => to)].map((node) => net.nodes[node]!);
    const middle = alongLine(line, lengthOf(line) / 2);
    const area = areaOf(homes.get(street) ?? street);
    places.set(street, place('street', { nameEn, nameAr }, middle, STREET_WEIGHT[kind], area));
  }
  return places;
}
