import type { Campaign } from '@rialto/contract/shapes/campaign.ts';
import type { Item, ItemDetail } from '@rialto/contract/shapes/item.ts';
import { mediaUrl, textIn } from '../../../platform/wire-values.ts';
import { itemCard, itemPage, type CardContext, type CatalogViewer } from '../../catalog/catalog.public.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { BasicCampaignRow } from './basic-campaigns.sql.ts';
import type { ItemCampaignRow } from './item-campaigns.sql.ts';

export function campaignCard(row: BasicCampaignRow, { language, media }: Viewer): Campaign {
  return {
    id: row.id,
    slug: row.slug,
    title: textIn(language, row.titleEn, row.titleAr),
    description: textIn(language, row.descriptionEn, row.descriptionAr),
    image_full_url: mediaUrl(media, row.picture),
    module_id: row.moduleId,
    start_date: row.startsAt.toISOString(),
    end_date: row.endsAt.toISOString(),
  };
}

type Dates = { available_date_starts: string; available_date_ends: string };

export function itemCampaignCard(row: ItemCampaignRow, context: CardContext, viewer: CatalogViewer): Item & Dates {
  return { ...itemCard(row, context, viewer), ...dates(row) };
}

export function itemCampaignPage(row: ItemCampaignRow, context: CardContext, viewer: CatalogViewer): ItemDetail {
  return { ...itemPage(row, context, viewer), ...dates(row) };
}

function dates({ startsAt, endsAt }: ItemCampaignRow): Dates {
  return { available_date_starts: startsAt.toISOString(), available_date_ends: endsAt.toISOString() };
}
