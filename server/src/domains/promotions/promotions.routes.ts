import * as contract from '@rialto/contract/calls/offers.ts';
import { amount, minorOf } from '../../platform/wire-values.ts';
import type { App } from '../../platform/app.ts';
import { bind } from '../../platform/http/bind.ts';
import type { Catalog } from '../catalog/catalog.public.ts';
import type { Shop } from '../content/content.public.ts';
import { bannerCard } from './banners/banners.view.ts';
import { openBanners } from './banners/open-banners.ts';
import { campaignRoutes } from './campaigns/campaigns.routes.ts';
import { campaignCard } from './campaigns/campaigns.view.ts';
import { openBasicCampaigns } from './campaigns/open-basic-campaigns.ts';
import { cashbackCard } from './cashback/cashback.view.ts';
import type { CashbackList } from './cashback/open-cashback.ts';
import { flashSaleRoutes } from './flash-sales/flash-sales.routes.ts';

type Deps = { catalog: Catalog; shop: Shop; cashback: CashbackList };

export function promotionRoutes(app: App, { catalog, shop, cashback }: Deps): void {
  const banners = openBanners(app);
  const campaigns = openBasicCampaigns(app, catalog);

  campaignRoutes(app, catalog, campaigns);
  flashSaleRoutes(app, catalog);

  bind(app, contract.listBanners, async (call) => {
    const viewer = await call.viewer();
    const [shown, running] = await Promise.all([banners.shownTo(viewer), campaigns.shownTo(viewer)]);
    return {
      banners: shown.map((row) => bannerCard(row, viewer)),
      campaigns: running.map((row) => campaignCard(row, viewer)),
    };
  });

  // Cashback goes to the wallet, so without one there is none.
  bind(app, contract.listCashback, async (call) => {
    const [viewer, { hasWallet }] = await Promise.all([call.viewer(), shop.settings()]);
    const running = hasWallet ? await cashback.running(viewer.moduleId) : [];
    return running.map((row) => cashbackCard(row, viewer));
  });

  bind(app, contract.readCashback, async (call) => {
    const [viewer, { hasWallet }] = await Promise.all([call.viewer(), shop.settings()]);
    const { digits } = viewer;
    const { amount: goods, store_id: storeId = null } = call.query;
    const moduleId = storeId === null ? viewer.moduleId : await cashback.moduleOfStore(storeId);
    const best = hasWallet ? await cashback.bestFor(minorOf(goods, digits), { moduleId, storeId }) : null;
    if (!best) return { offer: null, cashback: 0 };
    return { offer: cashbackCard(best.row, viewer), cashback: amount(best.backMinor, digits) };
  });
}
