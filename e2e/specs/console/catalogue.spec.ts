import type { Page } from '@playwright/test';
import { pageProblems } from '../../set-up/page-problems.ts';
import { openConsole, staffHeaders } from '../../set-up/staff.ts';
import { expect, test } from '../../set-up/visitor.ts';

type ListEntry = { id: number; name: string; price: number };

/** An item that no other story uses. */
async function someItem(page: Page): Promise<ListEntry> {
  const headers = await staffHeaders('manager');
  const answer = await page.request.get('/api/v1/console/items?name=cartographer&active=true&limit=1', { headers });
  const [item] = ((await answer.json()) as { items: ListEntry[] }).items;
  if (!item) throw new Error('The demo has no such item');
  return item;
}

/** The item as its page shows it to a visitor. */
async function shown(page: Page, id: number): Promise<{ stock: number | null; price: number }> {
  const answer = await page.request.get(`/api/v1/items/details/${id}`, { headers: { zoneid: '[1,2,3,4,5,6]' } });
  return (await answer.json()) as { stock: number | null; price: number };
}

test('OPS-05 a manager sells out an item with one press, changes its price, and undoes both', async ({ page }) => {
  await openConsole(page, 'manager', '/items');
  const item = await someItem(page);
  const before = await shown(page, item.id);
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('cartographer');
  const row = page.getByRole('row').filter({ has: page.locator(`a[href="/console/items/${item.id}"]`) });
  await row.getByRole('button', { name: 'Sold out today' }).click();
  await expect.poll(async () => (await shown(page, item.id)).stock).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await shown(page, item.id)).stock).toBe(before.stock);

  await row.getByRole('link', { name: item.name }).click();
  await page.getByLabel('Price', { exact: false }).first().fill('99.5');
  await expect(page.getByRole('region', { name: 'As customers see it' })).toContainText('99.50');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(async () => (await shown(page, item.id)).price).toBe(99.5);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await shown(page, item.id)).price).toBe(before.price);
});

for (const width of [820, 1440])
  test(
    `OPS-05 the pages of the catalogue have no accessibility problems at ${width} pixels`,
    { tag: '@long' },
    async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height: 1000 });
      const item = await someItem(page);
      for (const path of ['/items', `/items/${item.id}`, '/items/new', '/stores', '/stores/new', '/categories']) {
        await openConsole(page, 'manager', path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('.skeleton')).toHaveCount(0);
        expect([path, await pageProblems(page)]).toEqual([path, []]);
      }
    },
  );
