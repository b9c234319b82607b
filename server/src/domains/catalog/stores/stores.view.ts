import type { Language } from '@rialto/contract/languages.ts';
import type { Point } from '@rialto/contract/shapes/point.ts';
import type { Store } from '@rialto/contract/shapes/store.ts';
import { metresBetween } from '@rialto/rules/delivery/metres-between.ts';
import { mediaUrl } from '../../../platform/media-url.ts';
import { textIn } from '../../../platform/text-in.ts';
import type { StoreRow } from './stores.sql.ts';

type Seen = { language: Language; point: Point | null; media: string; currencyDigits: number };

const flag = (value: boolean): number => (value ? 1 : 0);

export function storeCard(row: StoreRow, { language, point, media, currencyDigits }: Seen): Store {
  return {
    id: row.id,
    slug: row.slug,
    name: textIn(language, row.nameEn, row.nameAr),
    address: textIn(language, row.addressEn, row.addressAr),
    logo_full_url: mediaUrl(media, row.logo),
    cover_photo_full_url: mediaUrl(media, row.cover),
    module_id: row.moduleId,
    zone_id: row.zoneId,
    latitude: row.lat,
    longitude: row.lng,
    total_items: row.itemCount,
    featured: flag(row.isFeatured),
    avg_rating: row.ratingCount === 0 ? null : Math.round((row.ratingTotal / row.ratingCount) * 100) / 100,
    rating_count: row.ratingCount,
    distance: point && Math.round(metresBetween(point, row)),
    active: 1,
    open: flag(row.isOpen),
    delivery: flag(row.hasDelivery),
    take_away: flag(row.hasTakeAway),
    schedule_order: flag(row.canSchedule),
    free_delivery: flag(row.hasFreeDelivery),
    minimum_order: row.minimumOrderMinor / 10 ** currencyDigits,
    delivery_time: `${row.deliveryMinutesMin}-${row.deliveryMinutesMax}`,
    created_at: row.createdAt.toISOString(),
  };
}
