import type { LandingContent } from '@rialto/database/documents/landing-content.ts';
import type { ShopSettings } from '@rialto/database/documents/shop-settings.ts';
import type { Texts } from '@rialto/database/documents/texts.ts';

/** The settings of a shop before its operator has saved any. */
export const emptyShopSettings: ShopSettings = {
  businessName: { en: 'Rialto', ar: 'ريالتو' },
  logo: null,
  email: '',
  phone: '',
  address: { en: '' },
  country: 'US',
  defaultLocation: { lat: 0, lng: 0 },
  footerText: { en: '© Rialto', ar: '© ريالتو' },
  socialMedia: [],
  currency: { code: 'USD', symbol: '$', direction: 'left', digits: 2 },
  otherCurrencies: [],
  hasWallet: false,
  hasLoyaltyPoints: false,
  hasReferrals: false,
  hasGuestCheckout: true,
  hasRefundPolicy: false,
  hasCancellationPolicy: false,
  hasShippingPolicy: false,
  freeDeliveryOverMinor: null,
  storeRegistrationUrl: '/help-and-support',
  deliverymanRegistrationUrl: '/help-and-support',
};

const none: Texts = { en: '' };

export const emptyLanding: LandingContent = {
  headerTitle: { en: 'Everything your city has, at your door.', ar: 'كل ما في مدينتك، عند بابك.' },
  headerSubTitle: none,
  headerImage: null,
  moduleTitle: none,
  moduleSubTitle: none,
  offeringTitle: none,
  offeringSubTitle: none,
  offerings: [],
  stepsTitle: none,
  steps: [],
  appTitle: none,
  appSubTitle: none,
  newsletterTitle: { en: 'News from your city', ar: 'أخبار من مدينتك' },
  newsletterSubTitle: none,
  footerDescription: none,
  appLinks: { playStore: { url: '', isShown: false }, appleStore: { url: '', isShown: false } },
};
