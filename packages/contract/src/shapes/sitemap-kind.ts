/** The kinds of pages that are too many for one list. */
export const sitemapKinds = ['stores', 'items', 'categories'] as const;
export type SitemapKind = (typeof sitemapKinds)[number];
