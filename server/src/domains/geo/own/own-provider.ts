import type { Language } from '@rialto/contract/http/languages.ts';
import { textOf } from '../../../platform/texts.ts';
import { textIn } from '../../../platform/wire-values.ts';
import { joinAddress, type GeoProvider, type TravelMode } from '../geo-provider.ts';
import type { PlaceRow } from '../geo.sql.ts';
import { encodePolyline } from '@rialto/rules/delivery/polyline.ts';
import type { Gazetteer, Whereabouts } from './gazetteer.ts';
import type { Streets } from './streets.ts';

/** Our own tables in memory. */
export type OwnTables = {
  gazetteer: { read(): Promise<Gazetteer> };
  streets: { read(): Promise<Streets> };
};

const metresPerSecond: Record<TravelMode, number> = { walking: 5 / 3.6, driving: 28 / 3.6 };

/** Needs no key and no external service; uses the operator's tables of places and streets. */
export function createOwnProvider({ gazetteer, streets }: OwnTables): GeoProvider {
  return {
    suggest: async (text, { language, near }) =>
      (await gazetteer.read()).search(text, near).map((place) => ({ placeId: place.id, ...texts(place, language) })),

    details: async (placeId, language) => {
      const place = (await gazetteer.read()).find(placeId);
      if (!place) return null;
      const { name } = texts(place, language);
      return { name, formattedAddress: addressOf(place, language), point: pointOf(place) };
    },

    reverse: async (point, language) => {
      const found = (await gazetteer.read()).whereabouts(point);
      return found && { formattedAddress: sayWhere(found, language), point: pointOf(found.place) };
    },

    route: async (from, to, mode) => {
      const metres = (await streets.read()).wayMetres(from, to);
      return metres === null ? null : { metres, seconds: metres / metresPerSecond[mode] };
    },

    line: async (from, to) => {
      const way = (await streets.read()).way(from, to);
      return way && { metres: way.metres, points: encodePolyline(way.points) };
    },
  };
}

function texts({ nameEn, nameAr, areaEn, areaAr }: PlaceRow, language: Language): { name: string; area: string } {
  return { name: textIn(language, nameEn, nameAr), area: textIn(language, areaEn, areaAr) };
}

function addressOf(place: PlaceRow, language: Language): string {
  const { name, area } = texts(place, language);
  return joinAddress([name, area], language);
}

function sayWhere({ kind, place }: Whereabouts, language: Language): string {
  const address = addressOf(place, language);
  return kind === 'near' ? textOf('geo.near', language, { place: address }) : address;
}

function pointOf({ lat, lng }: PlaceRow): { lat: number; lng: number } {
  return { lat, lng };
}
