import { parseJson } from '../../../platform/parse-json.ts';
import type { Point } from '@rialto/contract/shapes/point.ts';
import Type from 'typebox';
import { Check } from 'typebox/value';
import { MAX_PLACE_ID_LENGTH } from '../geo-provider.ts';

/** Photon has no lookup by id, so the id itself contains the place. */
export type OpenPlace = { osmId: string; point: Point; name: string; area: string };

const packed = Type.Tuple([
  Type.String({ pattern: '^[NWR]?\\d{0,19}$' }),
  Type.Number({ minimum: -90, maximum: 90 }),
  Type.Number({ minimum: -180, maximum: 180 }),
  Type.String({ minLength: 1, maxLength: 300 }),
  Type.String({ maxLength: 300 }),
]);

const PREFIX = 'o1.';
const MAX_BYTES = Math.floor(((MAX_PLACE_ID_LENGTH - PREFIX.length) * 3) / 4);

export function openPlaceId({ osmId, point, name, area }: OpenPlace): string {
  const pack = (shownName: string, shownArea: string) =>
    Buffer.from(JSON.stringify([osmId, point.lat, point.lng, shownName, shownArea]));
  // Long names are cut, because the id must fit the contract and the point matters most.
  let [shownName, shownArea] = [name, area];
  while (pack(shownName, shownArea).length > MAX_BYTES) {
    if (shownArea !== '') shownArea = withoutEnd(shownArea);
    else shownName = withoutEnd(shownName);
  }
  return PREFIX + pack(shownName, shownArea).toString('base64url');
}

/** Null for an id that we did not make. */
export function readOpenPlaceId(placeId: string): OpenPlace | null {
  if (!placeId.startsWith(PREFIX)) return null;
  const entry = parseJson(Buffer.from(placeId.slice(PREFIX.length), 'base64url').toString('utf8'));
  if (!Check(packed, entry)) return null;
  const [osmId, lat, lng, name, area] = entry;
  return { osmId, point: { lat, lng }, name, area };
}

function withoutEnd(text: string): string {
  return Array.from(text).slice(0, -1).join('');
}
