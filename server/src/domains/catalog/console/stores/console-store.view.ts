import type { ConsoleStore, StoreInput } from '@rialto/contract/calls/console/stores.ts';
import type { ModuleId } from '@rialto/database/ids.ts';
import { amount, minorOf } from '../../../../platform/wire-values.ts';
import { hoursOf, shiftsOfHours } from './store-hours.ts';
import type { StoreRecordRow, StoreRecord } from './store-record.sql.ts';

/** Percentages are stored in hundredths. */
const PERCENT = 100;

/** A store as staff enter it; the log of changes holds the same fields. */
export function storeFields(row: StoreRecord, digits: number): Required<StoreInput> {
  return {
    zone_id: row.zoneId,
    name: { en: row.nameEn, ar: row.nameAr },
    address: { en: row.addressEn, ar: row.addressAr },
    about: { en: row.aboutEn, ar: row.aboutAr },
    point: { lat: row.lat, lng: row.lng },
    phone: row.phone,
    email: row.email,
    timezone: row.timezone,
    hours: shiftsOfHours(row.hours),
    holidays: row.holidays,
    delivery: row.hasDelivery,
    take_away: row.hasTakeAway,
    schedule_order: row.canSchedule,
    slot_limit: row.slotLimit,
    free_delivery: row.hasFreeDelivery,
    takes_cash: row.takesCash,
    takes_prescriptions: row.takesPrescriptions,
    minimum_order: amount(row.minimumOrderMinor, digits),
    delivery_minutes: { min: row.deliveryMinutesMin, max: row.deliveryMinutesMax },
    radius_metres: row.radiusMetres,
    tax_percent: row.taxPercent / PERCENT,
    discount: discountFields(row, digits),
    logo: row.logo,
    cover: row.cover,
    featured: row.isFeatured,
    active: row.isActive,
  };
}

function discountFields(row: StoreRecord, digits: number): Required<StoreInput>['discount'] {
  if (row.discountPercent === 0 || !row.discountStartsAt || !row.discountEndsAt) return null;
  return {
    percent: row.discountPercent / PERCENT,
    starts_at: row.discountStartsAt.toISOString(),
    ends_at: row.discountEndsAt.toISOString(),
    minimum: amount(row.discountMinimumMinor, digits),
    maximum: row.discountMaximumMinor === null ? null : amount(row.discountMaximumMinor, digits),
  };
}

/** The record of entered fields. */
export function storeRecord(fields: Required<StoreInput>, moduleId: ModuleId, digits: number): StoreRecord {
  return {
    moduleId,
    zoneId: fields.zone_id,
    ...{ nameEn: fields.name.en, nameAr: fields.name.ar },
    ...{ addressEn: fields.address.en, addressAr: fields.address.ar },
    ...{ aboutEn: fields.about.en, aboutAr: fields.about.ar },
    ...fields.point,
    phone: fields.phone,
    email: fields.email,
    timezone: fields.timezone,
    hours: hoursOf(fields.hours),
    holidays: fields.holidays,
    hasDelivery: fields.delivery,
    hasTakeAway: fields.take_away,
    canSchedule: fields.schedule_order,
    slotLimit: fields.slot_limit,
    hasFreeDelivery: fields.free_delivery,
    takesCash: fields.takes_cash,
    takesPrescriptions: fields.takes_prescriptions,
    minimumOrderMinor: minorOf(fields.minimum_order, digits),
    deliveryMinutesMin: fields.delivery_minutes.min,
    deliveryMinutesMax: fields.delivery_minutes.max,
    radiusMetres: fields.radius_metres,
    taxPercent: Math.round(fields.tax_percent * PERCENT),
    ...discountRecord(fields.discount, digits),
    logo: fields.logo,
    cover: fields.cover,
    isFeatured: fields.featured,
    isActive: fields.active,
  };
}

function discountRecord(discount: Required<StoreInput>['discount'], digits: number) {
  return {
    discountPercent: Math.round((discount?.percent ?? 0) * PERCENT),
    discountStartsAt: discount && new Date(discount.starts_at),
    discountEndsAt: discount && new Date(discount.ends_at),
    discountMinimumMinor: minorOf(discount?.minimum ?? 0, digits),
    discountMaximumMinor: typeof discount?.maximum === 'number' ? minorOf(discount.maximum, digits) : null,
  };
}

export function shownPicture(media: string, id: string | null): { id: string; url: string } | null {
  return id === null ? null : { id, url: `${media}${id}` };
}

export function consoleStore(row: StoreRecordRow, { digits, media }: { digits: number; media: string }): ConsoleStore {
  return {
    ...storeFields(row, digits),
    id: row.id,
    slug: row.slug,
    module_id: row.moduleId,
    logo: shownPicture(media, row.logo),
    cover: shownPicture(media, row.cover),
    item_count: row.itemCount,
    created_at: row.createdAt.toISOString(),
  };
}
