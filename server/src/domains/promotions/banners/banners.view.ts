import type { Reply } from '@rialto/contract/http/endpoint.ts';
import type { listBanners } from '@rialto/contract/calls/offers.ts';
import { mediaUrl, textIn } from '../../../platform/wire-values.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { BannerRow } from './banners.sql.ts';

type Banner = Reply<typeof listBanners>['banners'][number];

export function bannerCard(row: BannerRow, { language, media }: Pick<Viewer, 'language' | 'media'>): Banner {
  const { store, item } = row;
  // A picture may contain text, so there is one per language.
  const picture = `${media}${textIn(language, row.picture, row.pictureAr)}`;
  return {
    id: row.id,
    type: row.kind,
    title: textIn(language, row.titleEn, row.titleAr),
    image_full_url: picture,
    value_full_url: picture,
    link: row.link,
    store: store && { id: store.id, slug: store.slug, zone_id: store.zoneId },
    item: item && { id: item.id, slug: item.slug, image: item.picture, image_full_url: mediaUrl(media, item.picture) },
  };
}
