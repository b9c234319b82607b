import type { Language } from '@rialto/contract/http/languages.ts';
import type { Point } from '@rialto/contract/shapes/point.ts';
import type { FoundAddress, GeoProvider } from './geo-provider.ts';
import { coordinatesText } from './point-text.ts';

/** The address nearest to a point, or its coordinates without one, so that every point has an address. */
export async function reverseGeocode(provider: GeoProvider, point: Point, language: Language): Promise<FoundAddress> {
  const found = await provider.reverse(point, language);
  return found ?? { formattedAddress: coordinatesText(point), point };
}
