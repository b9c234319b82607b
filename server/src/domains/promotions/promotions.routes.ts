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
import { openCashback } from './cashback/open-cashback.ts';
import { couponCard } from './coupons/coupons.view.ts';
import { openCoupons } from './coupons/open-coupons.ts';
import { flashSaleRoutes } from './flash-sales/flash-sales.routes.ts';

export function promotionRoutes(app: App, catalog: Catalog, shop: Shop): void {
  const banners = openBanners(app);
  const campaigns = openBasicCampaigns(app, catalog);
  const coupons = openCoupons(app, catalog);
  const cashback = openCashback(app);
  const digitsOf = async () => (await shop.settings()).currency.digits;

  campaignRoutes(app, catalog, campaigns);
  flashSaleRoutes(app, catalog);

  bind(app, contract.listBanners, async ({ scope }) => {
    const [shown, running] = await Promise.all([banners.shownTo(scope), campaigns.shownTo(scope)]);
    const seen = { language: scope.language, media: app.mediaUrl };
    return {
      banners: shown.map((row) => bannerCard(row, seen)),
      campaigns: running.map((row) => campaignCard(row, seen)),
    };
  });

  bind(app, contract.listCoupons, async ({ scope, query }) => {
    const [shown, digits] = await Promise.all([coupons.shownTo(scope, query.store_id), digitsOf()]);
    return shown.map((coupon) => couponCard(coupon, { language: scope.language, digits }));
  });

  bind(app, contract.listCashback, async ({ scope }) => {
    const [running, digits] = await Promise.all([cashback.running(), digitsOf()]);
    return running.map((row) => cashbackCard(row, scope.language, digits));
  });

  bind(app, contract.readCashback, async ({ scope, query }) => {
    const digits = await digitsOf();
    const best = await cashback.bestFor(minorOf(query.amount, digits));
    if (!best) return { offer: null, cashback: 0 };
    return { offer: cashbackCard(best.row, scope.language, digits), cashback: amount(best.backMinor, digits) };
  });
}
