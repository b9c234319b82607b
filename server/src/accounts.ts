import type { Language } from '@rialto/contract/http/languages.ts';
import { accountHooks } from './account-hooks.ts';
import type { Shop } from './domains/content/content.public.ts';
import type { IdentitySettings, SocialProvider } from './domains/identity/identity.public.ts';
import type { App } from './platform/app.ts';
import type { Clock } from './platform/clock.ts';
import { openMessaging, type Messaging, type MessagingSettings } from './platform/messaging/open-messaging.ts';
import { textIn } from './platform/wire-values.ts';

/** The storefront page that OpenID Connect providers redirect to. */
const REDIRECT_PATH = '/auth/social';

/** Emails and SMS, signed with the name of the shop. */
export function openShopMessaging({ http, db, clock }: App, shop: Shop, settings: MessagingSettings): Messaging {
  const shopName = async () => {
    const { businessName } = await shop.settings();
    return (language: Language) => textIn(language, businessName.en, businessName.ar);
  };
  return openMessaging(settings, { db, clock, log: http.log, shopName });
}

type IdentityOptions = { publicUrl: string; socialProviders: SocialProvider[]; clock: Clock };

export function identitySettings(shop: Shop, messaging: { wake(): void }, options: IdentityOptions): IdentitySettings {
  return {
    async shop() {
      const { country, verification = 'phone' } = await shop.settings();
      return { country, verification };
    },
    hooks: accountHooks(shop, options.clock),
    wakeMessaging: messaging.wake,
    social: { providers: options.socialProviders, redirectUrl: new URL(REDIRECT_PATH, options.publicUrl).href },
  };
}
