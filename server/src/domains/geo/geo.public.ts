/** The domain's door. */
export type { GeoSettings } from './geo-provider.ts';
export { openGeo } from './open-geo.ts';
