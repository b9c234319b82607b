import { orderableItem, type Quote } from '../../set-up/checkout.ts';
import { cartOf } from '../../screens/cart.ts';
import { itemDialog } from '../../screens/item-dialog.ts';
import { addToCart, fillCart, isPlain, listItems } from '../../set-up/cart.ts';
import { newCustomer, signInOn } from '../../set-up/customer.ts';
import { pageProblems } from '../../set-up/page-problems.ts';
import { findItem, groups, serveItem, type ItemDetail } from '../../set-up/items.ts';
import { shopNow } from '../../set-up/shop-time.ts';
import { expect, storedOnDevice, test } from '../../set-up/visitor.ts';

const at = (moduleId: number) => ({ zoneIds: [2], moduleId, point: { lat: 33, lng: 27 } });
const results = (name: string) => `/home?search=${encodeURIComponent(name)}&data_type=searched`;
/** Any page has the drawer and the dialogs; this one has little else. */
const quiet = '/track-order';

test('CRT-01 CRT-02 CRT-08 a card shows the quantity, collapses after the pointer leaves, stops at the limit and removes', async ({
  visit,
  page,
  request,
}) => {
  const limited = await listItems(request, 1, (each) => isPlain(each) && each.maximum_cart_quantity !== null);
  const [item] = limited.sort((one, other) => one.maximum_cart_quantity! - other.maximum_cart_quantity!);
  if (!item) throw new Error('No dish has a limit');
  const most = item.maximum_cart_quantity!;
  await visit(results(item.name), at(1));
  const { card, addButton, quantityOf, button, notices } = cartOf(page);
  const tile = card(item);
  await addButton(tile, item.name).click();
  const control = quantityOf(tile, item.name);
  await expect(control.locator('output')).toHaveText('1');
  await expect(button).toHaveAccessibleName('Cart, 1 item');
  const more = control.getByRole('button', { name: 'Increase quantity' });
  // Two clicks before its script has loaded count as two.
  await more.evaluate((button: HTMLButtonElement) => [button.click(), button.click()]);
  await expect(control.locator('output')).toHaveText('3');
  for (let count = 3; count < most; count += 1) await more.click();
  await expect(control.locator('output')).toHaveText(String(most));
  await more.click();
  await expect(notices).toContainText('Maximum quantity for order has been reached.');
  await expect(control.locator('output')).toHaveText(String(most));

  await page.mouse.move(2, 2);
  await expect(control).toBeHidden();
  const count = tile.getByRole('button', { name: `${item.name}: ${most} in cart` });
  await count.hover();
  const fewer = control.getByRole('button', { name: 'Decrease quantity' });
  for (let count = most; count > 1; count -= 1) await fewer.click();
  await expect(control.locator('output')).toHaveText('1');
  await fewer.click();
  await expect(notices).toContainText('Removed from cart.');
  await expect(addButton(tile, item.name)).toBeVisible();
  await expect(button).toHaveAccessibleName('Cart, 0 items');
});

/** Has required groups; the story chooses their first options. */
const isChoosy = (item: ItemDetail) =>
  item.open === 1 &&
  item.available_now === 1 &&
  item.add_ons.length > 0 &&
  item.food_variations[0]?.required === 'on' &&
  item.food_variations[0].type === 'single' &&
  item.food_variations.filter(({ required }) => required === 'on').length === 1;

test('CRT-04 CRT-09 ITM-09 ITM-13 an item with options opens its dialog, and the same selection is updated', async ({
  visit,
  page,
  request,
}) => {
  const item = await findItem(request, 1, isChoosy);
  const [size] = item.food_variations[0]!.values;
  const [extra] = item.add_ons;
  await visit(results(item.name), at(1));
  const { card, addButton, open, drawer, button } = cartOf(page);
  const { dialog, option, box, add, more, quantity, notices } = itemDialog(page);
  await addButton(card(item), item.name).click();
  await option(size!.label).first().click();
  await box(extra!.name).check();
  await add.click();
  await expect(notices).toContainText('Item added to cart');
  await expect(dialog).toHaveCount(0);
  await expect(button).toHaveAccessibleName('Cart, 1 item');

  await card(item)
    .getByRole('button', { name: `${item.name}: 1 in cart` })
    .click();
  await option(size!.label).first().click();
  await expect(add).toBeVisible();
  await box(extra!.name).check();
  const update = dialog.getByRole('button', { name: 'Update to cart' });
  await update.click();
  await expect(notices).toContainText('No changes found to update.');
  await more.click();
  await update.click();
  await expect(notices).toContainText('Item updated successfully');
  await expect(dialog).toHaveCount(0);

  await open();
  const line = drawer.getByRole('listitem').filter({ hasText: item.name });
  await expect(line).toContainText(`${item.food_variations[0]!.name}: ${size!.label}`);
  await expect(line).toContainText(`Add-ons: ${extra!.name}`);
  await line.getByRole('button', { name: `Edit ${item.name}` }).click();
  const edited = page.getByRole('dialog', { name: item.name });
  await expect(edited.getByRole('checkbox', { name: extra!.name })).toBeChecked();
  await expect(quantity.last().locator('output')).toHaveText('2');
  await edited.getByRole('checkbox', { name: extra!.name }).uncheck();
  await edited.getByRole('button', { name: 'Update to cart' }).click();
  await expect(edited).toHaveCount(0);
  await expect(line).not.toContainText('Add-ons');
});

test('CRT-05 CRT-02 CRT-10 the drawer shows, changes and empties the cart, in two tabs alike', async ({
  visit,
  page,
  context,
  request,
}) => {
  const items = await listItems(request, 1, isPlain);
  const [one, two] = items.filter(
    (item, _, all) => all.filter((o) => o.store_id === item.store_id).length > 1 && item.store_id === all[0]!.store_id,
  );
  if (!one || !two) throw new Error('One open store must have two plain dishes');
  await fillCart(page, [{ item_id: one.id }, { item_id: two.id }]);
  await visit(quiet, at(1));
  const { open, drawer, quantityOf, notices, button } = cartOf(page);
  await expect(button).toHaveAccessibleName('Cart, 2 items');
  await page.reload();
  const other = await context.newPage();
  await other.goto(quiet);
  await expect(cartOf(other).button).toHaveAccessibleName('Cart, 2 items');

  await open();
  await expect(drawer.getByRole('link', { name: one.store_name })).toHaveAttribute('href', /^\/store\//);
  await expect(drawer.getByRole('progressbar', { name: 'Progress to free delivery' })).toBeVisible();
  await expect(drawer.getByText(/more for free delivery|You have reduced delivery charge/)).toBeVisible();
  const first = quantityOf(drawer, one.name);
  await first.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(first.locator('output')).toHaveText('2');
  await first.getByRole('button', { name: 'Decrease quantity' }).click();
  // Optimistic sums are pale; contrast is measured after the server has confirmed them.
  await expect(drawer.locator('[aria-busy=true]')).toHaveCount(0);
  expect(await pageProblems(page)).toEqual([]);
  await quantityOf(drawer, two.name)
    .getByRole('button', { name: `Remove ${two.name}` })
    .click();
  await expect(notices).toContainText('Cart item remove successfully');
  await expect(cartOf(other).button).toHaveAccessibleName('Cart, 1 item');

  await drawer.getByRole('button', { name: 'Clear all' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clear all' }).click();
  await expect(drawer.getByText('Your cart is empty')).toBeVisible();
  await drawer.getByRole('button', { name: 'Continue Shopping' }).click();
  await expect(drawer).toBeHidden();
  await expect(cartOf(other).button).toHaveAccessibleName('Cart, 0 items');
});

test('CRT-06 CRT-07 a guest is asked to log in, and a customer goes straight to the checkout', async ({
  visit,
  page,
  request,
}) => {
  const { item_id, quantity } = await orderableItem(request, { order_type: 'delivery' });
  await fillCart(page, [{ item_id, quantity }]);
  await visit(quiet, at(1));
  const { open, drawer } = cartOf(page);
  const proceed = drawer.getByRole('button', { name: 'Proceed To Checkout' });
  const question = page.getByRole('dialog', { name: 'Do you want to login or continue as a guest?' });
  for (const [name, address] of [
    ['Login', /\/auth\/sign-in\?from=%2Fcheckout%3Fpage%3Dcart$/],
    ['Sign Up', /\/auth\/sign-up\?from=%2Fcheckout%3Fpage%3Dcart$/],
    ['Guest', /\/checkout\?page=cart$/],
  ] as const) {
    await open();
    await proceed.click();
    await expect(question).toContainText('You can track your order with its number');
    await question.getByRole('button', { name, exact: true }).click();
    await expect(page).toHaveURL(address);
    await page.goBack();
    await expect(page).toHaveURL(/track-order/);
  }

  const customer = await newCustomer(request);
  await addToCart(request, { item_id, quantity }, customer);
  await page.evaluate((token) => localStorage.setItem('token', token), customer.token);
  await page.reload();
  await expect(cartOf(page).button).toHaveAccessibleName('Cart, 1 item');
  await open();
  await proceed.click();
  await expect(page).toHaveURL(/\/checkout\?page=cart$/);
});

test('CRT-05 the cart shows how much is missing to the minimum order, and the button says why it waits', async ({
  visit,
  page,
  request,
}) => {
  const isMissing = ({ problems }: Quote) => problems.every(({ code }) => code === 'below_minimum');
  const wish = { order_type: 'delivery', quantity: 1 } as const;
  const { item_id, quote } = await orderableItem(request, {
    ...wish,
    matches: (found) => found.problems.length > 0 && isMissing(found),
  });
  await fillCart(page, [{ item_id }]);
  await visit(quiet, at(1));
  const { open, drawer, quantityOf } = cartOf(page);
  await open();
  await expect(drawer.getByText(/^Add \$[\d.]+ more to reach the minimum of \$[\d.]+$/)).toBeVisible();
  await expect(drawer.getByRole('progressbar', { name: 'Progress to the minimum order' })).toBeVisible();
  await expect(drawer.getByRole('button', { name: /^Minimum order \$/ })).toBeDisabled();
  const proceed = drawer.getByRole('button', { name: 'Proceed To Checkout' });
  const more = quantityOf(drawer, quote.lines[0]?.name ?? '').getByRole('button', { name: 'Increase quantity' });
  await expect(async () => {
    if (!(await proceed.isVisible())) await more.click();
    await expect(proceed).toBeEnabled({ timeout: 1_000 });
  }).toPass();
});

test(
  'ITM-08 ITM-16 buy now and campaign items go to the checkout without the cart',
  { tag: '@long' },
  async ({ visit, page, request }) => {
    const item = await findItem(request, 1);
    const closed = {
      available_time_starts: '11:00',
      available_time_ends: '17:30',
      available_now: 0,
      schedule_order: 1,
    };
    await signInOn(page, await newCustomer(request));
    await serveItem(page, item, { ...closed, food_variations: [groups.bread] });
    await visit(`${quiet}?item=story-plate`, at(1));
    const { dialog, option, more } = itemDialog(page);
    await option('Brown').check();
    await more.click();
    await dialog.getByRole('button', { name: 'Buy now' }).click();
    await expect(page).toHaveURL(/\/checkout\?page=buy_now$/);
    const stashed = async () => JSON.parse((await storedOnDevice(page))['buy_now'] ?? 'null') as object;
    expect(await stashed()).toMatchObject({
      source: 'buy_now',
      line: { item_id: item.id, quantity: 2, variation: [{ name: 'Bread', values: { label: ['Brown'] } }] },
    });

    const ends = new Date(shopNow().getTime() + 86_400_000).toISOString();
    await page.unrouteAll();
    await serveItem(page, item, { available_date_starts: ends, available_date_ends: ends });
    await visit(`${quiet}?campaign=story-plate`);
    await dialog.getByRole('button', { name: 'Order Now' }).click();
    await expect(page).toHaveURL(/\/checkout\?page=campaign$/);
    expect(await stashed()).toMatchObject({ source: 'campaign', line: { model: 'ItemCampaign', quantity: 1 } });
  },
);

test('CRT-11 a changed price is reported before anything is added, and confirmed by adding again', async ({
  visit,
  page,
  request,
}) => {
  const item = await findItem(request, 1, (each) => each.food_variations.length === 0);
  // The page shows another price than the server.
  await serveItem(page, item, { price: item.price + 1, discount: 0, final_price: item.price + 1 });
  await visit(`${quiet}?item=story-plate`, at(1));
  const { add, notices, dialog } = itemDialog(page);
  await add.click();
  await expect(notices).toContainText(/^The price is now \$\d+\.\d\d\. Add it again to accept\./m);
  await add.click();
  await expect(notices).toContainText('Item added to cart');
  await expect(dialog).toHaveCount(0);
});
