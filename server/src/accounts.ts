import type { Language } from '@rialto/contract/http/languages.ts';
import { accountHooks } from './account-hooks.ts';
import { findStoreNames, searchStoreNames } from './domains/catalog/catalog.public.ts';
import type { Shop } from './domains/content/content.public.ts';
import type { IdentitySettings, SocialProvider } from './domains/identity/identity.public.ts';
import { openPush, type Push, type PushSettings } from './domains/notifications/notifications.public.ts';
import { hasReferralRewards } from './domains/wallet/wallet.public.ts';
import type { App } from './platform/app.ts';
import type { Clock } from './platform/clock.ts';
import { openMessaging, type Messaging, type MessagingSettings } from './platform/messaging/open-messaging.ts';
import { textIn } from './platform/wire-values.ts';

/** The storefront page that OpenID Connect providers redirect to. */
const REDIRECT_PATH = '/auth/social';

/** The name of the shop, by which messages are signed. */
export function shopNameOf(shop: Shop) {
  return async () => {
    const { businessName } = await shop.settings();
    return (language: Language) => textIn(language, businessName.en, businessName.ar);
  };
}

/** Emails and SMS, signed with the name of the shop. */
export function openShopMessaging(
  { http, db, clock }: App,
  shop: Shop,
  { settings, publicUrl }: { settings: () => Promise<MessagingSettings>; publicUrl: string },
): Messaging {
  return openMessaging(settings, { db, clock, log: http.log, shopName: shopNameOf(shop), publicUrl });
}

/** Push messages; push services can reach the shop at its email address. */
export function openShopPush({ http, db, clock }: App, shop: Shop, { isTest }: PushSettings): Push {
  const subject = async () => `mailto:${(await shop.settings()).email}`;
  return openPush({ db, clock, log: http.log, subject, isTest });
}

type IdentityOptions = { publicUrl: string; socialProviders: SocialProvider[]; clock: Clock };

export function identitySettings(shop: Shop, messaging: { wake(): void }, options: IdentityOptions): IdentitySettings {
  return {
    async shop() {
      const settings = await shop.settings();
      const { country, verification = 'phone' } = settings;
      return { country, verification, hasReferrals: hasReferralRewards(settings) };
    },
    stores: { withIds: findStoreNames, like: searchStoreNames },
    shopName: shopNameOf(shop),
    publicUrl: options.publicUrl,
    hooks: accountHooks(shop, options.clock),
    wakeMessaging: messaging.wake,
    social: { providers: options.socialProviders, redirectUrl: new URL(REDIRECT_PATH, options.publicUrl).href },
  };
}
