import type { Config, Landing, Page } from '@rialto/contract/calls/content.ts';
import type { Language } from '@rialto/contract/http/languages.ts';
import type { LandingContent } from '@rialto/database/documents/landing-content.ts';
import type { ShopSettings } from '@rialto/database/documents/shop-settings.ts';
import type { Texts } from '@rialto/database/documents/texts.ts';
import type { Gateway } from '@rialto/contract/shapes/enums.ts';
import { pageBlocks } from '@rialto/rules/text/page-blocks.ts';
import { maximumTip } from '@rialto/rules/price/maximum-tip.ts';
import { usualPoints } from '@rialto/rules/wallet/points.ts';
import { usualReferral } from '@rialto/rules/wallet/referral.ts';
import { topUpLimitsOf } from '@rialto/rules/wallet/top-up.ts';
import type { PageRow } from './content.sql.ts';
import { amount, mediaUrl, textIn } from '../../platform/wire-values.ts';

export type Surroundings = {
  mediaUrl: string;
  tileUrl: string | null;
  tileAttribution: string;
  simulationSpeed?: number | null;
  /** Payment services; the first is the default. */
  gateways: () => readonly Gateway[];
};

const flag = (value: boolean): number => (value ? 1 : 0);

export function config(shop: ShopSettings, language: Language, around: Surroundings): Config {
  const say = (texts: Texts) => textIn(language, texts.en, texts.ar);
  const { currency, otherCurrencies } = shop;
  return {
    business_name: say(shop.businessName),
    logo_full_url: mediaUrl(around.mediaUrl, shop.logo),
    email: shop.email,
    phone: shop.phone,
    address: say(shop.address),
    country: shop.country,
    time_zone: shop.timeZone ?? 'UTC',
    default_location: shop.defaultLocation,
    footer_text: say(shop.footerText),
    social_media: shop.socialMedia,
    currency_symbol: currency.symbol,
    currency_symbol_direction: currency.direction,
    digit_after_decimal_point: currency.digits,
    currencies: [{ ...currency, rate: 1 }, ...otherCurrencies],
    ...moneyConfig(shop, around),
    guest_checkout_status: flag(shop.hasGuestCheckout),
    refund_policy: flag(shop.hasRefundPolicy),
    cancelation_policy: flag(shop.hasCancellationPolicy),
    shipping_policy: flag(shop.hasShippingPolicy),
    free_delivery_over: shop.freeDeliveryOverMinor === null ? null : shop.freeDeliveryOverMinor / 10 ** currency.digits,
    maximum_tip: amount(maximumTip({ setting: shop.maximumTipMinor, digits: currency.digits }), currency.digits),
    store_registration_url: shop.storeRegistrationUrl,
    deliveryman_registration_url: shop.deliverymanRegistrationUrl,
    tile_url: around.tileUrl,
    tile_attribution: around.tileAttribution,
    simulation_speed: around.simulationSpeed ?? null,
    base_urls: {
      store_cover_photo_url: around.mediaUrl,
      item_image_url: around.mediaUrl,
      brand_image_url: around.mediaUrl,
      delivery_man_image_url: around.mediaUrl,
    },
  };
}

function moneyConfig(
  { currency: { digits }, hasWallet, hasLoyaltyPoints, hasReferrals, ...shop }: ShopSettings,
  around: Surroundings,
) {
  const gateways = around.gateways();
  const { minimumMinor, maximumMinor } = topUpLimitsOf(shop.topUp, digits);
  const { earnedPerUnit, neededPerUnit, minimum } = shop.loyalty ?? usualPoints;
  const { referrerMinor, joinedMinor } = shop.referral ?? usualReferral(digits);
  return {
    customer_wallet_status: flag(hasWallet),
    loyalty_point_status: flag(hasLoyaltyPoints),
    // Its rewards go to the wallet.
    ref_earning_status: flag(hasReferrals && hasWallet),
    add_fund_status: flag(hasWallet && gateways.length > 0),
    payment_gateways: [...gateways],
    minimum_add_fund: amount(minimumMinor, digits),
    maximum_add_fund: amount(maximumMinor, digits),
    partial_payment_status: flag(hasWallet),
    loyalty_point_exchange_rate: neededPerUnit,
    loyalty_point_item_purchase_point: earnedPerUnit,
    minimum_point_to_transfer: minimum,
    ref_earning_exchange_rate: amount(referrerMinor, digits),
    ref_joined_reward: amount(joinedMinor, digits),
  };
}

export function landing(content: LandingContent, language: Language, around: Surroundings): Landing {
  const say = (texts: Texts) => textIn(language, texts.en, texts.ar);
  const { playStore, appleStore } = content.appLinks;
  return {
    fixed_header_title: say(content.headerTitle),
    fixed_header_sub_title: say(content.headerSubTitle),
    fixed_header_image_full_url: mediaUrl(around.mediaUrl, content.headerImage),
    fixed_module_title: say(content.moduleTitle),
    fixed_module_sub_title: say(content.moduleSubTitle),
    offering_title: say(content.offeringTitle),
    offering_sub_title: say(content.offeringSubTitle),
    offerings: content.offerings.map(({ title, text, image }) => ({
      title: say(title),
      text: say(text),
      image_full_url: mediaUrl(around.mediaUrl, image),
    })),
    steps_title: say(content.stepsTitle),
    steps: content.steps.map(({ title, text }) => ({ title: say(title), text: say(text) })),
    app_title: say(content.appTitle),
    app_sub_title: say(content.appSubTitle),
    fixed_newsletter_title: say(content.newsletterTitle),
    fixed_newsletter_sub_title: say(content.newsletterSubTitle),
    fixed_footer_description: say(content.footerDescription),
    download_user_app_links: {
      playstore_url: playStore.url,
      playstore_url_status: flag(playStore.isShown),
      apple_store_url: appleStore.url,
      apple_store_url_status: flag(appleStore.isShown),
    },
  };
}

export function page(row: PageRow, language: Language): Page {
  return {
    title: textIn(language, row.titleEn, row.titleAr),
    blocks: pageBlocks(textIn(language, row.bodyEn, row.bodyAr)),
  };
}
