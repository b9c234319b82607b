/** The public interface of the domain geo: the only file that other domains import. */
export type { GeoSettings } from './geo-provider.ts';
export { openZoneIds } from './open-zone-ids.ts';
export { openGeo, type Geo } from './open-geo.ts';
export type { Zone } from './zone-map.ts';
export { distanceTexts } from './measure-texts.ts';
export { openWays, type Way, type Ways } from './open-ways.ts';
export { areaText } from './manage/area-text.ts';
export { allZones, insertZone, lockZone, updateZone, zonesOverlapping, type StoredZone } from './manage/zones.sql.ts';
export { parseRing } from './ring.ts';
