import { zoneConsoleRoutes } from './domains/catalog/zones/zones.console.routes.ts';
import { hasPrices, type Catalog } from './domains/catalog/catalog.public.ts';
import { checkShownPictures, type OutsideServices, type Shop } from './domains/content/content.public.ts';
import { failedEventRoutes } from './domains/content/services/failed-events.console.routes.ts';
import { serviceConsoleRoutes } from './domains/content/services/services.console.routes.ts';
import { settingsConsoleRoutes } from './domains/content/settings/settings.console.routes.ts';
import { textConsoleRoutes } from './domains/content/texts/texts.console.routes.ts';
import { addressesOutside } from './domains/customers/customers.public.ts';
import { figureConsoleRoutes } from './domains/figures/figures.console.routes.ts';
import { findChangers } from './domains/identity/identity.public.ts';
import type { Geo } from './domains/geo/geo.public.ts';
import { importingRoutes } from './domains/importing/importing.console.routes.ts';
import { reasonConsoleRoutes } from './domains/orders/lifecycle/reasons/reasons.console.routes.ts';
import { fillReasons, runningOrdersOutside } from './domains/orders/orders.public.ts';
import { parcelConsoleRoutes } from './domains/parcels/manage/parcel-lists.console.routes.ts';
import { methodConsoleRoutes } from './domains/payments/offline/methods/methods.console.routes.ts';
import { bonusConsoleRoutes } from './domains/wallet/bonuses/bonuses.console.routes.ts';
import { fillTips } from './domains/parcels/parcels.public.ts';
import { offerConsoleRoutes } from './domains/promotions/console/offers.console.routes.ts';
import { reviewConsoleRoutes } from './domains/reviews/moderation/reviews.console.routes.ts';
import { goLiveRoutes } from './go-live.ts';
import type { App } from './platform/app.ts';

type Parts = {
  /** Draws a picture of the demo for an export. */
  drawPicture: ((recipe: unknown) => Promise<Buffer>) | undefined;
  geo: Geo;
  catalog: Catalog;
  payments: { gateways: readonly string[] };
  shop: Shop;
  services: OutsideServices;
};

/** The calls of the console that belong to no other part of the API. */
export function consoleRoutes(app: App, { geo, catalog, payments, shop, services, drawPicture }: Parts): void {
  const counts = { runningOrders: runningOrdersOutside, addresses: addressesOutside };
  zoneConsoleRoutes(app, { geo, catalog, counts });
  settingsConsoleRoutes(app, {
    hasPrices,
    async fillNewShop(tx, digits) {
      await fillReasons(tx);
      await fillTips(tx, digits);
    },
  });
  textConsoleRoutes(app, {
    staffNames: async (db) => new Map((await findChangers(db)).map(({ id, name }) => [Number(id), name])),
  });
  reasonConsoleRoutes(app);
  methodConsoleRoutes(app);
  bonusConsoleRoutes(app);
  parcelConsoleRoutes(app, {
    checkPictures: checkShownPictures,
    async parcelModules() {
      const modules = await catalog.modules.all();
      return modules
        .filter(({ moduleType }) => moduleType === 'parcel')
        .map(({ id, nameEn, nameAr }) => ({ id, name: { en: nameEn, ar: nameAr } }));
    },
  });
  serviceConsoleRoutes(app, shop, services.machine);
  failedEventRoutes(app);
  goLiveRoutes(app, {
    hasGateways: () => payments.gateways.length > 0,
    async sendsMail() {
      const { smtp, hasDemoMailbox } = await services.messaging();
      return smtp !== null || hasDemoMailbox;
    },
  });
  reviewConsoleRoutes(app);
  figureConsoleRoutes(app);
  importingRoutes(app, drawPicture ?? null);
  offerConsoleRoutes(app);
}
