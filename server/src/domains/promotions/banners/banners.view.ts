import type { Reply } from '@rialto/contract/http/endpoint.ts';
import type { listBanners } from '@rialto/contract/calls/offers.ts';
import { mediaUrl, textIn } from '../../../platform/wire-values.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { BannerRow } from './banners.sql.ts';

type Banner = Reply<typeof listBanners>['banners'][number];

export function bannerCard(row: BannerRow, { language, media }: Pick<Viewer, 'language' | 'media'>): Banner {
  const { store, item } = row;
  return {
    id: row.id,
    type: row.kind,
    title: textIn(language, row.titleEn, row.titleAr),
    // A picture may contain text, so there is one per language.
    image_full_url: `${media}${textIn(language, row.picture, row.pictureAr)}`,
    link: row.link,
    store: store && { id: store.id, slug: store.slug, zone_id: store.zoneId },
    item: item && { id: item.id, slug: item.slug, image_full_url: mediaUrl(media, item.picture) },
  };
}
