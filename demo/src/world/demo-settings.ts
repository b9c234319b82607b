import type { ShopSettings } from '@rialto/database/documents/shop-settings.ts';
import { picture } from '../pictures/picture.ts';

export const shopMark = picture('rialto-mark', { kind: 'mark' });

export const TIMEZONE = 'Africa/Cairo';

/** What the demo shop says about itself. */
export function demoSettings(centre: { lat: number; lng: number }): ShopSettings {
  return {
    isDemo: true,
    handover: 'code',
    businessName: { en: 'Rialto', ar: 'ريالتو' },
    logo: shopMark.id,
    email: 'hello@rialto.example',
    phone: '+20255500100',
    address: { en: '1 Republic Square, Marsa Noor', ar: '١ ساحة الجمهورية، مرسى نور' },
    country: 'EG',
    defaultLocation: centre,
    timeZone: TIMEZONE,
    footerText: { en: '© Rialto. Made in Marsa Noor, carried by hand.', ar: '© ريالتو. من مرسى نور، ومن يدٍ إلى يد.' },
    socialMedia: [
      { name: 'facebook', link: 'https://www.facebook.com/rialto.marsanoor' },
      { name: 'instagram', link: 'https://www.instagram.com/rialto.marsanoor' },
      { name: 'twitter', link: 'https://twitter.com/rialtomarsanoor' },
      { name: 'linkedin', link: 'https://www.linkedin.com/company/rialto-marsa-noor' },
      { name: 'pinterest', link: 'https://www.pinterest.com/rialtomarsanoor' },
    ],
    currency: { code: 'USD', symbol: '$', direction: 'left', digits: 2 },
    otherCurrencies: [
      { code: 'EUR', symbol: '€', direction: 'left', digits: 2, rate: 0.86 },
      { code: 'EGP', symbol: 'ج.م', direction: 'right', digits: 2, rate: 47.5 },
      { code: 'KWD', symbol: 'د.ك', direction: 'right', digits: 3, rate: 0.307 },
      { code: 'JPY', symbol: '¥', direction: 'left', digits: 0, rate: 151 },
    ],
    hasWallet: true,
    hasLoyaltyPoints: true,
    hasReferrals: true,
    topUp: { minimumMinor: 500, maximumMinor: 100_000 },
    loyalty: { earnedPerUnit: 10, neededPerUnit: 1_000, minimum: 500 },
    referral: { referrerMinor: 300, joinedMinor: 200, mostPerMonth: 10 },
    hasGuestCheckout: true,
    hasRefundPolicy: true,
    hasCancellationPolicy: true,
    hasShippingPolicy: true,
    freeDeliveryOverMinor: 3500,
    storeRegistrationUrl: '/help-and-support?topic=store',
    deliverymanRegistrationUrl: '/help-and-support?topic=courier',
  };
}
