/** The domain's door. */
export type { GeoSettings } from './geo-provider.ts';
export { openZoneIds } from './open-zone-ids.ts';
export { openGeo, type Geo } from './open-geo.ts';
export type { Zone } from './zone-map.ts';
export { distanceText } from './measure-texts.ts';
export { openWays, type Way, type Ways } from './open-ways.ts';
