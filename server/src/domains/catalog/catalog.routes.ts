import * as modules from '@rialto/contract/calls/modules.ts';
import type { App } from '../../platform/app.ts';
import { bind } from '../../platform/http/bind.ts';
import type { Geo } from '../geo/geo.public.ts';
import { categoryRoutes } from './categories/categories.routes.ts';
import { catalogueConsoleRoutes } from './console/catalogue.console.routes.ts';
import { itemRoutes } from './items/items.routes.ts';
import { moduleConsoleRoutes } from './modules/modules.console.routes.ts';
import { modulesIn } from './modules/list-modules.ts';
import { moduleCard } from './modules/modules.view.ts';
import type { Catalog } from './open-catalog.ts';
import { sitemapRoutes } from './sitemap/sitemap.routes.ts';
import { storeRoutes } from './stores/stores.routes.ts';

export function catalogRoutes(app: App, catalog: Catalog, geo: Pick<Geo, 'zones'>): void {
  bind(app, modules.listModules, async (call) => {
    const viewer = await call.viewer();
    return modulesIn(viewer.zoneIds, await catalog.modules.all()).map((row) => moduleCard(row, viewer));
  });
  storeRoutes(app, catalog);
  itemRoutes(app, catalog);
  categoryRoutes(app, catalog);
  sitemapRoutes(app);
  moduleConsoleRoutes(app);
  catalogueConsoleRoutes(app, geo);
}
