import { itemDialog } from '../screens/item-dialog.ts';
import { findItem, groups, serveItem } from '../set-up/items.ts';
import { expect, test } from '../set-up/visitor.ts';

const here = { zoneIds: [2], moduleId: 1, point: { lat: 33, lng: 27 } };
/** Any page has the dialog; this one has little else. */
const opened = '/track-order?item=story-plate';

test('an unknown item shows an empty state that can be closed', async ({ visit, page }) => {
  for (const slug of ['no-such-thing', 'Not%20A%20Slug']) {
    await visit(`/track-order?item=${slug}`, here);
    const { dialog } = itemDialog(page);
    await expect(dialog.getByText('Item not found').last()).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/track-order$/);
  }
});

test('an item that failed to load can be reloaded', async ({ visit, page, request }) => {
  const real = await findItem(request, 1);
  await page.route('**/api/v1/items/details/**', (route) => route.abort());
  await visit(opened, here);
  const { dialog } = itemDialog(page);
  await expect(dialog.getByText('We couldn’t load this item').last()).toBeVisible();
  await page.unrouteAll();
  await serveItem(page, real);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog).toHaveAccessibleName('Story plate');
});

test('ITM-02 opening a dialog does not reload the page', async ({ visit, page, request }) => {
  const real = await findItem(request, 1);
  await visit(`/product/${real.slug}`, here);
  const asked: string[] = [];
  // The page of a hovered item is prefetched; this is another one.
  page.on('request', (sent) => sent.url().includes(`${real.slug}.data`) && asked.push(sent.url()));
  const card = page
    .getByRole('region', { name: /^More from/ })
    .getByRole('article')
    .first();
  await card.hover();
  await card.getByRole('button', { name: /^Quick View/ }).click();
  const { dialog } = itemDialog(page);
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  expect(asked).toEqual([]);
});

test('ITM-06 on a phone the dialog is a bottom sheet', async ({ visit, page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await serveItem(page, await findItem(request, 1), { food_variations: [groups.bread, groups.sauces] });
  await visit(opened, here);
  const { dialog, add } = itemDialog(page);
  await expect(add).toBeInViewport();
  await expect
    .poll(async () => {
      const { x, y, width, height } = (await dialog.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      // The page reserves space for the scrollbar on a desktop.
      const page = await dialog.evaluate(({ ownerDocument }) => ownerDocument.body.getBoundingClientRect().width);
      return { isWhole: x === 0 && width >= page, bottom: Math.round(y + height) };
    })
    .toEqual({ isWhole: true, bottom: 844 });
});
