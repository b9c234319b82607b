import type { Texts } from './texts.ts';

type Side = 'left' | 'right';

/** What `shop_settings.settings` holds. */
export type ShopSettings = {
  businessName: Texts;
  logo: string | null;
  email: string;
  phone: string;
  address: Texts;
  country: string;
  defaultLocation: { lat: number; lng: number };
  footerText: Texts;
  socialMedia: { name: string; link: string }[];
  currency: { code: string; symbol: string; direction: Side; digits: number };
  /** What prices may be shown in beside the shop's own currency; rate = units for one unit of the shop's own. */
  otherCurrencies: { code: string; symbol: string; direction: Side; digits: number; rate: number }[];
  hasWallet: boolean;
  hasLoyaltyPoints: boolean;
  hasReferrals: boolean;
  hasGuestCheckout: boolean;
  hasRefundPolicy: boolean;
  hasCancellationPolicy: boolean;
  hasShippingPolicy: boolean;
  freeDeliveryOverMinor: number | null;
  /** Whether prices hold their tax already; without a word it comes on top. */
  hasTaxIncluded?: boolean;
  /** What the shop itself charges for every order. */
  additionalCharge?: { name: Texts; amountMinor: number };
  /** What a customer's first order costs less, for so many days after they signed up. */
  firstOrderDiscount?: {
    type: 'percent' | 'amount';
    value: number;
    maximumMinor: number | null;
    days: number;
  };
  maximumTipMinor?: number;
  /** What a new customer must prove by a code before the account is theirs; the phone without a word. */
  verification?: 'phone' | 'email' | 'none';
  storeRegistrationUrl: string;
  deliverymanRegistrationUrl: string;
};
