import type { GeoSettings } from '@rialto/server/domains/geo/geo.public.ts';
import type { Database } from '@rialto/database/connect.ts';
import type { ApiSettings } from '@rialto/server/api.ts';
import type { Clock } from '@rialto/server/platform/clock.ts';
import { messagingSettings } from './messaging-settings.ts';
import { paymentSettings } from './payment-settings.ts';
import type { Settings } from './settings.ts';
import { socialProviders } from './social-settings.ts';
import { tileAddress } from './tiles/demo-tiles.ts';

export type ApiParts = {
  settings: Settings;
  clock: Clock;
  database: Database;
  /** Only the demo city; the time of an operator's shop is never changed. */
  isSimulated?: boolean;
};

/** What the API of this process needs, from the settings of the shop. */
export function apiSettings({
  settings,
  clock,
  database,
  isSimulated,
}: ApiParts): Omit<ApiSettings, 'inProcessSecret'> {
  return {
    database,
    clock,
    publicUrl: publicUrl(settings),
    ...tileAddress(settings),
    geo: geoSettings(settings),
    payments: paymentSettings(settings),
    messaging: messagingSettings(settings),
    socialProviders: socialProviders(settings),
    hasRequestLimits: settings.RATE_LIMIT === 1,
    hasImportThread: true,
    simulationSpeed: isSimulated ? settings.SIMULATION_SPEED : null,
  };
}

export function publicUrl({ PUBLIC_URL, HOST, PORT }: Settings): string {
  if (PUBLIC_URL) return PUBLIC_URL;
  const host = HOST === '0.0.0.0' || HOST === '::' ? 'localhost' : HOST;
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`;
}

/** The configured maps service. readSettings has already validated its settings. */
function geoSettings(settings: Settings): GeoSettings {
  const { GEO_PROVIDER, GOOGLE_MAPS_KEY = '', GOOGLE_MAPS_URL, PHOTON_URL = '', OSRM_URL = '' } = settings;
  if (GEO_PROVIDER === 'google') return { kind: 'google', key: GOOGLE_MAPS_KEY, baseUrl: GOOGLE_MAPS_URL };
  if (GEO_PROVIDER === 'open') return { kind: 'open', photonUrl: PHOTON_URL, osrmUrl: OSRM_URL };
  return { kind: 'own' };
}
