import type { Store, StoreDetail } from '@rialto/contract/shapes/store.ts';
import { isOpenAt, opensNextAt, shiftsOf } from '@rialto/rules/store/hours.ts';
import { timeOfDay } from '@rialto/rules/store/time-of-day.ts';
import { amount, flag, mediaUrl, textIn } from '../../../platform/wire-values.ts';
import { categoryName, type CategoryTree } from '../categories/category-tree.ts';
import { allRatings, averageOf } from '../average.ts';
import type { CatalogViewer } from '../catalog-viewer.ts';
import { opensText } from '../opening/opens-text.ts';
import { reachOf } from './reach.ts';
import type { StoreDetailRow, StoreRow } from './stores.sql.ts';

/** Percentages are stored in hundredths, so that 12.5 % is a whole number. */
const PERCENT = 100;

export function storeCard(row: StoreRow, viewer: CatalogViewer): Store {
  const { language, media, digits, now } = viewer;
  const reach = reachOf(row, viewer);
  const isOpen = isOpenAt(row, now);
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
    avg_rating: averageOf(row),
    rating_count: row.ratingCount,
    distance: reach && reach.metres,
    active: 1,
    open: flag(isOpen),
    opens_text: isOpen ? null : opensText(row, viewer),
    delivery: flag(row.hasDelivery),
    take_away: flag(row.hasTakeAway),
    schedule_order: flag(row.canSchedule),
    free_delivery: flag(row.hasFreeDelivery),
    veg: flag(row.sellsVeg),
    non_veg: flag(row.sellsNonVeg),
    prescription_order: flag(row.takesPrescriptions),
    minimum_order: amount(row.minimumOrderMinor, digits),
    delivery_time: `${row.deliveryMinutesMin}-${row.deliveryMinutesMax}`,
    delivers_here: reach && flag(reach.deliversHere),
    delivery_minutes: reach?.deliversHere ? reach.minutes : null,
    delivery_charge: reach?.deliversHere ? amount(reach.chargeMinor, digits) : null,
    discount: discountOf(row, digits),
    created_at: row.createdAt.toISOString(),
  };
}

function discountOf(row: StoreRow, digits: number): Store['discount'] {
  if (row.livePercent === 0 || !row.discountStartsAt || !row.discountEndsAt) return null;
  return {
    discount: row.livePercent / PERCENT,
    discount_type: 'percent',
    min_purchase: amount(row.discountMinimumMinor, digits),
    max_discount: row.discountMaximumMinor === null ? null : amount(row.discountMaximumMinor, digits),
    start_date: row.discountStartsAt.toISOString(),
    end_date: row.discountEndsAt.toISOString(),
  };
}

export function storePage(row: StoreDetailRow, viewer: CatalogViewer, categories: CategoryTree): StoreDetail {
  const card = storeCard(row, viewer);
  const opensAt = card.open === 1 ? null : opensNextAt(row, viewer.now);
  return {
    ...card,
    about: textIn(viewer.language, row.aboutEn, row.aboutAr),
    phone: row.phone,
    email: row.email,
    timezone: row.timezone,
    tax: row.taxPercent / PERCENT,
    schedules: shiftsOf(row.hours).map(({ day, opensAt: opens, closesAt }) => ({
      // Our weeks begin on Monday, the wire's on Sunday.
      day: (day + 1) % 7,
      opening_time: timeOfDay(opens),
      closing_time: timeOfDay(closesAt),
    })),
    opens_at: opensAt && opensAt.toISOString(),
    ratings: allRatings(row),
    categories: row.categoryCounts
      .flatMap(({ categoryId, items }) => {
        const category = categories.byId.get(categoryId);
        return category ? [{ category, items }] : [];
      })
      .sort((a, b) => a.category.place - b.category.place)
      .map(({ category, items }) => ({
        id: category.id,
        name: categoryName(category, viewer.language),
        slug: category.slug,
        items_count: items,
      })),
  };
}
