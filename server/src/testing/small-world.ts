import type { Sql } from '@rialto/database/sql.ts';
import { searchText } from '@rialto/rules/text/normalise.ts';

const square = (west: number, south: number, east: number, north: number) =>
  `((${west},${south}),(${east},${south}),(${east},${north}),(${west},${north}))`;

/** Two overlapping zones, three modules and a few stores. */
export async function fillSmallWorld(db: Sql): Promise<void> {
  await db`insert into zones (id, name_en, name_ar, area, cash_on_delivery) values
    (1, 'West', 'الغرب', ${square(27.0, 33.0, 27.2, 33.2)}::polygon, true),
    (2, 'East', null, ${square(27.15, 33.0, 27.4, 33.2)}::polygon, false)`;
  await db`insert into modules (id, module_type, name_en, name_ar, position) values
    (1, 'food', 'Food', 'طعام', 1), (2, 'grocery', 'Grocery', null, 2), (3, 'parcel', 'Parcel', 'طرود', 3)`;
  await db`insert into module_zones (module_id, zone_id) values (1, 1), (1, 2), (2, 1), (3, 2)`;
  await db`insert into shop_settings (settings) values (${JSON.stringify(shopSettings)}::jsonb)`;
}

const shopSettings = {
  businessName: { en: 'Rialto', ar: 'ريالتو' },
  logo: null,
  email: 'hello@rialto.example',
  phone: '+20 100 000 0000',
  address: { en: '1 Harbour Street', ar: '١ شارع الميناء' },
  country: 'EG',
  defaultLocation: { lat: 33.1, lng: 27.1 },
  footerText: { en: 'Footer', ar: 'تذييل' },
  socialMedia: [],
  currency: { code: 'USD', symbol: '$', direction: 'left', digits: 2 },
  otherCurrencies: [{ code: 'EUR', symbol: '€', direction: 'right', digits: 2, rate: 0.9 }],
  hasWallet: true,
  hasLoyaltyPoints: true,
  hasReferrals: false,
  hasGuestCheckout: true,
  hasRefundPolicy: true,
  hasCancellationPolicy: false,
  hasShippingPolicy: true,
  freeDeliveryOverMinor: 2550,
  storeRegistrationUrl: '/help-and-support',
  deliverymanRegistrationUrl: '/help-and-support',
};

type NewStore = {
  id: number;
  zone?: number;
  module?: number;
  orders?: number;
  ratings?: [total: number, count: number];
  hours?: string;
  timezone?: string;
  isActive?: boolean;
  hasDelivery?: boolean;
  hasTakeAway?: boolean;
  nameEn?: string;
  nameAr?: string | null;
  at?: [lat: number, lng: number];
  radiusMetres?: number | null;
  /** In hundredths; outlasts every test. */
  discountPercent?: number;
  sellsVeg?: boolean;
  sellsNonVeg?: boolean;
  createdAt?: string;
};

const ALWAYS = '{[0,10080)}';

export async function addStore(db: Sql, store: NewStore): Promise<void> {
  const { id, zone = 1, module = 1, orders = 0, ratings = [0, 0], hours = ALWAYS, timezone = 'UTC' } = store;
  const { isActive = true, hasDelivery = true, hasTakeAway = true, nameEn = `Store ${id}`, nameAr = null } = store;
  const { at = [33.1, 27.1], radiusMetres = null, discountPercent = 0, sellsVeg = true, sellsNonVeg = true } = store;
  const [startsAt, endsAt] = discountPercent > 0 ? ['2020-01-01T00:00:00Z', '2100-01-01T00:00:00Z'] : [null, null];
  await db`
    insert into stores (id, zone_id, module_id, slug, name_en, name_ar, address_en, lat, lng, timezone, hours,
      delivery, take_away, minimum_order_minor, delivery_minutes_min, delivery_minutes_max,
      rating_total, rating_count, order_count, item_count, active, name_search_en, name_search_ar,
      delivery_radius_metres, discount_percent, live_discount_percent, discount_starts_at, discount_ends_at,
      sells_veg, sells_non_veg, created_at)
    values (${id}, ${zone}, ${module}, ${`store-${id}`}, ${nameEn}, ${nameAr}, 'Somewhere', ${at[0]}, ${at[1]},
      ${timezone}, ${hours}::int4multirange, ${hasDelivery}, ${hasTakeAway}, 1250, 20, 35,
      ${ratings[0]}, ${ratings[1]}, ${orders}, 12, ${isActive}, ${searchText(nameEn)}, ${searchText(nameAr ?? '')},
      ${radiusMetres}, ${discountPercent}, ${discountPercent}, ${startsAt}, ${endsAt},
      ${sellsVeg}, ${sellsNonVeg}, coalesce(${store.createdAt ?? null}::timestamptz, now()))`;
}
