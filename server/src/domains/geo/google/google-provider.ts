import type { Language } from '@rialto/contract/http/languages.ts';
import type { Point } from '@rialto/contract/shapes/point.ts';
import type { Static } from 'typebox';
import {
  MAX_PLACE_ID_LENGTH,
  MAX_SUGGESTIONS,
  type FoundAddress,
  type GeoProvider,
  type PlaceDetails,
  type Route,
  type Suggestion,
  type TravelMode,
} from '../geo-provider.ts';
import { createGuardedFetch, type OutsideDeps } from '../outside/guarded-fetch.ts';
import { ServiceFault } from '../../../platform/outside/read-json.ts';
import { nearbyText, pointText } from '../point-text.ts';
import { autocompleteAnswer, detailsAnswer, distanceAnswer, geocodeAnswer } from './google-shapes.ts';

const BIAS_METRES = '20000';

/** The web services of Google Maps Platform. The key is sent only to their base URL. */
export function createGoogleProvider(
  { key, baseUrl }: { key: string; baseUrl: string },
  deps: OutsideDeps,
): GeoProvider {
  const ask = createGuardedFetch({ name: 'google', baseUrl, secrets: { key } }, deps);

  return {
    suggest: (text, { language, near }) =>
      ask({
        what: 'suggest',
        path: '/place/autocomplete/json',
        params: { input: text, language, ...(near ? { location: nearbyText(near), radius: BIAS_METRES } : {}) },
        shape: autocompleteAnswer,
        read: readSuggestions,
      }),

    details: (placeId: string, language: Language) =>
      ask({
        what: 'details',
        path: '/place/details/json',
        params: { place_id: placeId, language, fields: 'name,formatted_address,geometry' },
        shape: detailsAnswer,
        read: readDetails,
      }),

    reverse: (point: Point, language: Language) =>
      ask({
        what: 'reverse',
        path: '/geocode/json',
        params: { latlng: pointText(point), language },
        shape: geocodeAnswer,
        read: readAddress,
      }),

    route: (from: Point, to: Point, mode: TravelMode) =>
      ask({
        what: 'route',
        path: '/distancematrix/json',
        params: { origins: pointText(from), destinations: pointText(to), mode },
        shape: distanceAnswer,
        read: readRoute,
      }),
  };
}

function readSuggestions(answer: Static<typeof autocompleteAnswer>): Suggestion[] {
  if (foundNothing(answer)) return [];
  return (answer.predictions ?? [])
    .filter(({ place_id }) => place_id.length <= MAX_PLACE_ID_LENGTH)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ place_id, structured_formatting: { main_text, secondary_text } }) => ({
      placeId: place_id,
      name: main_text,
      area: secondary_text ?? '',
    }));
}

function readDetails(answer: Static<typeof detailsAnswer>): PlaceDetails | null {
  if (foundNothing(answer) || !answer.result?.geometry) return null;
  const { name, formatted_address, geometry } = answer.result;
  const formattedAddress = formatted_address ?? name ?? pointText(geometry.location);
  return { name: name ?? formattedAddress, formattedAddress, point: geometry.location };
}

function readAddress(answer: Static<typeof geocodeAnswer>): FoundAddress | null {
  const [nearest] = foundNothing(answer) ? [] : (answer.results ?? []);
  return nearest ? { formattedAddress: nearest.formatted_address, point: nearest.geometry.location } : null;
}

function readRoute(answer: Static<typeof distanceAnswer>): Route | null {
  const element = foundNothing(answer) ? undefined : answer.rows?.[0]?.elements[0];
  if (element?.status !== 'OK' || !element.distance || !element.duration) return null;
  return { metres: element.distance.value, seconds: element.duration.value };
}

/** Google returns INVALID_REQUEST for an invented place id, so it counts as not found. */
const nothingStatuses = ['ZERO_RESULTS', 'NOT_FOUND', 'INVALID_REQUEST'];

/** OVER_QUERY_LIMIT, REQUEST_DENIED and every other status count as a failure of the service. */
function foundNothing({ status, error_message }: { status: string; error_message?: string }): boolean {
  if (nothingStatuses.includes(status)) return true;
  if (status !== 'OK') throw new ServiceFault(`${status}: ${error_message ?? ''}`);
  return false;
}
