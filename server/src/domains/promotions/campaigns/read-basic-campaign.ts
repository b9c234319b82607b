import { RefusalError } from '../../../platform/refuse.ts';
import { listStores, type Catalog, type CatalogViewer, type StoreRow } from '../../catalog/catalog.public.ts';
import type { BasicCampaignRow } from './basic-campaigns.sql.ts';
import type { BasicCampaigns } from './open-basic-campaigns.ts';

type CampaignResult = { campaign: BasicCampaignRow; stores: StoreRow[] };

/** A running campaign with its stores in the viewer's zones, most ordered first. */
export async function readBasicCampaign(
  campaigns: BasicCampaigns,
  { storeIndexes }: Pick<Catalog, 'storeIndexes'>,
  viewer: CatalogViewer,
  idOrSlug: string,
): Promise<CampaignResult> {
  const campaign = await campaigns.find(idOrSlug);
  if (!campaign) throw new RefusalError({ code: 'not_found' });
  const index = await storeIndexes.of(viewer.zoneIds, campaign.moduleId);
  const stores = listStores(index, { ids: new Set(campaign.storeIds), sort: 'popular' }, viewer);
  return { campaign, stores };
}
