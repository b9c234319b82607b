import type { Scope } from '../../../platform/http/scope.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { listStores, type Catalog, type Seen, type StoreRow } from '../../catalog/catalog.public.ts';
import type { BasicCampaignRow } from './basic-campaigns.sql.ts';
import type { BasicCampaigns } from './open-basic-campaigns.ts';

type Found = { campaign: BasicCampaignRow; stores: StoreRow[]; seen: Seen };

/** A running campaign with its stores in the visitor's zones, most ordered first. */
export async function readBasicCampaign(
  campaigns: BasicCampaigns,
  { shelves, seenBy }: Pick<Catalog, 'shelves' | 'seenBy'>,
  scope: Scope,
  idOrSlug: string,
): Promise<Found> {
  const campaign = await campaigns.find(idOrSlug);
  if (!campaign) throw new RefusalError({ code: 'not_found' });
  const [seen, shelf] = await Promise.all([seenBy(scope), shelves.of(scope.zoneIds, campaign.moduleId)]);
  const stores = listStores(shelf, { ids: new Set(campaign.storeIds), sort: 'popular' }, seen);
  return { campaign, stores, seen };
}
