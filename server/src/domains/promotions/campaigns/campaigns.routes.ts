import * as contract from '@rialto/contract/calls/offers.ts';
import type { App } from '../../../platform/app.ts';
import { bind } from '../../../platform/http/bind.ts';
import { openCardsFirst, storeCard, type Catalog } from '../../catalog/catalog.public.ts';
import { campaignCard, itemCampaignCard, itemCampaignPage } from './campaigns.view.ts';
import type { BasicCampaigns } from './open-basic-campaigns.ts';
import { openItemCampaigns } from './open-item-campaigns.ts';
import { readBasicCampaign } from './read-basic-campaign.ts';

export function campaignRoutes(app: App, catalog: Catalog, basic: BasicCampaigns): void {
  const items = openItemCampaigns(app, catalog);

  bind(app, contract.listBasicCampaigns, async (call) => {
    const viewer = await call.viewer();
    return (await basic.shownTo(viewer)).map((row) => campaignCard(row, viewer));
  });

  bind(app, contract.readBasicCampaign, async (call) => {
    const viewer = await catalog.viewerOf(call);
    const { campaign, stores } = await readBasicCampaign(basic, catalog, viewer, call.query.basic_campaign_id);
    return { ...campaignCard(campaign, viewer), stores: stores.map((store) => storeCard(store, viewer)) };
  });

  bind(app, contract.listItemCampaigns, async (call) => {
    const viewer = await catalog.viewerOf(call);
    const shown = await items.shownTo(viewer);
    return openCardsFirst(shown.map(({ campaign, context }) => itemCampaignCard(campaign, context, viewer)));
  });

  bind(app, contract.readItemCampaign, async (call) => {
    const [{ campaign, context }, viewer] = await Promise.all([items.read(call.params.id), catalog.viewerOf(call)]);
    return itemCampaignPage(campaign, context, viewer);
  });
}
