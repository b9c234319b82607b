import { itemDialog } from '../../screens/item-dialog.ts';
import { findItem, serveItem } from '../../set-up/items.ts';
import { expect, test } from '../../set-up/visitor.ts';

const here = { zoneIds: [2], moduleId: 1, point: { lat: 33, lng: 27 } };

test('ITM-06 ITM-20 the dialog shows everything about an item within 459 px', async ({ visit, page, request }) => {
  const real = await findItem(request, 1);
  await serveItem(page, real, { description: 'A sentence of thirty letters. '.repeat(6).trim() });
  await visit('/track-order?item=story-plate', here);
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
  const wide = (await dialog.boundingBox())?.width ?? 0;
  expect(wide).toBeGreaterThan(800);
  expect(wide).toBeLessThanOrEqual(2 * 459);
  const picture = await dialog.locator('img').first().boundingBox();
  const choices = await dialog.getByRole('group', { name: 'Quantity', exact: true }).boundingBox();
  expect(choices?.x, 'the choices are beside the picture').toBeGreaterThanOrEqual(
    (picture?.x ?? NaN) + (picture?.width ?? NaN),
  );

  const description = dialog.getByText(/^A sentence/);
  await expect(description).toHaveText(/^.{120,130}…$/, { useInnerText: true });
  await dialog.getByRole('button', { name: 'Read more' }).click();
  await expect(description).toHaveText(/letters\.$/, { useInnerText: true });
  await dialog.getByRole('button', { name: 'Show less' }).click();
  await expect(description).toHaveText(/…$/, { useInnerText: true });
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
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});
