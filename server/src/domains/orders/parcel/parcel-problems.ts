import type { Refusal } from '@rialto/contract/http/refusals.ts';
import type { ShopSettings } from '@rialto/database/documents/shop-settings.ts';
import { isSlotAt } from '@rialto/rules/delivery/slots.ts';
import { metresBetween } from '@rialto/rules/delivery/metres-between.ts';
import { forbiddenContentOf, usualForbiddenContents } from '@rialto/rules/parcel/forbidden-content.ts';
import { weightClassOf } from '@rialto/rules/parcel/parcel-rates.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { textIn } from '../../../platform/wire-values.ts';
import { distanceTexts, type Way } from '../../geo/geo.public.ts';
import type { ParcelCategoryRow } from '../../parcels/parcels.public.ts';
import { timetableOf } from '../quote/order-problems.ts';
import { parcelTimetable } from './parcel-timetable.ts';
import type { ParcelRequest } from './parcel-request.ts';
import type { ParcelZones } from './parcel-zones.ts';

const SAME_PLACE_METRES = 20;

export type ParcelSituation = {
  request: ParcelRequest;
  category: ParcelCategoryRow;
  zones: ParcelZones;
  way: Way | null;
  settings: ShopSettings;
  viewer: Viewer;
};

/** Everything that prevents a parcel, most important first (PAR-03). */
export function parcelProblems(situation: ParcelSituation): Refusal[] {
  return [
    ...contentProblems(situation),
    ...weightProblems(situation),
    ...placeProblems(situation),
    ...distanceProblems(situation),
    ...timeProblems(situation),
  ];
}

function contentProblems({ request, settings, viewer }: ParcelSituation): Refusal[] {
  // Not the note, which may say that somebody pays in cash.
  const found = forbiddenContentOf(request.content ?? '', settings.parcels?.forbidden ?? usualForbiddenContents);
  if (!found) return [];
  return [{ code: 'parcel_forbidden', params: { name: textIn(viewer.language, found.name.en, found.name.ar) } }];
}

function weightProblems({ request: { weightKg }, category: { weights } }: ParcelSituation): Refusal[] {
  if (weights.length === 0) return [];
  if (weightKg === null) return [{ code: 'parcel_weight_required' }];
  if (weightClassOf(weightKg, weights)) return [];
  return [{ code: 'parcel_too_heavy', params: { maximum: Math.max(...weights.map(({ upToKg }) => upToKg)) } }];
}

function placeProblems({ request: { sender, receiver }, zones }: ParcelSituation): Refusal[] {
  const problems: Refusal[] = [];
  if (!sender) problems.push({ code: 'address_required' });
  if (!receiver) problems.push({ code: 'receiver_address_required' });
  if (sender && !zones.sender) problems.push({ code: 'parcel_sender_outside' });
  if (receiver && !zones.receiver) problems.push({ code: 'parcel_receiver_outside' });
  if (areAtSamePlace({ sender, receiver })) problems.push({ code: 'parcel_same_place' });
  return problems;
}

/** The same phone number at another address is fine: people send things to themselves. */
export function areAtSamePlace({ sender, receiver }: Pick<ParcelRequest, 'sender' | 'receiver'>): boolean {
  return sender !== null && receiver !== null && metresBetween(sender, receiver) < SAME_PLACE_METRES;
}

function distanceProblems({ way, zones, viewer: { language } }: ParcelSituation): Refusal[] {
  const most = zones.sender?.maximumMetres ?? null;
  if (!way || most === null || Math.round(way.metres) <= most) return [];
  return [{ code: 'parcel_too_far', params: distanceTexts(way.metres, most, language) }];
}

function timeProblems({ request: { scheduleAt }, viewer: { now, timeZone } }: ParcelSituation): Refusal[] {
  if (scheduleAt === null || isSlotAt(timetableOf(parcelTimetable(timeZone)), now, scheduleAt)) return [];
  return [{ code: 'schedule_invalid' }];
}
