import Type from 'typebox';

/** The states of an order; the transitions between them are in rules/order/status. */
export const orderStatuses = [
  'pending',
  'confirmed',
  'accepted',
  'processing',
  'handover',
  'picked_up',
  'delivered',
  'canceled',
  'failed',
  'refund_requested',
  'refunded',
  'refund_request_canceled',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** A closed list, so that the name of a call is never parsed as a status (trust.md D13). */
export const orderListNames = ['running', 'history', ...orderStatuses] as const;
export type OrderListName = (typeof orderListNames)[number];

/** Payment providers. */
export const gateways = ['sandbox', 'stripe'] as const;
export type Gateway = (typeof gateways)[number];
export const gateway = Type.Unsafe<Gateway>(Type.Union(gateways.map((name) => Type.Literal(name))));

/** Pages with a text that the operator writes. */
export const pageSlugs = [
  'terms-and-conditions',
  'privacy-policy',
  'refund-policy',
  'cancellation-policy',
  'shipping-policy',
  'about-us',
  'help-and-support',
] as const;
export type PageSlug = (typeof pageSlugs)[number];

/** The kinds of pages that need several sitemaps. */
export const sitemapKinds = ['stores', 'items', 'categories'] as const;
export type SitemapKind = (typeof sitemapKinds)[number];

/** Topics of the contact form. */
export const contactTopics = ['order', 'account', 'store', 'courier', 'other'] as const;
export type ContactTopic = (typeof contactTopics)[number];

/** What couriers travel with. */
export const vehicles = ['foot', 'bicycle', 'motorbike', 'car'] as const;
export type Vehicle = (typeof vehicles)[number];

export const courierSteps = ['accept', 'decline', 'pick_up', 'deliver', 'give_up'] as const;
export type CourierStep = (typeof courierSteps)[number];

/** How a courier proves that an order was handed over. */
export const handoverKinds = ['none', 'code', 'photo'] as const;
export type HandoverKind = (typeof handoverKinds)[number];

/** The orders that the console lists. */
export const boardLists = ['running', 'late', 'past'] as const;
export type BoardList = (typeof boardLists)[number];

/** What staff may use of the console; a role has several. */
export const permissions = [
  'orders',
  'dispatch',
  'support',
  // Offline payments, prescriptions, refunds.
  'decisions',
  'customers',
  // The items, hours and pauses of stores; `stores` adds stores, categories, brands and conditions.
  'catalogue',
  'stores',
  'offers',
  'zones',
  'figures',
  'settings',
  // Members, invitations and the log of changes.
  'staff',
] as const;
export type Permission = (typeof permissions)[number];

/** Staff of a store work only for their own stores; the others work for the whole shop. */
export const staffRoles = ['owner', 'manager', 'dispatcher', 'support', 'store'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** The kinds of things in the log of changes. */
export const loggedSubjects = [
  'add_on',
  'banner',
  'basic_campaign',
  'brand',
  'cashback',
  'category',
  'category_order',
  'condition',
  'contact_message',
  'content_page',
  'conversation',
  'coupon',
  'courier',
  'customer',
  'event',
  'flash_sale',
  'import',
  'invitation',
  'item',
  'item_campaign',
  'landing_page',
  'module',
  'newsletter',
  'offline_methods',
  'order',
  'parcel_lists',
  'payment',
  'picture',
  'reasons',
  'review',
  'service',
  'shop_settings',
  'staff',
  'store',
  'store_items',
  'tips',
  'wallet',
  'wallet_bonuses',
  'zone',
] as const;
export type LoggedSubject = (typeof loggedSubjects)[number];
