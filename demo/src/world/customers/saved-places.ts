import type { City } from '../../city/city.ts';
import type { Place } from '../../city/gazetteer/place.ts';
import { zonesAt } from '../../city/spots.ts';

type Saved = { place: Place; type: 'home' | 'office' };

const APART_DEGREES = 0.008;

/** A home near the middle of the city and an office some streets away, both inside a zone. */
export function savedPlaces({ places, zones, centre }: Pick<City, 'places' | 'zones' | 'centre'>): Saved[] {
  const away = (from: { lat: number; lng: number }) => (place: Place) =>
    Math.hypot(place.lat - from.lat, place.lng - from.lng);
  const served = places.filter((place) => place.kind === 'address' && zonesAt(zones, place).length > 0);
  const [home, ...others] = served.toSorted((a, b) => away(centre)(a) - away(centre)(b));
  const office = home && others.find((place) => away(home)(place) > APART_DEGREES);
  return home && office
    ? [
        { place: home, type: 'home' },
        { place: office, type: 'office' },
      ]
    : [];
}
