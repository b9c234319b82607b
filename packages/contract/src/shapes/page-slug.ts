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
