import { encodeName } from './name-code.ts';
import { resultsUrl } from './search-url.ts';

type Slugged = { id: number; slug: string; module_id: number };

/** Every address the pages lead to, spelled once. */
export const paths = {
  landing: '/',
  home: '/home',
  locate: (text?: string) => (text ? `/locate?q=${encodeURIComponent(text)}` : '/locate'),
  module: (id: number) => `/module/${id}`,
  language: (code: string) => `/language/${code}`,
  signIn: '/auth/sign-in',
  /** Comes back to where the visitor was. */
  signInFrom: (from: string) => `/auth/sign-in?from=${encodeURIComponent(from)}`,
  forgotPassword: '/auth/forgot-password',
  /** Where other providers send back to. */
  socialReturn: '/auth/social',
  demoMailbox: '/demo/mailbox',
  trackOrder: '/track-order',
  /** For a guest, who knows the order by its number and the phone it was ordered with. */
  trackOrderOf: (orderId: string, phone: string) =>
    `/track-order?order_id=${encodeURIComponent(orderId)}&contact_number=${encodeURIComponent(phone)}`,
  parcelDelivery: '/parcel-delivery-info',
  signUp: '/auth/sign-up',
  signUpFrom: (from: string) => `/auth/sign-up?from=${encodeURIComponent(from)}`,
  /** For somebody who was invited. */
  signUpWith: (code: string) => `/auth/sign-up?ref=${encodeURIComponent(code)}`,
  settings: '/settings',
  profile: '/profile',
  inbox: '/profile?page=inbox',
  myOrders: '/my-orders',
  order: (id: number | string) => `/my-orders/${id}`,
  invoice: (id: number | string) => `/my-orders/${id}/invoice`,
  referral: '/referral-code',
  interest: '/interest',
  checkout: (page: 'cart' | 'buy_now' | 'campaign' = 'cart') => `/checkout?page=${page}`,
  prescription: (storeId: number) => `/prescription?store_id=${storeId}`,
  /** After an order was placed; a guest finds it by the phone. */
  orderPlaced: (id: number | string) => `/order-placed?order_id=${id}`,
  orderFailed: (id: number | string) => `/order-failed?order_id=${id}`,
  /** Whoever has it may pay for the order, on any device. */
  payLink: (secret: string) => `/pay?pay_secret=${encodeURIComponent(secret)}`,
  /** Where the home shows what runs for a while. */
  campaigns: '/home#just-for-you',
  coupons: '/coupons',
  /** What the shop looks like on a device it is installed on. */
  manifest: '/manifest.webmanifest',
  sitemap: '/sitemap.xml',
  sitemapPart: (name: string) => `/sitemap/${name}`,
  helpAbout: (topic: string) => `/help-and-support?topic=${topic}`,
  help: '/help-and-support',
  about: '/about-us',
  loyalty: '/loyalty-points',
  wallet: '/wallet',
  terms: '/terms-and-conditions',
  privacy: '/privacy-policy',
  refund: '/refund-policy',
  cancellation: '/cancellation-policy',
  shipping: '/shipping-policy',
  categories: '/categories',
  category: ({ id, slug }: { id: number; slug: string }) => `/category/${slug || id}`,
  /** The results page of a category; its name travels base64 encoded (specification 2, section 2). */
  categoryResults: ({ id, name }: { id: number; name: string }, moduleId: number) =>
    resultsUrl({ search: 'category', id, module_id: moduleId, name: encodeName(name), data_type: 'category' }),
  search: (term: string) => resultsUrl({ search: term, data_type: 'searched' }),
  specialOffers: (moduleId: number) =>
    resultsUrl({ search: 'special-offer', module_id: moduleId, data_type: 'discounted' }),
  newArrivals: (moduleId: number) => resultsUrl({ search: 'new-arrival', module_id: moduleId, data_type: 'new' }),
  brand: (id: number) => resultsUrl({ brand_id: id, data_type: 'brand' }),
  brands: '/all-brands',
  store: (
    { id, slug, module_id, zone_id }: Slugged & { zone_id: number },
    part: '' | '/reviews' | '/information' = '',
  ) => `/store/${slug || id}${part}?module_id=${module_id}&store_zone_id=${zone_id}`,
  /** Where a store lives, without what a visit adds. */
  storeItself: ({ slug }: { slug: string }) => `/store/${slug}`,
  latestStores: '/store/latest',
  popularStores: '/store/popular',
  /** Where an item lives, without what a visit adds. */
  product: ({ id, slug }: { id: number; slug: string }) => `/product/${slug || id}`,
  item: ({ id, slug, module_id }: Slugged) => `/product/${slug || id}?module_id=${module_id}`,
  campaignItem: ({ id, slug, module_id }: Slugged) =>
    `/product/${slug || id}?module_id=${module_id}&product_type=campaign`,
  campaign: ({ id, slug, module_id }: Slugged) => `/campaigns/${slug || id}?module_id=${module_id}`,
  flashSale: (id: number) => `/flash-sales?id=${id}`,
} as const;
