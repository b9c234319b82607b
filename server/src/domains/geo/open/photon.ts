import type { Language } from '@rialto/contract/http/languages.ts';
import type { Point } from '@rialto/contract/shapes/point.ts';
import Type, { type Static } from 'typebox';
import { joinAddress, MAX_SUGGESTIONS } from '../geo-provider.ts';
import type { GuardedFetch } from '../outside/guarded-fetch.ts';
import { degrees } from '../point-text.ts';
import type { OpenPlace } from './open-place-id.ts';

const text = Type.Optional(Type.String({ maxLength: 2_000 }));

const photonAnswer = Type.Object({
  features: Type.Array(
    Type.Object({
      geometry: Type.Object({
        coordinates: Type.Tuple([
          Type.Number({ minimum: -180, maximum: 180 }),
          Type.Number({ minimum: -90, maximum: 90 }),
        ]),
      }),
      properties: Type.Object({
        osm_type: Type.Optional(Type.Union([Type.Literal('N'), Type.Literal('W'), Type.Literal('R')])),
        osm_id: Type.Optional(Type.Integer()),
        name: text,
        housenumber: text,
        street: text,
        district: text,
        city: text,
        state: text,
        country: text,
      }),
    }),
  ),
});
type Feature = Static<typeof photonAnswer>['features'][number];

/** Places that match the typed text, nearer ones first. */
export function searchPhoton(
  ask: GuardedFetch,
  typed: string,
  { language, near }: { language: Language; near: Point | null },
): Promise<OpenPlace[]> {
  const bias = near ? { lat: degrees(near.lat, 2), lon: degrees(near.lng, 2) } : {};
  return ask({
    what: 'suggest',
    path: '/api',
    params: { q: typed, limit: String(MAX_SUGGESTIONS), ...bias, ...languageParam(language) },
    headers: { 'accept-language': language },
    shape: photonAnswer,
    read: (answer) => placesOf(answer, language),
  });
}

/** The place at a point, or null far from everything. */
export async function reversePhoton(ask: GuardedFetch, point: Point, language: Language): Promise<OpenPlace | null> {
  const [nearest] = await ask({
    what: 'reverse',
    path: '/reverse',
    params: { lat: degrees(point.lat, 5), lon: degrees(point.lng, 5), ...languageParam(language) },
    headers: { 'accept-language': language },
    shape: photonAnswer,
    read: (answer) => placesOf(answer, language),
  });
  return nearest ?? null;
}

/**
 * For an unsupported language parameter Photon returns 400; for a header it falls back to the local name. The public
 * data has no Arabic, but an operator's own server may.
 */
function languageParam(language: Language): Record<string, string> {
  return language === 'en' ? { lang: 'en' } : {};
}

function placesOf({ features }: Static<typeof photonAnswer>, language: Language): OpenPlace[] {
  return features
    .slice(0, MAX_SUGGESTIONS)
    .map((feature) => placeOf(feature, language))
    .filter(({ name }) => name !== '');
}

function placeOf({ geometry, properties }: Feature, language: Language): OpenPlace {
  const { osm_type = '', osm_id = '', name = '', housenumber = '', street = '' } = properties;
  const { district = '', city = '', state = '', country = '' } = properties;
  const [lng, lat] = geometry.coordinates;
  const address = [housenumber, street].filter((part) => part !== '').join(' ');
  const [title = '', ...rest] = [...new Set([name, address, district, city || state, country])].filter(
    (part) => part !== '',
  );
  return { osmId: `${osm_type}${osm_id}`, point: { lat, lng }, name: title, area: joinAddress(rest, language) };
}
