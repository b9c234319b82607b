/** The domain's door. */
export { openGeo } from './open-geo.ts';
