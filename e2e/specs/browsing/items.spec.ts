import { itemDialog } from '../../screens/item-dialog.ts';
import { findItem, groups, serveItem } from '../../set-up/items.ts';
import { shopNow } from '../../set-up/shop-time.ts';
import { expect, test } from '../../set-up/visitor.ts';

const here = { zoneIds: [2], moduleId: 1, point: { lat: 33, lng: 27 } };
/** Any page has the dialog; this one has little else. */
const opened = '/track-order?item=story-plate';

test('ITM-11 in a single group a choice replaces the previous one and can be cleared; a multi group shows its bounds', async ({
  visit,
  page,
  request,
}) => {
  await serveItem(page, await findItem(request, 1), { food_variations: [groups.bread, groups.sauces] });
  await visit(opened, here);
  const { dialog, option, box } = itemDialog(page);
  await option('Saj').click();
  await option('Brown').click();
  await expect(option('Saj')).not.toBeChecked();
  await expect(option('Brown')).toBeChecked();
  await option('Brown').click();
  await expect(option('Brown')).not.toBeChecked();

  const bounds = 'This Variation needs to be selected in between minimum 2 and Maximum 3 items.';
  await expect(dialog.getByText(bounds)).toBeVisible();
  await box('Garlic').check();
  await box('Lemon').check();
  await box('Garlic').uncheck();
  await expect(box('Lemon')).toBeChecked();
});

test('ITM-12 a missing choice and a wrong number of choices are named before anything is added', async ({
  visit,
  page,
  request,
}) => {
  // No time passes, so that no toast ends by itself.
  await page.clock.install({ time: shopNow() });
  await serveItem(page, await findItem(request, 1), { food_variations: [groups.bread, groups.sauces] });
  await visit(opened, here);
  const { dialog, add, box, option, notices } = itemDialog(page);
  await box('Garlic').check();
  await add.click();
  await expect(notices).toContainText('The variation Bread can not remain without selection.');
  const bounds = 'Selected variation named Sauces must be in between Minimum 2 and Maximum 3';
  await expect(notices).toContainText(bounds);
  await expect(option('Saj')).toBeFocused();
  await expect(option('Saj')).toBeInViewport();
  await expect(dialog.getByText('Choose an option to continue.')).toBeVisible();

  await page.clock.pauseAt(new Date((await page.evaluate(() => Date.now())) + 1_000));
  await option('Saj').check();
  await expect(notices.getByText('can not remain')).toHaveCount(0);
  await expect(dialog.getByText('Choose an option to continue.')).toHaveCount(0);
  for (const sauce of ['Tahini', 'Chilli', 'Lemon']) await box(sauce).check();
  await add.click();
  await expect(notices).not.toContainText('can not remain');
  await expect(notices).toContainText(bounds);
  await box('Lemon').uncheck();
  const sent = page.waitForRequest('**/api/v1/customer/cart/add');
  await add.click();
  expect((await sent).postDataJSON()).toMatchObject({
    quantity: 1,
    price: 9.67,
    variation: [
      { name: 'Bread', values: { label: ['Saj'] } },
      { name: 'Sauces', values: { label: ['Garlic', 'Tahini', 'Chilli'] } },
    ],
  });
});

test('ITM-13 ITM-14 the total includes options, quantity, discount and add-ons', async ({ visit, page, request }) => {
  const add_ons = [
    { id: 1, store_id: 1, name: 'Pickles', price: 0.5 },
    { id: 2, store_id: 1, name: 'Fries', price: 2 },
  ];
  await serveItem(page, await findItem(request, 1), { food_variations: [groups.bread], add_ons });
  await visit(opened, here);
  const { dialog, total, more, option, box } = itemDialog(page);
  await expect(total).toContainText('$9.00');
  await option('Brown').check();
  await expect(total).toContainText('$10.35');
  await more.click();
  await expect(total).toContainText('$20.70');
  await expect(total.locator('del')).toContainText('$23.00');

  await box('Pickles').check();
  await expect(total).toContainText('$21.20');
  const pickles = dialog.getByRole('group', { name: 'Quantity of Pickles' });
  await pickles.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(total).toContainText('$21.70');
  await expect(total.locator('del')).toContainText('$24.00');
  const fewerPickles = pickles.getByRole('button', { name: 'Decrease quantity' });
  await fewerPickles.click();
  await fewerPickles.click();
  await expect(box('Pickles')).not.toBeChecked();
  await box('Fries').check();
  await box('Fries').uncheck();
  await expect(total).toContainText('$20.70');
});

test(
  'ITM-10 the quantity starts at one and stops at the maximum per order',
  { tag: '@times' },
  async ({ visit, page, request }) => {
    await serveItem(page, await findItem(request, 1), { maximum_cart_quantity: 2 });
    await visit(opened, here);
    const { dialog, quantity, more, fewer } = itemDialog(page);
    await expect(fewer).toBeDisabled();
    await more.click();
    await expect(quantity.locator('output')).toHaveText('2');
    await expect(more).toBeDisabled();
    await expect(dialog.getByText('Limit 2 per order')).toBeVisible();
    await fewer.click();
    await expect(fewer).toBeDisabled();
  },
);

const lunch = { available_time_starts: '11:00', available_time_ends: '17:30', available_now: 0 };

test('ITM-07 outside its hours an item shows when it is available, and cannot be added', async ({
  visit,
  page,
  request,
}) => {
  await serveItem(page, await findItem(request, 1), lunch);
  await visit(opened, here);
  const { dialog, add } = itemDialog(page);
  await expect(dialog.locator('strong', { hasText: 'Not Available now' })).toBeVisible();
  await expect(dialog.getByText(/Available 11:00\sam – 05:30\spm/)).toBeVisible();
  await expect(add).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Not Available now' })).toBeDisabled();
});

test(
  'ITM-07 outside its hours an item can be bought now or added if the store takes scheduled orders',
  { tag: '@long' },
  async ({ visit, page, request }) => {
    await serveItem(page, await findItem(request, 1), { ...lunch, schedule_order: 1 });
    await visit(opened, here);
    const { dialog, add } = itemDialog(page);
    await expect(dialog.getByText('Not available now, order for later')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Buy now' })).toBeEnabled();
    await expect(add).toBeEnabled();
  },
);

const sizes = {
  stock: 5,
  choice_options: [{ name: 'choice_0', title: 'Size', options: ['Small', 'Large'] }],
  variations: [
    { type: 'Small', label: 'Small', price: 10, stock: 5 },
    { type: 'Large', label: 'Large', price: 14, stock: 0 },
  ],
};

test(
  'ITM-15 a sold-out variation says so and cannot be added; another one can',
  { tag: '@times' },
  async ({ visit, page, request }) => {
    await serveItem(page, await findItem(request, 2), { ...sizes, module_type: 'grocery', veg: null });
    await visit(opened, { ...here, moduleId: 2 });
    const { dialog, add, total } = itemDialog(page);
    await expect(add).toBeEnabled();
    await dialog.getByRole('button', { name: 'Large' }).click();
    await expect(total).toContainText('$12.60');
    await expect(dialog.getByText('This variation is out of stock', { exact: true })).toBeVisible();
    await expect(
      dialog.getByText('This variation is out of stock. Choose another variation to proceed further.'),
    ).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Out of Stock', exact: true })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Small' }).click();
    await expect(add).toBeEnabled();
  },
);

test('ITM-15 a quantity above the stock is out of limits', { tag: '@long' }, async ({ visit, page, request }) => {
  const [small, large] = sizes.variations;
  const variations = [small!, { ...large!, stock: 1 }];
  await serveItem(page, await findItem(request, 2), { ...sizes, variations, module_type: 'grocery', veg: null });
  await visit(opened, { ...here, moduleId: 2 });
  const { dialog, add, more, fewer } = itemDialog(page);
  await more.click();
  await dialog.getByRole('button', { name: 'Large' }).click();
  await expect(dialog.getByRole('button', { name: 'Out of Limits' })).toBeDisabled();
  await expect(dialog.getByText('Only 1 left')).toBeVisible();
  await fewer.click();
  await expect(add).toBeEnabled();
});

test('ITM-15 a sold-out item cannot be ordered', { tag: '@long' }, async ({ visit, page, request }) => {
  await serveItem(page, await findItem(request, 2), { stock: 0, module_type: 'grocery', veg: null });
  await visit(opened, { ...here, moduleId: 2 });
  const { dialog, add } = itemDialog(page);
  await expect(dialog.getByRole('button', { name: 'Out of Stock' })).toBeDisabled();
  await expect(add).toHaveCount(0);
});

test('ITM-08 ITM-18 a campaign item counts down, is ordered by customers only, and ends', async ({
  visit,
  page,
  request,
}) => {
  await page.clock.install({ time: shopNow() });
  const now = await page.evaluate(() => Date.now());
  const ends = new Date(now + 86_400_000 + 7_384_000).toISOString();
  await serveItem(page, await findItem(request, 1), { available_date_starts: ends, available_date_ends: ends });
  await visit('/track-order?campaign=story-plate', here);
  const { dialog, notices } = itemDialog(page);
  const clock = dialog.getByRole('timer', { name: 'Ends in' });
  await expect(clock).toHaveText(/^01\s*days\s*02\s*hours\s*0[123]\s*min\s*\d\d\s*sec$/);
  await expect(dialog.getByRole('img', { name: /Rated/ })).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: /favourites/ })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Order Now' }).click();
  await expect(notices).toContainText('Please sign in first.');
  await page.clock.fastForward('27:00:00');
  await expect(dialog.getByText('This campaign is over.').first()).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'This campaign is over.' })).toBeDisabled();
});

test('LOC-11 adding without a location asks for one, with a link to the map', async ({ visit, page, request }) => {
  await serveItem(page, await findItem(request, 1));
  await visit(opened, { zoneIds: [] });
  await itemDialog(page).add.click();
  const prompt = page.getByRole('dialog', { name: 'Insert delivery location' });
  await prompt.getByRole('button', { name: 'Pick from Map' }).click();
  await expect(page.getByRole('dialog', { name: 'Where should we deliver?' })).toBeVisible();
  await expect(prompt).toHaveCount(0);
});

test('ITM-19 an unrated item says so', { tag: '@long' }, async ({ visit, page, request }) => {
  await serveItem(page, await findItem(request, 1), { avg_rating: null, rating_count: 0 });
  await visit(opened, here);
  await expect(itemDialog(page).dialog.getByText('Not rated yet')).toBeVisible();
});
