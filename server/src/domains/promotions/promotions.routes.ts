import * as contract from '@rialto/contract/calls/offers.ts';
import { amount, minorOf } from '../../platform/wire-values.ts';
import type { App } from '../../platform/app.ts';
import { bind } from '../../platform/http/bind.ts';
import type { Catalog } from '../catalog/catalog.public.ts';
import { bannerCard } from './banners/banners.view.ts';
import { openBanners } from './banners/open-banners.ts';
import { campaignRoutes } from './campaigns/campaigns.routes.ts';
import { campaignCard } from './campaigns/campaigns.view.ts';
import { openBasicCampaigns } from './campaigns/open-basic-campaigns.ts';
import { cashbackCard } from './cashback/cashback.view.ts';
import { openCashback } from './cashback/open-cashback.ts';
import { flashSaleRoutes } from './flash-sales/flash-sales.routes.ts';

export function promotionRoutes(app: App, catalog: Catalog): void {
  const banners = openBanners(app);
  const campaigns = openBasicCampaigns(app, catalog);
  const cashback = openCashback(app);

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

  bind(app, contract.listCashback, async (call) => {
    const [viewer, running] = await Promise.all([call.viewer(), cashback.running()]);
    return running.map((row) => cashbackCard(row, viewer));
  });

  bind(app, contract.readCashback, async (call) => {
    const viewer = await call.viewer();
    const { digits } = viewer;
    const best = await cashback.bestFor(minorOf(call.query.amount, digits));
    if (!best) return { offer: null, cashback: 0 };
    return { offer: cashbackCard(best.row, viewer), cashback: amount(best.backMinor, digits) };
  });
}
