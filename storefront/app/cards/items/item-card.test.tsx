import type { Item } from '@rialto/contract/shapes/item.ts';
import { describe, expect, test } from 'vitest';
import { pageMarkup, pageText } from '../../platform/page/testing/page-markup.tsx';
import { FlashItemCard } from './flash-item-card.tsx';
import { ItemCard } from './item-card.tsx';

const dish = {
  ...{ id: 1, name: 'Koshari', store_name: 'Corner kitchen', module_type: 'food', description: '' },
  ...{ price: 10, final_price: 10, discount: 0, discount_type: 'percent', stock: null, unit_type: 'piece' },
  ...{ veg: null, halal_tag_status: 0, is_halal: 0, recommended: 0, organic: 0, avg_rating: 4.5, rating_count: 12 },
  ...{ open: 1, opens_text: null, available_now: 1, schedule_order: 0, image_full_url: null },
} as unknown as Item;

const cardOf = (changes: Partial<Item>, look: 'tall' | 'wide' = 'tall') =>
  pageText(<ItemCard look={look} item={{ ...dish, ...changes }} title="Koshari" />);

describe.each(['tall', 'wide'] as const)('the %s card', (look) => {
  test('ITM-04 outside its hours a dish says so', () => {
    const text = cardOf({ available_now: 0 }, look);
    expect(text).toContain('Not Available now');
    expect(text).not.toContain('order for later');
  });

  test('ITM-04 outside its hours a dish that can be scheduled says that it can be ordered for later', () => {
    expect(cardOf({ available_now: 0, schedule_order: 1 }, look)).toContain('Not available now, order for later');
  });

  test('ITM-04 within its hours a dish has no such bar, and neither has an item of another module', () => {
    expect(cardOf({}, look)).not.toMatch(/not available/i);
    expect(cardOf({ module_type: 'grocery', available_now: 0 }, look)).not.toMatch(/not available/i);
  });
});

const flashCard = (sold: number, stock: number) =>
  pageMarkup(<FlashItemCard entry={{ item: dish, sold, stock, available_stock: stock - sold }} title="Koshari" />);

test('ITM-05 a flash-sale card shows what is sold of its stock as a bar in percent', () => {
  const markup = flashCard(6, 8);
  expect(markup).toContain('6 sold');
  expect(markup).toContain('2 left');
  expect(markup).toContain('6 of 8 sold');
  expect(markup).toMatch(/75%/);
  expect(markup).not.toContain('Out of Stock');
});

test('ITM-05 at stock 0 a flash-sale card says "Out of Stock", on the picture and below the full bar', () => {
  const markup = flashCard(8, 8);
  expect(markup.match(/Out of Stock/g)).toHaveLength(2);
  expect(markup).toMatch(/100%/);
  expect(markup).not.toContain('left');
});

test('a picture has at most one badge: the discount, or else the recommendation', () => {
  const marked = { image_full_url: '/p.jpg', recommended: 1, organic: 1, halal_tag_status: 1, is_halal: 1 };
  // The name follows the picture.
  const onPicture = (changes: Partial<Item>) => cardOf(changes).split('Koshari')[0]?.trim();
  expect(onPicture({ ...marked, discount: 20, final_price: 8 })).toBe('20% off');
  expect(onPicture(marked)).toBe('Recommended');
  expect(onPicture({ ...marked, recommended: 0 })).toBe('');
});
