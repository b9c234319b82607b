import type { ConsoleSettings } from '@rialto/contract/calls/console/settings.ts';
import type { ShopSettings } from '@rialto/database/documents/shop-settings.ts';
import type { Texts } from '@rialto/database/documents/texts.ts';
import { amount, minorOf } from '../../../platform/wire-values.ts';

type TranslatedText = { en: string; ar: string | null };
const shown = ({ en, ar }: Texts): TranslatedText => ({ en, ar: ar ?? null });
const kept = ({ en, ar }: TranslatedText): Texts => (ar ? { en, ar } : { en });

/** The document as staff see it, with amounts in whole units. */
export function consoleSettings(shop: ShopSettings): ConsoleSettings {
  const { digits } = shop.currency;
  const optional = (minor: number | null | undefined) => (minor == null ? null : amount(minor, digits));
  const { additionalCharge, loyalty, referral, topUp } = shop;
  return {
    name: shown(shop.businessName),
    logo: shop.logo,
    email: shop.email,
    phone: shop.phone,
    address: shown(shop.address),
    country: shop.country,
    currency: shop.currency,
    other_currencies: shop.otherCurrencies,
    time_zone: shop.timeZone ?? 'UTC',
    location: shop.defaultLocation,
    footer: shown(shop.footerText),
    social_media: shop.socialMedia,
    guest_checkout: shop.hasGuestCheckout,
    verification: shop.verification ?? 'phone',
    tax_included: shop.hasTaxIncluded ?? false,
    free_delivery_over: optional(shop.freeDeliveryOverMinor),
    additional_charge: additionalCharge
      ? { name: shown(additionalCharge.name), amount: amount(additionalCharge.amountMinor, digits) }
      : null,
    first_order_discount: shownDiscount(shop),
    maximum_tip: optional(shop.maximumTipMinor),
    handover: shop.handover ?? 'none',
    hides_phones: shop.hidesPhones ?? false,
    wallet: shop.hasWallet,
    loyalty: shop.hasLoyaltyPoints,
    loyalty_rule: loyalty
      ? { earned_per_unit: loyalty.earnedPerUnit, needed_per_unit: loyalty.neededPerUnit, minimum: loyalty.minimum }
      : null,
    referrals: shop.hasReferrals,
    referral_rule: referral
      ? {
          referrer: amount(referral.referrerMinor, digits),
          joined: amount(referral.joinedMinor, digits),
          most_per_month: referral.mostPerMonth,
        }
      : null,
    top_up: topUp ? { minimum: amount(topUp.minimumMinor, digits), maximum: amount(topUp.maximumMinor, digits) } : null,
    forbidden_parcels: shop.parcels?.forbidden ?? null,
    refund_policy: shop.hasRefundPolicy,
    cancellation_policy: shop.hasCancellationPolicy,
    shipping_policy: shop.hasShippingPolicy,
    store_registration_url: shop.storeRegistrationUrl,
    courier_registration_url: shop.deliverymanRegistrationUrl,
  };
}

/** The document with what staff wrote. Parts that the console does not know stay as they are. */
export function storedSettings(former: ShopSettings, written: ConsoleSettings): ShopSettings {
  const { digits } = written.currency;
  const rest = withoutOptional(former);
  const { additional_charge: charge, loyalty_rule: loyalty, referral_rule: referral, top_up: topUp } = written;
  const minor = (value: number) => minorOf(value, digits);
  return {
    ...rest,
    businessName: kept(written.name),
    logo: written.logo,
    email: written.email,
    phone: written.phone,
    address: kept(written.address),
    country: written.country,
    currency: written.currency,
    otherCurrencies: written.other_currencies,
    timeZone: written.time_zone,
    defaultLocation: written.location,
    footerText: kept(written.footer),
    socialMedia: written.social_media,
    hasGuestCheckout: written.guest_checkout,
    verification: written.verification,
    hasTaxIncluded: written.tax_included,
    freeDeliveryOverMinor: written.free_delivery_over === null ? null : minor(written.free_delivery_over),
    ...(charge && { additionalCharge: { name: kept(charge.name), amountMinor: minor(charge.amount) } }),
    ...keptDiscount(written),
    ...(written.maximum_tip !== null && { maximumTipMinor: minor(written.maximum_tip) }),
    handover: written.handover,
    hidesPhones: written.hides_phones,
    hasWallet: written.wallet,
    hasLoyaltyPoints: written.loyalty,
    ...(loyalty && {
      loyalty: {
        earnedPerUnit: loyalty.earned_per_unit,
        neededPerUnit: loyalty.needed_per_unit,
        minimum: loyalty.minimum,
      },
    }),
    hasReferrals: written.referrals,
    ...(referral && {
      referral: {
        referrerMinor: minor(referral.referrer),
        joinedMinor: minor(referral.joined),
        mostPerMonth: referral.most_per_month,
      },
    }),
    ...(topUp && { topUp: { minimumMinor: minor(topUp.minimum), maximumMinor: minor(topUp.maximum) } }),
    ...keptForbidden(written),
    hasRefundPolicy: written.refund_policy,
    hasCancellationPolicy: written.cancellation_policy,
    hasShippingPolicy: written.shipping_policy,
    storeRegistrationUrl: written.store_registration_url,
    deliverymanRegistrationUrl: written.courier_registration_url,
  };
}

/** The document without the parts that are missing when the owner has not set them. */
function withoutOptional(former: ShopSettings): ShopSettings {
  const { additionalCharge, loyalty, referral, topUp, maximumTipMinor, firstOrderDiscount, parcels, ...rest } = former;
  return rest;
}

/** Percent is stored in hundredths. */
const PERCENT_DIGITS = 2;

function shownDiscount({ firstOrderDiscount: discount, currency: { digits } }: ShopSettings) {
  if (!discount) return null;
  const { type, value, maximumMinor, days } = discount;
  return {
    type,
    value: amount(value, type === 'percent' ? PERCENT_DIGITS : digits),
    maximum: maximumMinor === null ? null : amount(maximumMinor, digits),
    days,
  };
}

function keptDiscount({ first_order_discount: discount, currency: { digits } }: ConsoleSettings) {
  if (!discount) return {};
  const { type, value, maximum, days } = discount;
  const minor = minorOf(value, type === 'percent' ? PERCENT_DIGITS : digits);
  const maximumMinor = maximum === null ? null : minorOf(maximum, digits);
  return { firstOrderDiscount: { type, value: minor, maximumMinor, days } };
}

function keptForbidden({ forbidden_parcels: list }: ConsoleSettings) {
  if (!list) return {};
  return {
    parcels: { forbidden: list.map(({ name, words }) => ({ name: { en: name.en, ar: name.ar || name.en }, words })) },
  };
}
