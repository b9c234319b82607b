import type { Point } from '@rialto/contract/shapes/point.ts';
import type { PlaceRow } from '../geo.sql.ts';
import { buildNearest } from './nearest.ts';
import { buildPlaceIndex } from './place-index.ts';
import { createPlaceSearch, type SearchPlaces } from './search-places.ts';

/** The place at a point, or the nearest named place. */
export type Whereabouts = { kind: 'at' | 'near'; place: PlaceRow };

/** The city's places in memory. */
export type Gazetteer = {
  search: SearchPlaces;
  find(placeId: string): PlaceRow | null;
  whereabouts(point: Point): Whereabouts | null;
};

const AT_HOUSE_METRES = 300;
const NEAR_METRES = 5_000;

export function buildGazetteer(rows: readonly PlaceRow[]): Gazetteer {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const nearestHouse = nearestOf(rows.filter(({ kind }) => kind === 'address'));
  const nearestName = nearestOf(rows.filter(({ kind }) => kind !== 'address'));

  function whereabouts(point: Point): Whereabouts | null {
    const house = nearestHouse(point);
    if (house && house.metres <= AT_HOUSE_METRES) return { kind: 'at', place: house.place };
    const landmark = [nearestName(point), house].find((found) => found && found.metres <= NEAR_METRES);
    return landmark ? { kind: 'near', place: landmark.place } : null;
  }

  return {
    search: createPlaceSearch(buildPlaceIndex(rows)),
    find: (placeId) => byId.get(placeId) ?? null,
    whereabouts,
  };
}

function nearestOf(places: readonly PlaceRow[]): (point: Point) => { place: PlaceRow; metres: number } | null {
  const findNearest = buildNearest(places);
  return (point) => {
    const found = findNearest(point);
    const place = found && places[found.position];
    return place ? { place, metres: found.metres } : null;
  };
}
