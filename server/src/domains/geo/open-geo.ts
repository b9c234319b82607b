import type { App } from '../../platform/app.ts';
import { createGeoProvider } from './create-geo-provider.ts';
import type { GeoProvider, GeoSettings } from './geo-provider.ts';
import { activeZones, allPlaces, allStreetEdges, allStreetNodes } from './geo.sql.ts';
import { hold, type Held } from './held.ts';
import { buildGazetteer } from './own/gazetteer.ts';
import { buildStreets } from './own/streets.ts';
import { buildZoneMap, type ZoneMap } from './zone-map.ts';

const READ_AFTER_MS = 1_000;

/** The domain at work: what it holds in memory and whom it asks. Zones never depend on the provider. */
export type Geo = {
  zones: Pick<Held<ZoneMap>, 'read'>;
  provider: GeoProvider;
};

/** Works without a database at first: what cannot be read yet is read by the first call that needs it. */
export function openGeo(app: App, settings: GeoSettings): Geo {
  const { http, db, clock } = app;
  const onFault = (err: unknown) => http.log.warn({ err }, 'The map in memory could not be read');
  const zones = hold({ load: async () => buildZoneMap(await activeZones(db)), onFault });
  const gazetteer = hold({ load: async () => buildGazetteer(await allPlaces(db)), onFault });
  const streets = hold({
    load: async () => buildStreets(await allStreetNodes(db), await allStreetEdges(db)),
    onFault,
  });
  app.onChange('zones', zones.refresh);
  app.onChange('places', gazetteer.refresh);
  app.onChange('street_edges', streets.refresh);

  const inUse = settings.kind === 'own' ? [zones, gazetteer, streets] : [zones];
  const readAll = (helds: Pick<Held<unknown>, 'read'>[]) =>
    Promise.all(helds.map((held) => held.read())).then(() => undefined, onFault);
  // Zones are few and every visitor needs them: they are there when the doors open. The map's names
  // and streets are many: they are read behind the open doors, once the first pages have gone out.
  http.addHook('onReady', () => readAll([zones]));
  let soon: NodeJS.Timeout | undefined;
  http.addHook('onListen', async () => {
    soon = setTimeout(() => void readAll(inUse), READ_AFTER_MS).unref();
  });
  http.addHook('onClose', async () => {
    clearTimeout(soon);
    inUse.forEach((held) => held.close());
  });

  return { zones, provider: createGeoProvider(settings, { clock, log: http.log, tables: { gazetteer, streets } }) };
}
