import { readGoLive } from '@rialto/contract/calls/console/go-live.ts';
import { catalogueFacts } from './domains/catalog/catalog.public.ts';
import { shopFacts } from './domains/content/content.public.ts';
import { hasCouriers } from './domains/couriers/couriers.public.ts';
import { countFirstOrders } from './domains/orders/orders.public.ts';
import { hasOfflineMethods } from './domains/payments/payments.public.ts';
import type { App } from './platform/app.ts';
import { bind } from './platform/http/bind.ts';

type Surroundings = { hasGateways: () => boolean; sendsMail: () => Promise<boolean> };

/** Reads what a shop lacks before its first order from its data, so that the set-up can be left and resumed (OPS-01). */
export function goLiveRoutes(app: App, { hasGateways, sendsMail }: Surroundings): void {
  bind(app, readGoLive, async ({ db }) => {
    const [catalogue, shop, hasOffline, hasCourier, ordersCount, mail] = await Promise.all([
      catalogueFacts(db, app.clock()),
      shopFacts(db),
      hasOfflineMethods(db),
      hasCouriers(db),
      countFirstOrders(db),
      sendsMail(),
    ]);
    return {
      checks: {
        shop: shop.isSaved,
        zone: catalogue.zoneId !== null,
        module: catalogue.moduleId !== null,
        store: catalogue.storeId !== null,
        item: catalogue.hasItem,
        payment: catalogue.hasCash || hasGateways() || hasOffline,
        mail,
        policies: shop.hasPolicies,
        courier: hasCourier,
        open: catalogue.isOpen,
      },
      orders_count: ordersCount,
      zone_id: catalogue.zoneId,
      module_id: catalogue.moduleId,
      store_id: catalogue.storeId,
    };
  });
}
