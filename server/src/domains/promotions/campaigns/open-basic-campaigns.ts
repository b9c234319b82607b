import { listBasicCampaigns } from '@rialto/contract/calls/offers.ts';
import type { App } from '../../../platform/app.ts';
import { moduleOf } from '../../../platform/http/scope.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { cachedUntilChanged } from '../../../platform/cache/cached-until-changed.ts';
import { isId } from '../../../platform/id-or-slug.ts';
import { type Catalog } from '../../catalog/catalog.public.ts';
import { isRunning } from '../running.ts';
import { basicCampaignsAfter, type BasicCampaignRow } from './basic-campaigns.sql.ts';

export type BasicCampaigns = {
  /** The running campaigns with a store in the zones. */
  shownTo(viewer: Viewer): Promise<BasicCampaignRow[]>;
  /** A running campaign by its id or its slug. */
  find(idOrSlug: string): Promise<BasicCampaignRow | null>;
};

export function openBasicCampaigns(app: App, { storeIndexes }: Pick<Catalog, 'storeIndexes'>): BasicCampaigns {
  const all = cachedUntilChanged(app, {
    seconds: listBasicCampaigns.cacheSeconds,
    tables: ['basic_campaigns', 'basic_campaign_stores'],
    load: basicCampaignsAfter,
  });
  const running = async () => {
    const now = app.clock();
    return (await all()).filter((campaign) => isRunning(campaign, now));
  };
  return {
    async shownTo(viewer) {
      const moduleId = moduleOf(viewer);
      const [campaigns, { byId }] = await Promise.all([running(), storeIndexes.of(viewer.zoneIds, moduleId)]);
      return campaigns.filter(
        (campaign) => campaign.moduleId === moduleId && campaign.storeIds.some((id) => byId.has(id)),
      );
    },
    async find(idOrSlug) {
      const isThis = isId(idOrSlug)
        ? ({ id }: BasicCampaignRow) => id === Number(idOrSlug)
        : ({ slug }: BasicCampaignRow) => slug === idOrSlug;
      return (await running()).find(isThis) ?? null;
    },
  };
}
