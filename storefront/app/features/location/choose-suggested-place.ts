import { readPlace } from '@rialto/contract/calls/geo.ts';
import { callApi } from '../../platform/api/api.ts';
import { dialogs } from '../../shared/dialogs.ts';
import { lookUpPlace } from '../../shared/look-up-place.ts';
import { pickLocation } from './pick-location.ts';
import type { Suggestion } from './use-place-search.ts';

/** Picks a suggested place directly if it is served; otherwise opens the map there. */
export async function chooseSuggestedPlace(suggestion: Suggestion): Promise<void> {
  const { result } = await callApi(readPlace, { query: { placeid: suggestion.place_id } });
  const point = result.geometry.location;
  const place = await lookUpPlace(point);
  if (place.kind === 'served') {
    pickLocation({ point, zoneIds: place.zoneIds, address: suggestion.description }, { kind: 'visit' });
  } else {
    dialogs.open({ name: 'location-picker', mode: { kind: 'visit' }, at: point });
  }
}
