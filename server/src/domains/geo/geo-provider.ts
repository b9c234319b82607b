import type { Language } from '@rialto/contract/http/languages.ts';
import type { Point } from '@rialto/contract/shapes/point.ts';

/** The source of places and routes. `own` needs no external service and is the default. */
export type GeoSettings =
  | { kind: 'own' }
  | { kind: 'google'; key: string; baseUrl: string }
  | { kind: 'open'; photonUrl: string; osrmUrl: string };

export type Suggestion = { placeId: string; name: string; area: string };
export type PlaceDetails = { name: string; formattedAddress: string; point: Point };
export type FoundAddress = { formattedAddress: string; point: Point };
export type TravelMode = 'walking' | 'driving';
export type Route = { metres: number; seconds: number };
/** A route that can be drawn; `points` is an encoded polyline with five digits. */
export type RouteLine = { metres: number; points: string };

/**
 * Places and routes from our own tables or an external service. No result is an empty list or null; an unavailable
 * service throws the refusal map_service_unavailable.
 */
export type GeoProvider = {
  suggest(text: string, about: { language: Language; near: Point | null }): Promise<Suggestion[]>;
  details(placeId: string, language: Language): Promise<PlaceDetails | null>;
  reverse(point: Point, language: Language): Promise<FoundAddress | null>;
  route(from: Point, to: Point, mode: TravelMode): Promise<Route | null>;
  /** Missing if the provider cannot return the line of a route. */
  line?(from: Point, to: Point, mode: TravelMode): Promise<RouteLine | null>;
};

export const MAX_SUGGESTIONS = 8;
/** The longest place id that the contract accepts. */
export const MAX_PLACE_ID_LENGTH = 300;

/** "24 Jasmine Street, Old Town": the existing parts of an address, joined with the comma of its language. */
export function joinAddress(parts: readonly string[], language: Language): string {
  return parts.filter((part) => part !== '').join(language === 'ar' ? '، ' : ', ');
}
