import { itemDialog } from '../screens/item-dialog.ts';
import { findItem, groups, serveItem } from '../set-up/items.ts';
import { expect, test } from '../set-up/visitor.ts';

const here = { zoneIds: [2], moduleId: 1, point: { lat: 33, lng: 27 } };
/** Any page has the dialog; this one has little else. */
const opened = '/track-order?item=story-plate';

test('ITM-06 ITM-20 the dialog shows everything about an item within 459 px', async ({ visit, page, request }) => {
  const real = await findItem(request, 1);
  await serveItem(page, real, { description: 'A sentence of thirty letters. '.repeat(6).trim() });
  await visit(opened, here);
  const { dialog } = itemDialog(page);
  await expect(dialog).toHaveAccessibleName('Story plate');
  await expect(dialog.getByText('10% off')).toBeVisible();
  await expect(dialog.getByRole('link', { name: real.store_name })).toHaveAttribute(
    'href',
    new RegExp(real.store_slug),
  );
  await expect(dialog.getByRole('img', { name: 'Rated 4.50 out of 5' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Add Story plate to favourites' })).toBeVisible();
  await expect(dialog.getByText('Vegetarian')).toBeVisible();
  await expect(dialog.getByText('Halal')).toBeVisible();
  await expect(dialog.locator('del').first()).toContainText('$10.00');
  await page.setViewportSize({ width: 1000, height: 800 });
  expect((await dialog.boundingBox())?.width).toBeLessThanOrEqual(459);
  // On wider screens there are two such columns (decision 0032).
  await page.setViewportSize({ width: 1440, height: 800 });
  expect((await dialog.boundingBox())?.width).toBeLessThanOrEqual(2 * 459);

  const description = dialog.getByText(/^A sentence/);
  await expect(description).toHaveText(/^.{120,130}…$/, { useInnerText: true });
  await dialog.getByRole('button', { name: 'Read more' }).click();
  await expect(description).toHaveText(/letters\.$/, { useInnerText: true });
  await dialog.getByRole('button', { name: 'Show less' }).click();
  await expect(description).toHaveText(/…$/, { useInnerText: true });
});

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

test('ITM-02 a card opens its dialog by keyboard with the data of the card, and back closes it', async ({
  visit,
  page,
  request,
}) => {
  const real = await findItem(request, 1, ({ stock }) => stock === null);
  await visit(`/product/${real.slug}`, here);
  const card = page
    .getByRole('region', { name: /^More from/ })
    .getByRole('article')
    .first();
  const name = await card.getByRole('heading').innerText();
  const details = Promise.withResolvers<void>();
  await page.route('**/api/v1/items/details/**', async (route) => {
    await details.promise;
    await route.continue();
  });
  await card.getByRole('link').focus();
  await page.keyboard.press('Enter');
  const { dialog } = itemDialog(page);
  // Name and picture are shown before the item has loaded.
  await expect(dialog).toHaveAccessibleName(name);
  await expect(dialog.getByText('Loading item')).toBeAttached();
  await expect(page).toHaveURL(/[?&]item=/);
  details.resolve();
  await expect(dialog.getByRole('group', { name: 'Quantity', exact: true })).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).not.toHaveURL(/[?&]item=/);
  await expect(card.getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
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
