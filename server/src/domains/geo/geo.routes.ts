import * as contract from '@rialto/contract/calls/geo.ts';
import type { App } from '../../platform/app.ts';
import { bind } from '../../platform/http/bind.ts';
import { addressReply, distanceReply, placeReply, suggestionsReply, zoneReply } from './geo.view.ts';
import { lookupZone } from './lookup-zone.ts';
import { measureDistance } from './measure-distance.ts';
import type { Geo } from './open-geo.ts';
import { readPlace } from './read-place.ts';
import { reverseGeocode } from './reverse-geocode.ts';
import { suggestPlaces } from './suggest-places.ts';

export function geoRoutes(app: App, { zones, provider }: Pick<Geo, 'zones' | 'provider'>): void {
  bind(app, contract.lookupZone, async ({ query, scope }) => zoneReply(await lookupZone(zones, query), scope.language));
  bind(app, contract.suggestPlaces, async ({ query, scope }) =>
    suggestionsReply(await suggestPlaces(provider, query.search_text, scope), scope.language),
  );
  bind(app, contract.readPlace, async ({ query, scope }) =>
    placeReply(await readPlace(provider, query.placeid, scope.language)),
  );
  bind(app, contract.reverseGeocode, async ({ query, scope }) =>
    addressReply(await reverseGeocode(provider, query, scope.language)),
  );
  bind(app, contract.measureDistance, async ({ query, scope }) => {
    const from = { lat: query.origin_lat, lng: query.origin_lng };
    const to = { lat: query.destination_lat, lng: query.destination_lng };
    return distanceReply(await measureDistance(provider, from, to, query.mode ?? 'walking'), scope.language);
  });
}
