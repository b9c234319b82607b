import type { GeoProvider, GeoSettings } from './geo-provider.ts';
import { createGoogleProvider } from './google/google-provider.ts';
import { createOpenProvider } from './open/open-provider.ts';
import type { OutsideDeps } from './outside/guarded-fetch.ts';
import { createOwnProvider, type OwnTables } from './own/own-provider.ts';

export function createGeoProvider(settings: GeoSettings, deps: OutsideDeps & { tables: OwnTables }): GeoProvider {
  switch (settings.kind) {
    case 'own':
      return createOwnProvider(deps.tables);
    case 'google':
      return createGoogleProvider(settings, deps);
    case 'open':
      return createOpenProvider(settings, deps);
  }
}
