import type { Item, ItemDetail } from '@rialto/contract/shapes/item.ts';
import type { ModuleType } from '@rialto/contract/shapes/module.ts';
import { discountNow } from '@rialto/rules/price/discount.ts';
import { isOpenAt, isWithin, type Span } from '@rialto/rules/store/hours.ts';
import { orderableHours } from '@rialto/rules/store/orderable-hours.ts';
import { minuteOfWeek, MINUTES_OF_DAY } from '@rialto/rules/store/minute-of-week.ts';
import { timeOfDay } from '@rialto/rules/store/time-of-day.ts';
import { metresBetween } from '@rialto/rules/delivery/metres-between.ts';
import { amount, flag, mediaUrl, textIn } from '../../../platform/wire-values.ts';
import { allRatings, averageOf } from '../average.ts';
import { categoryName, type CategoryTree } from '../categories/category-tree.ts';
import type { CatalogViewer } from '../catalog-viewer.ts';
import { opensText } from '../opening/opens-text.ts';
import type { StoreRow } from '../stores/stores.sql.ts';
import { itemOptions } from './item-options.view.ts';
import type { ItemDetailRow, ItemRow } from './item-row.sql.ts';

/** The data of a card that is not in the item's row. */
export type CardContext = { store: StoreRow; moduleType: ModuleType; categories: CategoryTree };

const PERCENT = 100;

export function itemCard(row: ItemRow, context: CardContext, viewer: CatalogViewer): Item {
  const { store, moduleType, categories } = context;
  const { language, media, digits, now, point } = viewer;
  const isOpen = isOpenAt(store, now);
  const isAvailable = isAvailableAt(row.available, now, store.timezone);
  const discount = discountFields(row, digits);
  const [from, to] = windowTimes(row.available);
  // Without spreading, which V8 does much more slowly for an object of this size.
  return {
    id: row.id,
    slug: row.slug,
    name: textIn(language, row.nameEn, row.nameAr),
    image_full_url: mediaUrl(media, row.picture),
    unit_type: row.unitEn === null ? null : textIn(language, row.unitEn, row.unitAr),
    price: amount(row.priceMinor, digits),
    final_price: amount(row.finalPriceMinor, digits),
    discount: discount.discount,
    discount_type: discount.discount_type,
    store_discount: discount.store_discount,
    restaurant_discount: discount.restaurant_discount,
    flash_sale: discount.flash_sale,
    store_id: store.id,
    store_slug: store.slug,
    store_name: textIn(language, store.nameEn, store.nameAr),
    module_id: row.moduleId,
    module_type: moduleType,
    zone_id: row.zoneId,
    category_id: row.categoryId,
    category_ids: [row.parentCategoryId, row.categoryId].flatMap((id) => {
      const category = categories.byId.get(id);
      return category ? [{ id, name: categoryName(category, language) }] : [];
    }),
    brand_id: row.brandId,
    // Sold out for today looks like an empty stock until it is over.
    stock: isSoldOut(row, now) ? 0 : row.stock,
    maximum_cart_quantity: row.maximumCartQuantity,
    available_time_starts: from,
    available_time_ends: to,
    available_now: flag(isAvailable),
    schedule_order: flag(store.canSchedule),
    veg: row.isVeg === null ? null : flag(row.isVeg),
    halal_tag_status: flag(row.isHalal),
    is_halal: flag(row.isHalal),
    organic: flag(row.isOrganic),
    recommended: flag(row.isRecommended),
    is_prescription_required: flag(row.needsPrescription),
    has_options: flag(row.hasOptions),
    avg_rating: averageOf(row),
    rating_count: row.ratingCount,
    open: flag(isOpen),
    opens_text:
      isOpen && isAvailable ? null : opensText({ ...store, hours: orderableHours(store.hours, row.available) }, viewer),
    distance: point && Math.round(metresBetween(point, store)),
    delivery_time: `${store.deliveryMinutesMin}-${store.deliveryMinutesMax}`,
    free_delivery: flag(store.hasFreeDelivery),
    created_at: row.createdAt.toISOString(),
  };
}

type DiscountFields = Pick<
  Item,
  'discount' | 'discount_type' | 'store_discount' | 'restaurant_discount' | 'flash_sale'
>;

function discountFields(row: ItemRow, digits: number): DiscountFields {
  const isFlash = row.flashDiscount > 0;
  const { type, value } = discountNow({
    own: { type: row.discountType, value: row.discount },
    storePercent: row.storeDiscountPercent,
    flash: { type: row.flashDiscountType, value: row.flashDiscount },
  });
  const storeDiscount = isFlash ? 0 : row.storeDiscountPercent / PERCENT;
  return {
    discount: type === 'percent' ? value / PERCENT : amount(value, digits),
    discount_type: type,
    store_discount: storeDiscount,
    restaurant_discount: storeDiscount,
    flash_sale: flag(isFlash),
  };
}

/** Whether staff marked the item as sold out and the time has not passed. */
function isSoldOut({ soldOutUntil }: Pick<ItemRow, 'soldOutUntil'>, now: Date): boolean {
  return soldOutUntil !== null && soldOutUntil > now;
}

/** A window past midnight is stored as two spans and sent as one. */
function windowTimes(available: Span[] | null): [from: string | null, to: string | null] {
  const [first, second] = available ?? [];
  if (!first) return [null, null];
  const isPastMidnight = second && first[0] === 0 && second[1] === MINUTES_OF_DAY;
  const [from, to] = isPastMidnight ? [second[0], first[1]] : [first[0], (second ?? first)[1]];
  return [timeOfDay(from), timeOfDay(to)];
}

function isAvailableAt(available: Span[] | null, now: Date, timeZone: string): boolean {
  return available === null || isWithin(available, minuteOfWeek(now, timeZone) % MINUTES_OF_DAY);
}

export function itemPage(row: ItemDetailRow, context: CardContext, viewer: CatalogViewer): ItemDetail {
  const { language, media } = viewer;
  const named = (of: { id: number; nameEn: string; nameAr: string | null } | null) =>
    of && { id: of.id, name: textIn(language, of.nameEn, of.nameAr) };
  return {
    ...itemCard(row, context, viewer),
    description: textIn(language, row.descriptionEn, row.descriptionAr),
    images_full_url: [row.picture, ...row.gallery].flatMap((picture) => mediaUrl(media, picture) ?? []),
    ...itemOptions(row, viewer),
    brand: named(row.brand),
    common_condition: named(row.condition),
    tax: context.store.taxPercent / PERCENT,
    wishlist_count: row.wishlistCount,
    ratings: allRatings(row),
    available_date_starts: null,
    available_date_ends: null,
  };
}
