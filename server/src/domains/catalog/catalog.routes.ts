import * as modules from '@rialto/contract/modules.ts';
import * as stores from '@rialto/contract/stores.ts';
import { PAGE_SIZE } from '@rialto/contract/paging.ts';
import type { App } from '../../platform/app.ts';
import { bind } from '../../platform/http/bind.ts';
import type { ModuleId } from '../../platform/http/scope.ts';
import type { Shop } from '../content/content.public.ts';
import { modulesIn, openModuleList } from './modules/list-modules.ts';
import { moduleCard } from './modules/modules.view.ts';
import { openPopularStores } from './stores/list-popular-stores.ts';
import { storeCard } from './stores/stores.view.ts';

export function catalogRoutes(app: App, shop: Shop): void {
  const moduleList = openModuleList(app);
  const popularStores = openPopularStores(app);

  bind(app, modules.listModules, async ({ scope: { zoneIds, language } }) =>
    modulesIn(zoneIds, await moduleList.all()).map((row) => moduleCard(row, zoneIds, language, app.mediaUrl)),
  );

  bind(app, stores.listPopularStores, async ({ clock, scope, query }) => {
    const { limit = PAGE_SIZE, offset = 1, type = 'all' } = query;
    const page = await popularStores.page({
      zoneIds: scope.zoneIds,
      // The contract says this call needs a module, so it is there.
      moduleId: scope.moduleId as ModuleId,
      delivery: type,
      now: clock(),
      limit,
      offset: (offset - 1) * limit,
    });
    const { currency } = await shop.settings();
    const seen = { language: scope.language, point: scope.point, media: app.mediaUrl, currencyDigits: currency.digits };
    return { total_size: page.totalSize, limit, offset, stores: page.stores.map((row) => storeCard(row, seen)) };
  });
}
