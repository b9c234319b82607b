import type { ItemDetail } from '@rialto/contract/shapes/item.ts';

const PICTURE_WIDTH = 1280;

type JsonLdContext = {
  path: string;
  /** The code of the charged currency. */
  currency: string;
  /** Makes a path absolute. */
  at: (path: string) => string;
};

/** Structured data (schema.org) of an item. */
export function productJsonLd(item: ItemDetail, { path, currency, at }: JsonLdContext) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': at(path),
    name: item.name,
    url: at(path),
    ...(item.description && { description: item.description }),
    image: item.images_full_url.map((image) => at(`${image}?w=${PICTURE_WIDTH}`)),
    ...(item.brand && { brand: { '@type': 'Brand', name: item.brand.name } }),
    offers: {
      '@type': 'Offer',
      url: at(path),
      price: item.final_price,
      priceCurrency: currency,
      availability: `https://schema.org/${item.stock === 0 ? 'OutOfStock' : 'InStock'}`,
      seller: { '@type': 'Organization', name: item.store_name },
      ...(item.available_date_ends && { priceValidUntil: item.available_date_ends.slice(0, 10) }),
    },
    ...(item.avg_rating !== null &&
      item.rating_count > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: item.avg_rating,
          ratingCount: item.rating_count,
          bestRating: 5,
          worstRating: 1,
        },
      }),
  };
}
