import { encodeName } from './name-code.ts';
import { resultsUrl } from './search-url.ts';

type LinkTarget = { id: number; slug: string; module_id: number };

/** All URLs of the shop. */
export const paths = {
  landing: '/',
  home: '/home',
  locate: (text?: string) => (text ? `/locate?q=${encodeURIComponent(text)}` : '/locate'),
  module: (id: number) => `/module/${id}`,
  language: (code: string) => `/language/${code}`,
  signIn: '/auth/sign-in',
  /** Returns to `from` after signing in. */
  signInFrom: (from: string) => `/auth/sign-in?from=${encodeURIComponent(from)}`,
  forgotPassword: '/auth/forgot-password',
  /** Redirect URL for social sign-in providers. */
  socialReturn: '/auth/social',
  demoMailbox: '/demo/mailbox',
  trackOrder: '/track-order',
  /** Guests find an order by its number and phone. */
  trackOrderOf: (orderId: string, contact: string) =>
    `/track-order?order_id=${encodeURIComponent(orderId)}&contact_number=${encodeURIComponent(contact)}`,
  parcelDelivery: '/parcel-delivery-info',
  /** The form with what a former parcel had. */
  sendAgain: (orderId: number) => `/parcel-delivery-info?again=${orderId}`,
  signUp: '/auth/sign-up',
  signUpFrom: (from: string) => `/auth/sign-up?from=${encodeURIComponent(from)}`,
  /** With a referral code. */
  signUpWith: (code: string) => `/auth/sign-up?ref=${encodeURIComponent(code)}`,
  settings: '/settings',
  profile: '/profile',
  inbox: '/profile?page=inbox',
  /** The conversation that a notice is about; the shop has no id. */
  chatWith: (type: string, id: number | undefined) =>
    `/profile?page=inbox&type=${type}${id === undefined ? '' : `&id=${id}`}`,
  /** An order of this device. */
  trackOwnOrder: (id: number) => `/track-order?order_id=${id}`,
  /** A conversation with a store, a courier or the shop, about an order if one is given (MSG-03). */
  chat: (type: 'store' | 'delivery_man' | 'admin', id?: number, orderId?: number) =>
    `/profile?page=inbox&type=${type}${id ? `&id=${id}` : ''}${orderId ? `&order=${orderId}` : ''}`,
  myOrders: '/my-orders',
  order: (id: number | string) => `/my-orders/${id}`,
  invoice: (id: number | string) => `/my-orders/${id}/invoice`,
  /** With the stars that were chosen in the prompt. */
  rateOrder: (id: number | string, stars: number | null = null) =>
    stars === null ? `/rate-and-review/${id}` : `/rate-and-review/${id}?stars=${stars}`,
  referral: '/referral-code',
  interest: '/interest',
  checkout: (page: 'cart' | 'buy_now' | 'campaign' = 'cart') => `/checkout?page=${page}`,
  prescription: (storeId: number) => `/prescription?store_id=${storeId}`,
  /** Shown after an order was placed. */
  orderPlaced: (id: number | string) => `/order-placed?order_id=${id}`,
  orderFailed: (id: number | string) => `/order-failed?order_id=${id}`,
  /** The secret link lets anyone pay for the order, on any device. */
  payLink: (secret: string) => `/pay?pay_secret=${encodeURIComponent(secret)}`,
  /** The campaigns that run in the module. */
  campaigns: '/campaigns',
  coupons: '/coupons',
  /** The web app manifest. */
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
  /** Results of a category; its name is base64 encoded (specification 2, section 2). */
  categoryResults: ({ id, name }: { id: number; name: string }, moduleId: number) =>
    resultsUrl({
      search: 'category',
      id: `${id}`,
      module_id: `${moduleId}`,
      name: encodeName(name),
      data_type: 'category',
    }),
  search: (term: string) => resultsUrl({ search: term, data_type: 'searched' }),
  specialOffers: (moduleId: number) =>
    resultsUrl({ search: 'special-offer', module_id: `${moduleId}`, data_type: 'discounted' }),
  newArrivals: (moduleId: number) => resultsUrl({ search: 'new-arrival', module_id: `${moduleId}`, data_type: 'new' }),
  brand: (id: number) => resultsUrl({ brand_id: `${id}`, data_type: 'brand' }),
  brands: '/all-brands',
  store: (
    { id, slug, module_id, zone_id }: LinkTarget & { zone_id: number },
    part: '' | '/reviews' | '/information' = '',
  ) => `/store/${slug || id}${part}?module_id=${module_id}&store_zone_id=${zone_id}`,
  /** The canonical path of a store, without parameters. */
  storeItself: ({ slug }: { slug: string }) => `/store/${slug}`,
  latestStores: '/store/latest',
  popularStores: '/store/popular',
  /** The canonical path of an item, without parameters. */
  product: ({ id, slug }: { id: number; slug: string }) => `/product/${slug || id}`,
  item: ({ id, slug, module_id }: LinkTarget) => `/product/${slug || id}?module_id=${module_id}`,
  campaignItem: ({ id, slug, module_id }: LinkTarget) =>
    `/product/${slug || id}?module_id=${module_id}&product_type=campaign`,
  campaign: ({ id, slug, module_id }: LinkTarget) => `/campaigns/${slug || id}?module_id=${module_id}`,
  flashSale: (id: number) => `/flash-sales?id=${id}`,
} as const;
