import type { Page } from '@playwright/test';
import { homeBlock } from '../../screens/home-parts.ts';
import { expect, test } from '../../set-up/visitor.ts';

const food = { zoneIds: [2], moduleId: 1, point: { lat: 33, lng: 27 } };

const plain = {
  name: 'Story plate',
  store_name: 'Story kitchen',
  unit_type: 'piece',
  price: 10,
  final_price: 10,
  discount: 0,
  discount_type: 'percent',
  stock: null,
  veg: null,
  halal_tag_status: 0,
  is_halal: 0,
  recommended: 0,
  organic: 0,
  open: 1,
  available_now: 1,
  schedule_order: 0,
  avg_rating: 4.5,
  rating_count: 12,
};

/** Special offers with the given changes; all other fields come from a real item. */
async function offersAre(page: Page, changes: Partial<Record<keyof typeof plain, unknown>>[]): Promise<void> {
  await page.route('**/api/v1/items/discounted**', async (route) => {
    const answer = await route.fetch();
    const { products, ...rest } = (await answer.json()) as { products: object[] };
    await route.fulfill({
      json: { ...rest, products: changes.map((change, index) => ({ ...products[index], ...plain, ...change })) },
    });
  });
}

test('ITM-01 a card shows picture, name, store, price, unit, rating, discount and labels', async ({ visit, page }) => {
  const marked = { final_price: 8, discount: 20, veg: 1, halal_tag_status: 1, is_halal: 1, recommended: 1, organic: 1 };
  await offersAre(page, [marked, { veg: 0 }, { name: 'Bare', avg_rating: null, rating_count: 0 }]);
  await visit('/home', food);
  const cards = (await homeBlock(page, 'special-offers')).getByRole('article');
  const first = cards.first();
  for (const text of ['Story plate', 'Story kitchen', '$8.00', '$10.00', 'piece', '4.5', '20% OFF'])
    await expect(first).toContainText(text, { ignoreCase: true });
  for (const mark of ['Halal', 'Organic', 'Recommend']) await expect(first.getByText(mark)).toBeVisible();
  await expect(first.locator('img').first()).toBeVisible();
  await expect(first.getByRole('img', { name: 'Vegetarian', exact: true })).toBeVisible();
  await expect(cards.nth(1).getByRole('img', { name: 'Non-vegetarian' })).toBeVisible();
  await expect(cards.nth(1)).not.toContainText(/halal|organic|recommend|off/i);
  await expect(cards.nth(2).getByRole('img', { name: /vegetarian/i })).toHaveCount(0);
});

test(
  'ITM-04 outside its hours a dish says so, and whether it can be scheduled',
  { tag: '@times' },
  async ({ visit, page }) => {
    await offersAre(page, [
      { available_now: 0 },
      { available_now: 0, schedule_order: 1 },
      { stock: 0 },
      { available_now: 1 },
    ]);
    await visit('/home', food);
    const cards = (await homeBlock(page, 'special-offers')).getByRole('article');
    await expect(cards.nth(0)).toContainText('Not Available now');
    await expect(cards.nth(0)).not.toContainText(/later/);
    await expect(cards.nth(1)).toContainText(/later/);
    await expect(cards.nth(2)).toContainText('Out of Stock');
    await expect(cards.nth(3)).not.toContainText(/not available|out of stock/i);
  },
);
