import type { Point } from '@rialto/contract/shapes/point.ts';
import { useQuery } from '../platform/query/use-query.ts';
import { lookUpPlace, type FoundPlace } from './look-up-place.ts';

export type PlaceAt = { kind: 'looking'; address: null } | FoundPlace;

const looking: PlaceAt = { kind: 'looking', address: null };

const placeQuery = (point: Point) => ({
  key: ['place', point.lat, point.lng],
  fetch: (signal: AbortSignal) => lookUpPlace(point, signal),
  cacheMs: 0,
});

/** Looks up the point under the pin. Moving the pin aborts the lookup of the former point. */
export function usePlaceAt(point: Point | null): PlaceAt {
  const result = useQuery(point && placeQuery(point));
  return result.kind === 'ready' ? result.data : looking;
}
