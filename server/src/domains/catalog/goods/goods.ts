import type { FoodVariation, Variation } from '@rialto/database/documents/item-options.ts';
import type { ModuleType } from '@rialto/contract/shapes/module.ts';
import type { FlashSaleId, ModuleId, StoreId, ZoneId } from '@rialto/database/ids.ts';
import type { DeliveryRates } from '@rialto/rules/delivery/charge.ts';
import type { Discount } from '@rialto/rules/price/discount.ts';
import type { StoreDiscount } from '@rialto/rules/price/priced-lines.ts';
import type { Span } from '@rialto/rules/store/hours.ts';
import type { ItemRow } from '../items/item-row.ts';

type Named = Pick<
  ItemRow,
  'id' | 'slug' | 'nameEn' | 'nameAr' | 'picture' | 'unitEn' | 'unitAr' | 'storeId' | 'moduleId' | 'zoneId'
>;

/** Something that is bought, as it stands at this moment: what a cart and an order are priced and judged by. */
export type Goods = Named & {
  model: 'Item' | 'ItemCampaign';
  /** Whether it and its store are switched on; a campaign also has to be there at all. */
  isSold: boolean;
  /** When a campaign runs; null for what is always sold. */
  run: { startsAt: Date; endsAt: Date } | null;
  priceMinor: number;
  own: Discount;
  /** The sale that runs now, and how many it still gives away. */
  flash: { saleId: FlashSaleId; discount: Discount; left: number } | null;
  foodVariations: FoodVariation[];
  variations: Variation[];
  addOns: { id: number; nameEn: string; nameAr: string | null; priceMinor: number }[];
  /** By variation; the whole item's is under ''. Null where nothing is counted, plenty where nobody looked. */
  stocks: Record<string, number> | 'plenty' | null;
  maximumCartQuantity: number | null;
  available: Span[] | null;
  needsPrescription: boolean;
};

/** An item without what orders change and what the clock decides: the sales that it is in, with when they run. */
export type Ware = Omit<Goods, 'model' | 'run' | 'flash' | 'stocks'> & {
  hasStock: boolean;
  /** Milliseconds. The first that runs and has some left counts. */
  sales: { id: FlashSaleId; startsAt: number; endsAt: number; discount: Discount }[];
};

/** A store without what the clock decides: the discount with when it is given. */
export type Terms = Omit<SellingStore, 'discount'> & {
  discount: StoreDiscount & { startsAt: Date | null; endsAt: Date | null };
};

/** A store as ordering needs it, with what holds at this moment. */
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
  /** It, its module and its zone are switched on, and the module works in the zone. */
  isActive: boolean;
  lat: number;
  lng: number;
  timezone: string;
  hours: Span[];
  holidays: string[];
  hasDelivery: boolean;
  hasTakeAway: boolean;
  canSchedule: boolean;
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
