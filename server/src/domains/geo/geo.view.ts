import type { Reply } from '@rialto/contract/http/endpoint.ts';
import type * as contract from '@rialto/contract/calls/geo.ts';
import type { Language } from '@rialto/contract/http/languages.ts';
import { textIn } from '../../platform/wire-values.ts';
import { joinAddress, type FoundAddress, type PlaceDetails, type Route, type Suggestion } from './geo-provider.ts';
import { distanceText, durationText } from './measure-texts.ts';
import type { Zone } from './zone-map.ts';

export function zoneReply(zones: readonly Zone[], language: Language): Reply<typeof contract.lookupZone> {
  return {
    zone_id: zones.map(({ id }) => id),
    zone_data: zones.map(({ id, nameEn, nameAr, cashOnDelivery }) => ({
      id,
      name: textIn(language, nameEn, nameAr),
      cash_on_delivery: cashOnDelivery,
    })),
  };
}

export function suggestionsReply(
  suggestions: readonly Suggestion[],
  language: Language,
): Reply<typeof contract.suggestPlaces> {
  return {
    status: 'OK',
    predictions: suggestions.map(({ placeId, name, area }) => ({
      place_id: placeId,
      description: joinAddress([name, area], language),
      structured_formatting: { main_text: name, secondary_text: area },
    })),
  };
}

export function placeReply({ name, formattedAddress, point }: PlaceDetails): Reply<typeof contract.readPlace> {
  return { status: 'OK', result: { name, formatted_address: formattedAddress, geometry: { location: point } } };
}

export function addressReply({ formattedAddress, point }: FoundAddress): Reply<typeof contract.reverseGeocode> {
  return { status: 'OK', results: [{ formatted_address: formattedAddress, geometry: { location: point } }] };
}

export function distanceReply({ metres, seconds }: Route, language: Language): Reply<typeof contract.measureDistance> {
  const element = {
    status: 'OK' as const,
    distance: { text: distanceText(metres, language), value: Math.round(metres) },
    duration: { text: durationText(seconds, language), value: Math.round(seconds) },
  };
  return { status: 'OK', rows: [{ elements: [element] }] };
}
