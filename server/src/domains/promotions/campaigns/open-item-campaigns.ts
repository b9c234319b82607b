import type { App } from '../../../platform/app.ts';
import { STOCK_TTL_MS } from '../../../platform/cache/stock-ttl.ts';
import { ttlCache } from '../../../platform/cache/ttl-cache.ts';
import { moduleOf } from '../../../platform/http/scope.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import type { CardContext, Catalog } from '../../catalog/catalog.public.ts';
import { isRunning } from '../running.ts';
import { findItemCampaign, itemCampaignsAfter, type ItemCampaignRow } from './item-campaigns.sql.ts';

type CampaignResult = { campaign: ItemCampaignRow; context: CardContext };

/** Items that are sold for a limited time. A campaign of an inactive store is not shown. */
export type ItemCampaigns = {
  /** The running campaigns of the viewer's zones and module, soonest to end first. */
  shownTo(viewer: Viewer): Promise<CampaignResult[]>;
  read(idOrSlug: string): Promise<CampaignResult>;
};

export function openItemCampaigns(app: App, { cardContexts }: Pick<Catalog, 'cardContexts'>): ItemCampaigns {
  const lists = ttlCache<ItemCampaignRow[]>(app.clock, { ttlMs: STOCK_TTL_MS });
  const single = ttlCache<ItemCampaignRow | null>(app.clock, { ttlMs: STOCK_TTL_MS });
  for (const table of ['item_campaigns', 'categories']) {
    app.onChange(table, lists.clear);
    app.onChange(table, single.clear);
  }

  async function found(rows: ItemCampaignRow[]): Promise<CampaignResult[]> {
    const now = app.clock();
    const running = rows.filter((campaign) => isRunning(campaign, now));
    const contexts = await cardContexts.of(running);
    return running.flatMap((campaign) => {
      const context = contexts.of(campaign);
      return context ? [{ campaign, context }] : [];
    });
  }

  return {
    async shownTo(viewer) {
      const moduleId = moduleOf(viewer);
      const load = () => itemCampaignsAfter(app.db, viewer.zoneIds, moduleId, app.clock());
      return found(await lists.read(`${viewer.zoneIds.join()}:${moduleId}`, load));
    },
    async read(idOrSlug) {
      const row = await single.read(idOrSlug, () => findItemCampaign(app.db, idOrSlug, app.clock()));
      const [shown] = await found(row ? [row] : []);
      if (!shown) throw new RefusalError({ code: 'not_found' });
      return shown;
    },
  };
}
