import type { Page } from '@playwright/test';
import { pageProblems } from '../../set-up/page-problems.ts';
import { photo } from '../../set-up/photo.ts';
import { openConsole, staffHeaders } from '../../set-up/staff.ts';
import { expect, test } from '../../set-up/visitor.ts';

type ListEntry = { id: number; name: string; price: number; store_id: number; category_id: number };

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

/** A new item that customers do not see. */
async function addHiddenItem(page: Page): Promise<number> {
  const { store_id, category_id } = await someItem(page);
  const answer = await page.request.post('/api/v1/console/items', {
    headers: await staffHeaders('owner'),
    data: { store_id, category_id, name: { en: 'Skateboard', ar: null }, price: 90, active: false },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { id: number }).id;
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

test(
  'OPS-02 OPS-05 the owner takes back the last change of an item on the page of changes; others and earlier ones offer no undo',
  { tag: '@long' },
  async ({ page }) => {
    const api = '/api/v1/console/items';
    const id = await addHiddenItem(page);
    const change = async (by: 'owner' | 'manager', data: object) => {
      const answer = await page.request.put(`${api}/${id}`, { headers: await staffHeaders(by), data });
      expect(answer.ok(), await answer.text()).toBe(true);
    };
    const price = async () => {
      const answer = await page.request.get(`${api}/${id}`, { headers: await staffHeaders('owner') });
      return ((await answer.json()) as { price: number }).price;
    };
    await change('owner', { price: 91 });
    await change('owner', { price: 92 });
    await change('manager', { unit: { en: 'piece', ar: null } });
    await openConsole(page, 'owner', '/changes?subject=item');
    const rows = page.getByRole('listitem').filter({ hasText: `Item ${id}` });
    await expect(rows).toHaveCount(4);
    const undo = page.getByRole('button', { name: `Undo: Item ${id}` });
    await expect(undo).toHaveCount(1);
    await expect(rows.filter({ has: undo })).toContainText('92');
    expect(await pageProblems(page)).toEqual([]);
    await undo.click();
    await expect(rows).toHaveCount(5);
    await expect(rows.first()).toContainText('91');
    expect(await price()).toBe(91);

    // A change that this page has not seen: the undoing is refused, with the reason.
    await change('manager', { price: 95 });
    await undo.click();
    await expect(page.getByRole('region', { name: 'Notices' })).toContainText('This was changed again since');
    expect(await price()).toBe(95);
  },
);

test(
  'OPS-05 a picture is dropped on the form of an item and another one pasted; both are saved in their order',
  { tag: '@long' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const id = await addHiddenItem(page);
    await openConsole(page, 'manager', `/items/${id}`);
    const field = page.getByRole('group', { name: 'Pictures' });
    const pictures = field.getByRole('img');
    await expect(field).toBeVisible();
    await expect(pictures).toHaveCount(0);

    const dropped = await page.evaluateHandle((base64) => {
      const files = new DataTransfer();
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      files.items.add(new File([bytes], 'plate.png', { type: 'image/png' }));
      return files;
    }, photo.buffer.toString('base64'));
    await field.dispatchEvent('drop', { dataTransfer: dropped });
    await expect(pictures).toHaveCount(1);

    await page.evaluate(async () => {
      const canvas = new OffscreenCanvas(8, 8);
      canvas.getContext('2d')?.fillRect(0, 0, 4, 8);
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': await canvas.convertToBlob() })]);
    });
    await field.getByLabel('Add a picture').focus();
    await page.keyboard.press('ControlOrMeta+V');
    await expect(pictures).toHaveCount(2);
    const addresses = () =>
      pictures.evaluateAll((images) => images.map((image) => new URL((image as HTMLImageElement).src).pathname));
    const chosen = await addresses();
    expect(new Set(chosen).size).toBe(2);
    expect(await pageProblems(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('region', { name: 'Notices' })).toContainText('Saved');
    await page.reload();
    await expect(pictures).toHaveCount(2);
    expect(await addresses()).toEqual(chosen);
  },
);

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
