import { joinAddress, type GeoProvider } from '../geo-provider.ts';
import { createGuardedFetch, type OutsideDeps } from '../outside/guarded-fetch.ts';
import { openPlaceId, readOpenPlaceId } from './open-place-id.ts';
import { lineOsrm, routeOsrm } from './osrm.ts';
import { reversePhoton, searchPhoton } from './photon.ts';

/** Open services on OpenStreetMap data: Photon for places, OSRM for routes. Each works without the other. */
export function createOpenProvider(urls: { photonUrl: string; osrmUrl: string }, deps: OutsideDeps): GeoProvider {
  const photon = createGuardedFetch({ name: 'photon', baseUrl: urls.photonUrl }, deps);
  const osrm = createGuardedFetch({ name: 'osrm', baseUrl: urls.osrmUrl }, deps);

  return {
    suggest: async (text, about) => {
      const places = await searchPhoton(photon, text, about);
      return places.map((place) => ({ placeId: openPlaceId(place), name: place.name, area: place.area }));
    },

    details: async (placeId, language) => {
      const place = readOpenPlaceId(placeId);
      if (!place) return null;
      const { name, area, point } = place;
      return { name, formattedAddress: joinAddress([name, area], language), point };
    },

    reverse: async (point, language) => {
      const place = await reversePhoton(photon, point, language);
      return place && { formattedAddress: joinAddress([place.name, place.area], language), point: place.point };
    },

    route: (from, to, mode) => routeOsrm(osrm, from, to, mode),
    line: (from, to, mode) => lineOsrm(osrm, from, to, mode),
  };
}
