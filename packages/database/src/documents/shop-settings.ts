import type { Texts } from './texts.ts';

type Side = 'left' | 'right';

/** The document in `shop_settings.settings`. */
export type ShopSettings = {
  businessName: Texts;
  logo: string | null;
  email: string;
  phone: string;
  address: Texts;
  country: string;
  defaultLocation: { lat: number; lng: number };
  /** Of parcels, which have no store; UTC if missing. */
  timeZone?: string;
  /** What couriers do not carry; a usual list if missing. */
  parcels?: { forbidden: { name: { en: string; ar: string }; words: string[] }[] };
  footerText: Texts;
  socialMedia: { name: string; link: string }[];
  currency: { code: string; symbol: string; direction: Side; digits: number };
  /** Currencies that prices can also be shown in; rate = units for one unit of the shop's own currency. */
  otherCurrencies: { code: string; symbol: string; direction: Side; digits: number; rate: number }[];
  hasWallet: boolean;
  hasLoyaltyPoints: boolean;
  hasReferrals: boolean;
  /** The least and the most that a customer adds to the wallet at once. */
  topUp?: { minimumMinor: number; maximumMinor: number };
  /** Points for each unit that was paid, points that become one unit, and the fewest that can be converted. */
  loyalty?: { earnedPerUnit: number; neededPerUnit: number; minimum: number };
  /** What both sides get for the first delivered order of a new customer, and how many friends count in a month. */
  referral?: { referrerMinor: number; joinedMinor: number; mostPerMonth: number };
  hasGuestCheckout: boolean;
  hasRefundPolicy: boolean;
  hasCancellationPolicy: boolean;
  hasShippingPolicy: boolean;
  freeDeliveryOverMinor: number | null;
  /** Whether prices include tax; if missing, tax is added. */
  hasTaxIncluded?: boolean;
  /** A charge of the shop on every order. */
  additionalCharge?: { name: Texts; amountMinor: number };
  /** The discount on a customer's first order, valid for a number of days after sign-up. */
  firstOrderDiscount?: {
    type: 'percent' | 'amount';
    value: number;
    maximumMinor: number | null;
    days: number;
  };
  maximumTipMinor?: number;
  /** The contact that a new customer verifies with a code; the phone if missing. */
  verification?: 'phone' | 'email' | 'none';
  /** The demo city, whose stores and couriers may be simulated. */
  isDemo?: boolean;
  /** How couriers prove a hand-over; not at all if missing. */
  handover?: 'none' | 'code' | 'photo';
  /** Whether customers and couriers do not see each other's phone number. */
  hidesPhones?: boolean;
  storeRegistrationUrl: string;
  deliverymanRegistrationUrl: string;
};
