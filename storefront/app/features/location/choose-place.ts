import { readPlace } from '@rialto/contract/calls/geo.ts';
import type { Point } from '@rialto/contract/shapes/point.ts';
import { t } from '@rialto/texts/text.ts';
import { callApi } from '../../platform/api/api.ts';
import { browserPosition } from '../../platform/device/browser-position.ts';
import { toasts } from '../../platform/overlays/toasts.ts';
import { dialogs } from '../../shared/dialogs.ts';
import { lookUpPlace } from '../../shared/look-up-place.ts';
import { pickLocation } from './pick-location.ts';
import type { Suggestion } from './use-place-search.ts';

/** Picks a suggested place directly if it is served; otherwise opens the map there. */
export async function chooseSuggestedPlace(suggestion: Suggestion): Promise<void> {
  const { result } = await callApi(readPlace, { query: { placeid: suggestion.place_id } });
  await choosePoint(result.geometry.location, suggestion.description);
}

const TOAST = 'locating';

/** The same for the browser's position. */
export async function chooseCurrentPlace(): Promise<void> {
  toasts.show({ id: TOAST, text: t('location.locating'), durationMs: 0 });
  const point = await browserPosition();
  if (point) await choosePoint(point, null);
  else dialogs.open({ name: 'location-permission' });
  toasts.dismiss(TOAST);
}

async function choosePoint(point: Point, description: string | null): Promise<void> {
  const place = await lookUpPlace(point);
  const address = description ?? place.address;
  if (place.kind === 'served' && address) pickLocation({ point, zoneIds: place.zoneIds, address }, { kind: 'visit' });
  else dialogs.open({ name: 'location-picker', mode: { kind: 'visit' }, at: point });
}
