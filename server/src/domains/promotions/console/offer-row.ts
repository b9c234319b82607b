import type { OfferForm, OfferKind } from '@rialto/contract/shapes/console/offer.ts';
import type { ModuleId, ZoneId } from '@rialto/database/ids.ts';

export type { OfferKind };

/** An offer as its table has it, by the names of the columns. Items belong to flash sales, store ids to campaigns. */
export type OfferRow = {
  id: number;
  title_en: string;
  title_ar: string | null;
  active: boolean;
  starts_at: string | null;
  ends_at: string | null;
  description_en?: string;
  description_ar?: string | null;
  picture?: string | null;
  picture_ar?: string | null;
  module_id?: number | null;
  zone_id?: number | null;
  store_id?: number | null;
  category_id?: number;
  item_id?: number | null;
  kind?: string;
  link?: string | null;
  position?: number;
  code?: string;
  public?: boolean;
  discount_type?: 'percent' | 'amount';
  discount?: number;
  cashback_type?: 'percent' | 'amount';
  cashback?: number;
  minimum_minor?: number;
  maximum_minor?: number | null;
  maximum_discount_minor?: number | null;
  limit_per_customer?: number | null;
  total_limit?: number | null;
  used_count?: number;
  price_minor?: number;
  stock?: number | null;
  maximum_cart_quantity?: number | null;
  store_ids?: number[];
  items?: { item_id: number; discount_type: 'percent' | 'amount'; discount: number; stock: number; sold: number }[];
};

/** What the shop knows about the things that a form names. */
export type OfferFacts = {
  startsAt: string | null;
  endsAt: string | null;
  store: { id: number; moduleId: ModuleId; zoneId: ZoneId } | null;
  /** The modules of the chosen stores, one for each that exists. */
  storeModules: number[];
  items: { id: number; moduleId: ModuleId; priceMinor: number }[];
  categoryModule: number | null;
  hasModule: boolean;
  hasZone: boolean;
  isCodeTaken: boolean;
  pictures: string[];
};

export type OfferDraft = { kind: OfferKind; form: OfferForm; digits: number };
