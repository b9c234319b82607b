import { zoneConsoleRoutes } from './domains/catalog/zones/zones.console.routes.ts';
import type { Catalog } from './domains/catalog/catalog.public.ts';
import { addressesOutside } from './domains/customers/customers.public.ts';
import { figureConsoleRoutes } from './domains/figures/figures.console.routes.ts';
import type { Geo } from './domains/geo/geo.public.ts';
import { runningOrdersOutside } from './domains/orders/orders.public.ts';
import { reviewConsoleRoutes } from './domains/reviews/moderation/reviews.console.routes.ts';
import type { App } from './platform/app.ts';

type Parts = { geo: Geo; catalog: Catalog };

/** The calls of the console that belong to no other part of the API. */
export function consoleRoutes(app: App, { geo, catalog }: Parts): void {
  const counts = { runningOrders: runningOrdersOutside, addresses: addressesOutside };
  zoneConsoleRoutes(app, { geo, catalog, counts });
  reviewConsoleRoutes(app);
  figureConsoleRoutes(app);
}
