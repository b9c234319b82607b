import type { Language } from '@rialto/contract/http/languages.ts';
import type { Point } from '@rialto/contract/shapes/point.ts';

/** Whom to ask for places and ways. `own` needs nothing from outside and is what a fresh installation has. */
export type GeoSettings =
  | { kind: 'own' }
  | { kind: 'google'; key: string; baseUrl: string }
  | { kind: 'open'; photonUrl: string; osrmUrl: string };

export type Suggestion = { placeId: string; name: string; area: string };
export type PlaceDetails = { name: string; formattedAddress: string; point: Point };
export type FoundAddress = { formattedAddress: string; point: Point };
export type TravelMode = 'walking' | 'driving';
export type Route = { metres: number; seconds: number };

/**
 * Who knows the streets: our own tables or a service outside. Finding nothing is an answer (an empty list or null);
 * a service that cannot be asked is the refusal map_service_unavailable.
 */
export type GeoProvider = {
  suggest(text: string, about: { language: Language; near: Point | null }): Promise<Suggestion[]>;
  details(placeId: string, language: Language): Promise<PlaceDetails | null>;
  reverse(point: Point, language: Language): Promise<FoundAddress | null>;
  route(from: Point, to: Point, mode: TravelMode): Promise<Route | null>;
};

export const MAX_SUGGESTIONS = 8;
/** What the contract lets a place id be when it comes back. */
export const MAX_PLACE_ID_LENGTH = 300;

/** "24 Jasmine Street, Old Town": the parts of an address that exist, in the comma of its language. */
export function joinAddress(parts: readonly string[], language: Language): string {
  return parts.filter((part) => part !== '').join(language === 'ar' ? '، ' : ', ');
}
