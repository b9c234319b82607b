import type { ModuleId, ZoneId } from '@rialto/database/ids.ts';
import type { DeliveryRates } from '@rialto/rules/delivery/charge.ts';
import type { App } from '../../platform/app.ts';
import { cachedUntilChanged } from '../../platform/cache/cached-until-changed.ts';
import type { Scope } from '../../platform/http/scope.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Geo } from '../geo/geo.public.ts';
import { deliveryRates } from './catalog.sql.ts';

/** A viewer with what delivery to their point costs. */
export type CatalogViewer = Viewer & {
  /** The zones that contain the point. */
  pointZoneIds: ReadonlySet<number>;
  ratesOf(moduleId: ModuleId, zoneId: ZoneId): DeliveryRates;
};

/** The part of a call that a viewer is created from. */
export type ViewerCall = { scope: Scope; viewer: () => Promise<Viewer> };
export type ViewerOf = (call: ViewerCall) => Promise<CatalogViewer>;

const CACHE_SECONDS = 60;
const NO_ZONES: ReadonlySet<number> = new Set();
const NO_CHARGE: DeliveryRates = { baseMinor: 0, minimumMinor: 0, perKmMinor: 0, maximumMinor: null };

/** Creates the viewer of a call for lists of stores and items. Zones and rates come from caches. */
export function openViewers(app: App, geo: Pick<Geo, 'zones'>): ViewerOf {
  const deliveryRatesByPlace = cachedUntilChanged(app, {
    seconds: CACHE_SECONDS,
    tables: ['module_zones'],
    load: async (db) =>
      new Map((await deliveryRates(db)).map(({ moduleId, zoneId, ...rates }) => [`${moduleId}:${zoneId}`, rates])),
  });

  return async (call) => {
    const { point } = call.scope;
    const [viewer, rates, zones] = await Promise.all([
      call.viewer(),
      deliveryRatesByPlace(),
      point ? geo.zones.read() : null,
    ]);
    return {
      ...viewer,
      pointZoneIds: point && zones ? new Set(zones.zonesAt(point).map(({ id }) => id)) : NO_ZONES,
      ratesOf: (moduleId, zoneId) => rates.get(`${moduleId}:${zoneId}`) ?? NO_CHARGE,
    };
  };
}
