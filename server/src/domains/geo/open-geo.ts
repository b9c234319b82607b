import type { App } from '../../platform/app.ts';
import { liveValue, type LiveValue } from '../../platform/cache/live-value.ts';
import { createGeoProvider } from './create-geo-provider.ts';
import type { GeoProvider, GeoSettings } from './geo-provider.ts';
import { activeZones, allPlaces, allStreetEdges, allStreetNodes } from './geo.sql.ts';
import { buildGazetteer } from './own/gazetteer.ts';
import { buildStreets } from './own/streets.ts';
import { buildZoneMap, type ZoneMap } from './zone-map.ts';

const PRELOAD_DELAY_MS = 1_000;

/** The zones in memory and the provider of places and routes. Zones never depend on the provider. */
export type Geo = {
  zones: Pick<LiveValue<ZoneMap>, 'read'>;
  provider: GeoProvider;
};

/** Starts without a database too: the first call that needs missing data loads it. */
export function openGeo(app: App, settings: GeoSettings): Geo {
  const { http, db, clock } = app;
  const onFault = (err: unknown) => http.log.warn({ err }, 'Loading the map into memory failed; will retry');
  const zones = liveValue({ load: async () => buildZoneMap(await activeZones(db)), onFault });
  const gazetteer = liveValue({ load: async () => buildGazetteer(await allPlaces(db)), onFault });
  const streets = liveValue({
    load: async () => buildStreets(await allStreetNodes(db), await allStreetEdges(db)),
    onFault,
  });
  app.onChange('zones', zones.refresh);
  app.onChange('places', gazetteer.refresh);
  app.onChange('street_edges', streets.refresh);

  const inUse = settings.kind === 'own' ? [zones, gazetteer, streets] : [zones];
  const readAll = (values: Pick<LiveValue<unknown>, 'read'>[]) =>
    Promise.all(values.map((value) => value.read())).then(() => undefined, onFault);
  // Every request needs the zones, and they are few, so they load before the server listens. Place names and
  // streets are many, so they load afterwards and do not delay the first pages.
  http.addHook('onReady', () => readAll([zones]));
  let preload: NodeJS.Timeout | undefined;
  http.addHook('onListen', async () => {
    preload = setTimeout(() => void readAll(inUse), PRELOAD_DELAY_MS).unref();
  });
  http.addHook('onClose', async () => {
    clearTimeout(preload);
    inUse.forEach((value) => value.close());
  });

  return { zones, provider: createGeoProvider(settings, { clock, log: http.log, tables: { gazetteer, streets } }) };
}
