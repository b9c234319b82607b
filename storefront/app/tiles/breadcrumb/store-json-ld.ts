import type { ModuleType } from '@rialto/contract/shapes/module.ts';
import type { StoreDetail } from '@rialto/contract/shapes/store.ts';
import { storeCrumbs, type Crumb } from './store-crumbs.ts';

export type { Crumb };

const kinds: Record<ModuleType, string> = {
  food: 'Restaurant',
  grocery: 'GroceryStore',
  pharmacy: 'Pharmacy',
  ecommerce: 'Store',
  parcel: 'Store',
};
const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const PICTURE_WIDTH = 1280;

/** Structured data (schema.org) of a store and its breadcrumb. */
export function storeJsonLd(store: StoreDetail, moduleType: ModuleType, publicUrl: string): object[] {
  const at = (path: string) => new URL(path, publicUrl).href;
  return [ownJsonLd(store, moduleType, at), breadcrumbJsonLd(storeCrumbs(store, moduleType), at)];
}

function ownJsonLd(store: StoreDetail, moduleType: ModuleType, at: (path: string) => string): object {
  const path = `/store/${store.slug}`;
  return {
    '@context': 'https://schema.org',
    '@type': kinds[moduleType],
    '@id': at(path),
    name: store.name,
    url: at(path),
    ...(store.about && { description: store.about }),
    ...(store.cover_photo_full_url && { image: at(`${store.cover_photo_full_url}?w=${PICTURE_WIDTH}`) }),
    ...(store.phone && { telephone: store.phone }),
    ...(store.email && { email: store.email }),
    address: { '@type': 'PostalAddress', streetAddress: store.address },
    geo: { '@type': 'GeoCoordinates', latitude: store.latitude, longitude: store.longitude },
    openingHoursSpecification: store.schedules.map(({ day, opening_time, closing_time }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${days[day]}`,
      opens: opening_time,
      closes: closing_time === '24:00' ? '23:59' : closing_time,
    })),
    ...(store.avg_rating !== null &&
      store.rating_count > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: store.avg_rating,
          ratingCount: store.rating_count,
          bestRating: 5,
          worstRating: 1,
        },
      }),
  };
}

export function breadcrumbJsonLd(crumbs: readonly Crumb[], at: (path: string) => string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: at(path),
    })),
  };
}
