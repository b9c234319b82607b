import type { Language } from '@rialto/contract/languages.ts';
import { accountHooks } from './account-hooks.ts';
import type { Shop } from './domains/content/content.public.ts';
import type { IdentitySettings, SocialProvider } from './domains/identity/identity.public.ts';
import type { App } from './platform/app.ts';
import type { Clock } from './platform/clock.ts';
import { openDelivery, type DeliverySettings } from './platform/messaging/open-delivery.ts';
import { runDelivery } from './platform/messaging/run-delivery.ts';
import { textIn } from './platform/text-in.ts';

/** Where another provider sends a visitor back to: a page of the shop. */
const BACK_PATH = '/auth/social';

/** Messages to people, signed with the name of the shop. */
export function openMessages({ http, db, clock }: App, shop: Shop, settings: DeliverySettings): { wake(): void } {
  const shopName = async () => {
    const { businessName } = await shop.settings();
    return (language: Language) => textIn(language, businessName.en, businessName.ar);
  };
  return runDelivery(http, openDelivery(settings, { db, clock, log: http.log, shopName }));
}

type Around = { publicUrl: string; socialProviders: SocialProvider[]; clock: Clock };

export function identitySettings(shop: Shop, messages: { wake(): void }, around: Around): IdentitySettings {
  return {
    async shop() {
      const { country, verification = 'phone' } = await shop.settings();
      return { country, verification };
    },
    hooks: accountHooks(shop, around.clock),
    wakeDelivery: messages.wake,
    social: { providers: around.socialProviders, redirectUrl: new URL(BACK_PATH, around.publicUrl).href },
  };
}
