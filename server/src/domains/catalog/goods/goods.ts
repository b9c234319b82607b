import type { FoodVariation, Variation } from '@rialto/database/documents/item-options.ts';
import type { ModuleType } from '@rialto/contract/shapes/module.ts';
import type { FlashSaleId, ModuleId, StoreId, ZoneId } from '@rialto/database/ids.ts';
import type { DeliveryRates } from '@rialto/rules/delivery/charge.ts';
import type { Discount } from '@rialto/rules/price/discount.ts';
import type { StoreDiscount } from '@rialto/rules/price/priced-lines.ts';
import type { Span } from '@rialto/rules/store/hours.ts';
import type { ItemRow } from '../items/item-row.sql.ts';

type GoodsNames = Pick<
  ItemRow,
  'id' | 'slug' | 'nameEn' | 'nameAr' | 'picture' | 'unitEn' | 'unitAr' | 'storeId' | 'moduleId' | 'zoneId'
>;

/** An item or campaign with its current price and stock. Carts and orders are priced and checked by it. */
export type Goods = GoodsNames & {
  model: 'Item' | 'ItemCampaign';
  /** Whether it and its store are active. */
  isSold: boolean;
  /** When a campaign runs; null for an item. */
  run: { startsAt: Date; endsAt: Date } | null;
  priceMinor: number;
  own: Discount;
  /** The flash sale that runs now, and its remaining stock. */
  flash: { saleId: FlashSaleId; discount: Discount; left: number } | null;
  foodVariations: FoodVariation[];
  variations: Variation[];
  addOns: { id: number; nameEn: string; nameAr: string | null; priceMinor: number }[];
  /** By variation; '' is the whole item. Null if stock is not counted, 'assumed' if it was not read. */
  stocks: Record<string, number> | 'assumed' | null;
  maximumCartQuantity: number | null;
  available: Span[] | null;
  needsPrescription: boolean;
};

/** The parts of an item that neither orders nor the clock change, so they can be cached. */
export type ItemSnapshot = Omit<Goods, 'model' | 'run' | 'flash' | 'stocks'> & {
  hasStock: boolean;
  /** Set by staff; the item is sold again from this time on. */
  soldOutUntil: Date | null;
  /** Times in milliseconds. The first sale that runs and has stock left applies. */
  sales: { id: FlashSaleId; startsAt: number; endsAt: number; discount: Discount }[];
};

/** The parts of a store that do not depend on the clock, so they can be cached. */
export type StoreSnapshot = Omit<SellingStore, 'discount'> & {
  discount: StoreDiscount & { startsAt: Date | null; endsAt: Date | null };
};

/** A store as ordering needs it, with its current discount. */
export type SellingStore = {
  id: StoreId;
  slug: string;
  nameEn: string;
  nameAr: string | null;
  logo: string | null;
  addressEn: string;
  addressAr: string | null;
  phone: string | null;
  zoneId: ZoneId;
  moduleId: ModuleId;
  moduleType: ModuleType;
  /** Whether it, its module and its zone are active and the module serves the zone. */
  isActive: boolean;
  lat: number;
  lng: number;
  timezone: string;
  hours: Span[];
  holidays: string[];
  pausedUntil: Date | null;
  hasDelivery: boolean;
  hasTakeAway: boolean;
  canSchedule: boolean;
  /** Most orders for one slot; null for any number. */
  slotLimit: number | null;
  hasFreeDelivery: boolean;
  takesPrescriptions: boolean;
  radiusMetres: number | null;
  minimumOrderMinor: number;
  deliveryMinutesMin: number;
  deliveryMinutesMax: number;
  taxPercent: number;
  discount: StoreDiscount;
  rates: DeliveryRates;
  takesCash: boolean;
  maximumCashMinor: number | null;
};
