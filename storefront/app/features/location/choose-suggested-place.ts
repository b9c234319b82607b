import { readPlace } from '@rialto/contract/calls/geo.ts';
import { callApi } from '../../platform/api/api.ts';
import { dialogs } from '../../shared/dialogs.ts';
import { lookUpPlace } from '../../shared/look-up-place.ts';
import { pickLocation } from './pick-location.ts';
import type { Suggestion } from './use-place-search.ts';

/** A suggested place that is served needs no map; for another one, the map shows where the served city is. */
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
