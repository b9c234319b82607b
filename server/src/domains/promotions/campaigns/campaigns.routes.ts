import * as contract from '@rialto/contract/calls/offers.ts';
import type { App } from '../../../platform/app.ts';
import { bind } from '../../../platform/http/bind.ts';
import { storeCard, type Catalog } from '../../catalog/catalog.public.ts';
import { campaignCard, itemCampaignCard, itemCampaignPage } from './campaigns.view.ts';
import type { BasicCampaigns } from './open-basic-campaigns.ts';
import { openItemCampaigns } from './open-item-campaigns.ts';
import { readBasicCampaign } from './read-basic-campaign.ts';

export function campaignRoutes(app: App, catalog: Catalog, basic: BasicCampaigns): void {
  const items = openItemCampaigns(app, catalog);

  bind(app, contract.listBasicCampaigns, async ({ scope }) => {
    const seen = { language: scope.language, media: app.mediaUrl };
    return (await basic.shownTo(scope)).map((row) => campaignCard(row, seen));
  });

  bind(app, contract.readBasicCampaign, async ({ scope, query }) => {
    const { campaign, stores, seen } = await readBasicCampaign(basic, catalog, scope, query.basic_campaign_id);
    return { ...campaignCard(campaign, seen), stores: stores.map((store) => storeCard(store, seen)) };
  });

  bind(app, contract.listItemCampaigns, async ({ scope }) => {
    const [shown, seen] = await Promise.all([items.shownTo(scope), catalog.seenBy(scope)]);
    return shown.map(({ campaign, around }) => itemCampaignCard(campaign, around, seen));
  });

  bind(app, contract.readItemCampaign, async ({ scope, params }) => {
    const [{ campaign, around }, seen] = await Promise.all([items.read(params.id), catalog.seenBy(scope)]);
    return itemCampaignPage(campaign, around, seen);
  });
}
