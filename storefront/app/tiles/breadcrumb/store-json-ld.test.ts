import type { StoreDetail } from '@rialto/contract/shapes/store.ts';
import { en } from '@rialto/texts/en.ts';
import { setLanguageSource } from '@rialto/texts/text.ts';
import { expect, test } from 'vitest';
import { breadcrumbJsonLd, storeJsonLd } from './store-json-ld.ts';

const at = (path: string) => new URL(path, 'https://shop.example').href;
setLanguageSource(() => ({ language: 'en', catalog: en }));

const aStore = (over: Partial<StoreDetail> = {}) =>
  ({
    slug: 'saj',
    name: 'Saj',
    about: '',
    cover_photo_full_url: '/media/cover',
    phone: null,
    email: null,
    address: '7 Sea Street',
    latitude: 33,
    longitude: 27,
    avg_rating: 4.5,
    rating_count: 20,
    schedules: [{ day: 0, opening_time: '00:00', closing_time: '24:00' }],
    ...over,
  }) as StoreDetail;

test.each([
  ['food', 'Restaurant'],
  ['grocery', 'GroceryStore'],
  ['pharmacy', 'Pharmacy'],
  ['ecommerce', 'Store'],
] as const)('STO-01 a store of %s is a %s to search engines', (moduleType, kind) => {
  const [own, way] = storeJsonLd(aStore(), moduleType, 'https://shop.example');
  expect(way).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: [{}, {}, { name: 'Saj' }] });
  expect(own).toMatchObject({
    '@type': kind,
    url: 'https://shop.example/store/saj',
    image: 'https://shop.example/media/cover?w=1280',
    address: { streetAddress: '7 Sea Street' },
    geo: { latitude: 33, longitude: 27 },
    openingHoursSpecification: [{ dayOfWeek: 'https://schema.org/Sunday', opens: '00:00', closes: '23:59' }],
    aggregateRating: { ratingValue: 4.5, ratingCount: 20 },
  });
});

test('STO-01 an unrated store has no rating in its structured data', () => {
  const [own] = storeJsonLd(aStore({ avg_rating: null, rating_count: 0 }), 'food', 'https://shop.example');
  expect(own).not.toHaveProperty('aggregateRating');
});

test('STO-01 the structured data contains the breadcrumb', () => {
  const { itemListElement } = breadcrumbJsonLd([{ name: 'Home', path: '/home' }], at);
  expect(itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.example/home' },
  ]);
});
