import type { Language } from '@rialto/contract/http/languages.ts';
import type { Point } from '@rialto/contract/shapes/point.ts';
import type { DeliveryRates } from '@rialto/rules/delivery/charge.ts';
import type { App } from '../../platform/app.ts';
import { cachedUntilChanged } from '../../platform/cache/cached-until-changed.ts';
import type { Scope } from '../../platform/http/scope.ts';
import type { Shop } from '../content/content.public.ts';
import type { Geo } from '../geo/geo.public.ts';
import { deliveryRates } from './catalog.sql.ts';

/** All that makes one visitor see a row differently from another: language, place, moment, currency. */
export type Seen = {
  language: Language;
  point: Point | null;
  /** The zones that hold the point. */
  pointZoneIds: ReadonlySet<number>;
  now: Date;
  media: string;
  digits: number;
  ratesOf(moduleId: number, zoneId: number): DeliveryRates;
};

const CACHE_SECONDS = 60;
const NO_ZONES: ReadonlySet<number> = new Set();
const NO_CHARGE: DeliveryRates = { minimumMinor: 0, perKmMinor: 0, maximumMinor: null };

export type SeenBy = (scope: Scope) => Promise<Seen>;

export function openSeen(app: App, shop: Shop, geo: Pick<Geo, 'zones'>): SeenBy {
  const deliveryRatesByPlace = cachedUntilChanged(app, {
    seconds: CACHE_SECONDS,
    tables: ['module_zones'],
    load: async (db) =>
      new Map((await deliveryRates(db)).map(({ moduleId, zoneId, ...rates }) => [`${moduleId}:${zoneId}`, rates])),
  });

  return async ({ language, point }) => {
    const [{ currency }, rates, zones] = await Promise.all([
      shop.settings(),
      deliveryRatesByPlace(),
      point ? geo.zones.read() : null,
    ]);
    return {
      language,
      point,
      pointZoneIds: point && zones ? new Set(zones.zonesAt(point).map(({ id }) => id)) : NO_ZONES,
      now: app.clock(),
      media: app.mediaUrl,
      digits: currency.digits,
      ratesOf: (moduleId, zoneId) => rates.get(`${moduleId}:${zoneId}`) ?? NO_CHARGE,
    };
  };
}
