import type { Language } from '@rialto/contract/http/languages.ts';
import { RefusalError } from '../../platform/refuse.ts';
import type { GeoProvider, PlaceDetails } from './geo-provider.ts';

/** The details of a suggested place. */
export async function readPlace(provider: GeoProvider, placeId: string, language: Language): Promise<PlaceDetails> {
  const place = await provider.details(placeId, language);
  if (!place) throw new RefusalError({ code: 'place_not_found' });
  return place;
}
