import type { ChoiceOption, FoodVariation, Variation } from '@rialto/database/documents/item-options.ts';
import type { Discount } from '@rialto/rules/price/discount.ts';
import type { Span } from '@rialto/rules/store/hours.ts';

/** What an import writes and an export reads: all that staff decide about a thing. Other things are named by their keys. */
type NameFields = { key: string; nameEn: string; nameAr: string | null };
type DisplayFields = { picture: string | null; isActive: boolean };

export type BrandRecord = NameFields & DisplayFields & { module: string };
export type ConditionRecord = NameFields & DisplayFields & { position: number };
export type CategoryRecord = NameFields &
  DisplayFields & { module: string; parent: string | null; isFeatured: boolean; position: number };

export type StoreRecord = NameFields & {
  module: string;
  zone: string;
  aboutEn: string;
  aboutAr: string | null;
  addressEn: string;
  addressAr: string | null;
  lat: number;
  lng: number;
  phone: string | null;
  email: string | null;
  timezone: string;
  hours: Span[];
  holidays: string[];
  hasDelivery: boolean;
  hasTakeAway: boolean;
  canSchedule: boolean;
  hasFreeDelivery: boolean;
  takesCash: boolean;
  takesPrescriptions: boolean;
  minimumOrderMinor: number;
  deliveryMinutesMin: number;
  deliveryMinutesMax: number;
  radiusMetres: number | null;
  /** Percentages in hundredths. */
  taxPercent: number;
  discountPercent: number;
  discountStartsAt: string | null;
  discountEndsAt: string | null;
  discountMinimumMinor: number;
  discountMaximumMinor: number | null;
  logo: string | null;
  cover: string | null;
  isFeatured: boolean;
  isActive: boolean;
};

export type AddOnRecord = { nameEn: string; nameAr: string | null; priceMinor: number };

export type ItemRecord = NameFields &
  DisplayFields & {
    store: string;
    category: string;
    brand: string | null;
    condition: string | null;
    descriptionEn: string;
    descriptionAr: string | null;
    unitEn: string | null;
    unitAr: string | null;
    priceMinor: number;
    discount: Discount;
    options: FoodVariation[];
    choices: ChoiceOption[];
    variations: Variation[];
    addOns: AddOnRecord[];
    /** By key of the variation, '' for the whole item; null if stock is not counted. */
    stock: Record<string, number> | null;
    maximumCartQuantity: number | null;
    /** Minutes of the day; null is always. */
    available: Span[] | null;
    isVeg: boolean | null;
    isHalal: boolean;
    isOrganic: boolean;
    isRecommended: boolean;
    needsPrescription: boolean;
    gallery: string[];
  };

/** A record of the catalogue with the id of its row. */
export type RecordRow<R> = { id: number; record: R };
