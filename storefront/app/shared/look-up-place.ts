import { CallRefused } from '@rialto/api-client/call-refused.ts';
import { lookupZone, reverseGeocode } from '@rialto/contract/calls/geo.ts';
import type { Point } from '@rialto/contract/shapes/point.ts';
import { t } from '@rialto/texts/text.ts';
import { callApi } from '../platform/api/api.ts';

/** What is known about a point: its address, if it has one, and whether anybody delivers there. */
export type FoundPlace =
  | { kind: 'served'; address: string | null; zoneIds: number[] }
  | { kind: 'refused'; address: string | null; message: string };

export async function lookUpPlace(point: Point, signal?: AbortSignal): Promise<FoundPlace> {
  const input = { query: { lat: point.lat, lng: point.lng }, ...(signal && { signal }) };
  const addressFound = callApi(reverseGeocode, input).then(
    ({ results }) => results[0]?.formatted_address ?? null,
    () => null,
  );
  try {
    const [address, zone] = await Promise.all([addressFound, callApi(lookupZone, input)]);
    return { kind: 'served', address, zoneIds: zone.zone_id };
  } catch (thrown) {
    const refusal = thrown instanceof CallRefused ? thrown.errors[0]?.message : undefined;
    return { kind: 'refused', address: await addressFound, message: refusal ?? t('error.network') };
  }
}
