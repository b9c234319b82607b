import type { City } from '../../city/city.ts';
import type { Place } from '../../city/gazetteer/place.ts';
import { zonesAt } from '../../city/spots.ts';

export type SavedPlace = { customerId: number; place: Place; type: 'home' | 'office' };

const APART_DEGREES = 0.008;
/** The first customer has two addresses, the others one. */
const owners = [
  { customerId: 1, type: 'home' },
  { customerId: 1, type: 'office' },
  { customerId: 2, type: 'home' },
  { customerId: 3, type: 'home' },
] as const;

/** Addresses near the middle of the city and some streets apart, all inside a zone. */
export function savedPlaces({ places, zones, centre }: Pick<City, 'places' | 'zones' | 'centre'>): SavedPlace[] {
  const away = (from: { lat: number; lng: number }, place: Place) =>
    Math.hypot(place.lat - from.lat, place.lng - from.lng);
  const served = places
    .filter((place) => place.kind === 'address' && zonesAt(zones, place).length > 0)
    .sort((a, b) => away(centre, a) - away(centre, b));
  const chosen: Place[] = [];
  for (const place of served) {
    if (chosen.length === owners.length) break;
    if (chosen.every((other) => away(other, place) > APART_DEGREES)) chosen.push(place);
  }
  return chosen.flatMap((place, index) => (owners[index] ? [{ ...owners[index], place }] : []));
}
