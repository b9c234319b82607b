import type { APIRequestContext } from '@playwright/test';
import { openConsole, staffHeaders } from '../../set-up/staff.ts';
import { expect, test } from '../../set-up/visitor.ts';

type ItemList = { items: { store_id: number }[] };

/** A store and one of its categories, by their keys in an export. */
async function aShelf(request: APIRequestContext): Promise<{ store: string; category: string }> {
  const headers = await staffHeaders('manager');
  const listed = await request.get('/api/v1/console/items?name=cartographer&limit=1', { headers });
  const id = ((await listed.json()) as ItemList).items[0]?.store_id;
  const csv = await (await request.get(`/api/v1/console/exports/items?store_id=${id}`, { headers })).text();
  const [, store = '', category = ''] = csv.split('\r\n')[1]?.split(',') ?? [];
  return { store, category };
}

test(
  'OPS-06 a file with problems changes nothing, the corrected one is imported, and again it changes nothing',
  { tag: '@long' },
  async ({ page, request }) => {
    const { store, category } = await aShelf(request);
    const fileWith = (price: string) => ({
      name: 'items.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`sku,store,category,name_en,price\nSTORY-1,${store},${category},Imported soup,${price}\n`),
    });
    await openConsole(page, 'manager', '/import');
    const send = async (price: string) => {
      await page.getByLabel('Choose a file').setInputFiles(fileWith(price));
      await page.getByRole('button', { name: 'Check the file' }).click();
    };

    await send('twelve');
    const problem = page.getByRole('row', { name: /items\.csv 2 price/ });
    await expect(problem).toContainText('Write an amount such as 12.50');
    await expect(page.getByRole('button', { name: 'Start import' })).toHaveCount(0);

    await send('12.50');
    await expect(page.getByText('No problems found.')).toBeVisible();
    await page.getByRole('button', { name: 'Start import' }).click();
    await expect(page.getByText('The import is complete.')).toBeVisible();
    await expect(page.getByRole('row', { name: 'Items 1 0 0' })).toBeVisible();

    await send('12.50');
    await expect(page.getByText('already in the shop: 0 changed.')).toBeVisible();
  },
);
