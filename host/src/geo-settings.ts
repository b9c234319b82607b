import type { GeoSettings } from '@rialto/server/domains/geo/geo.public.ts';
import type { Settings } from './settings.ts';

/** The configured maps service. readSettings has already validated its settings. */
export function geoSettings(settings: Settings): GeoSettings {
  const { GEO_PROVIDER, GOOGLE_MAPS_KEY = '', GOOGLE_MAPS_URL, PHOTON_URL = '', OSRM_URL = '' } = settings;
  if (GEO_PROVIDER === 'google') return { kind: 'google', key: GOOGLE_MAPS_KEY, baseUrl: GOOGLE_MAPS_URL };
  if (GEO_PROVIDER === 'open') return { kind: 'open', photonUrl: PHOTON_URL, osrmUrl: OSRM_URL };
  return { kind: 'own' };
}
