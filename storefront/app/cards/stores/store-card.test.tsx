import { expect, test } from 'vitest';
import { pageText } from '../../platform/page/testing/page-markup.tsx';
import { StoreCard, type StoreOnCard } from './store-card.tsx';

const store = {
  ...{ id: 1, slug: 'oven', name: 'Oven', address: '', avg_rating: 4.5, open: 1, delivery: 1, delivers_here: 1 },
  ...{ delivery_time: '20-30 min', delivery_charge: 2, minimum_order: 0, total_items: 12, distance: null },
  ...{ logo_full_url: null, cover_photo_full_url: null, featured: 1, discount: { discount: 20 } },
} as unknown as StoreOnCard;

// The name follows the picture.
const onPicture = (changes: Partial<StoreOnCard>) =>
  pageText(<StoreCard store={{ ...store, ...changes }} moduleType="food" favourite={null} />).split('Oven')[0];

test('HOM-20 a picture of a store has at most one badge: its discount, or else that it is featured', () => {
  expect(onPicture({})).toMatch(/20% off/i);
  expect(onPicture({})).not.toMatch(/featured/i);
  expect(onPicture({ discount: null })).toMatch(/featured/i);
});
