import type { ItemDetail } from '@rialto/contract/shapes/item.ts';
import { expect, test } from 'vitest';
import { productJsonLd } from './product-json-ld.ts';

const boots = {
  name: 'Desert boots',
  description: '',
  images_full_url: ['/media/boots-1', '/media/boots-2'],
  brand: { id: 3, name: 'Left and Right' },
  final_price: 56.6,
  price: 70.75,
  stock: 12,
  store_name: 'Left and Right',
  avg_rating: 4.45,
  rating_count: 20,
  available_date_ends: null,
} as ItemDetail;
const around = { path: '/product/desert-boots', currency: 'USD', at: (path: string) => `https://shop.example${path}` };

test('ITM-17 structured data has the charged price, its currency and availability', () => {
  const { offers, image, brand } = productJsonLd(boots, around);
  expect(offers).toMatchObject({ price: 56.6, priceCurrency: 'USD', availability: 'https://schema.org/InStock' });
  expect(image).toEqual(['https://shop.example/media/boots-1?w=1280', 'https://shop.example/media/boots-2?w=1280']);
  expect(brand).toEqual({ '@type': 'Brand', name: 'Left and Right' });
});

test('ITM-15 a sold-out item is out of stock in structured data; food has no stock', () => {
  expect(productJsonLd({ ...boots, stock: 0 }, around).offers.availability).toBe('https://schema.org/OutOfStock');
  expect(productJsonLd({ ...boots, stock: null }, around).offers.availability).toBe('https://schema.org/InStock');
});

test('ITM-19 only rated items have a rating', () => {
  expect(productJsonLd(boots, around).aggregateRating).toMatchObject({ ratingValue: 4.45, ratingCount: 20 });
  expect(productJsonLd({ ...boots, avg_rating: null, rating_count: 0 }, around)).not.toHaveProperty('aggregateRating');
});
