/** The domain's door. */
export type { GeoSettings } from './geo-provider.ts';
export { openZoneIds } from './open-zone-ids.ts';
export { openGeo, type Geo } from './open-geo.ts';
export { openWays, type Ways } from './open-ways.ts';
