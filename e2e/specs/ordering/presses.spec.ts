import type { Locator, Page } from '@playwright/test';
import { itemDialog } from '../../screens/item-dialog.ts';
import { at, storeLocation } from '../../set-up/checkout.ts';
import { newCustomer, signInOn } from '../../set-up/customer.ts';
import { dishWithChoice } from '../../set-up/shop/dish-with-choice.ts';
import { expect, test } from '../../set-up/visitor.ts';

/** Counts what a visitor presses and types. */
function effort() {
  const spent = { presses: 0, fields: 0 };
  return {
    spent,
    press: async (part: Locator) => {
      spent.presses += 1;
      await part.click();
    },
    type: async (field: Locator, text: string) => {
      spent.fields += 1;
      await field.fill(text);
    },
  };
}

type Dish = Awaited<ReturnType<typeof dishWithChoice>>;

/** Opens the store and the dish, chooses the required option and adds it to the cart. */
async function addDish(page: Page, press: (part: Locator) => Promise<void>, { item, option }: Dish): Promise<void> {
  const main = page.getByRole('main');
  await press(main.locator(`a[href^="/store/${item.store_slug}"]`).first());
  await expect(page).toHaveURL(/\/store\//);
  await press(main.getByRole('article').getByText(item.name, { exact: true }).first());
  const { dialog, add } = itemDialog(page);
  await press(dialog.getByRole('radio', { name: option }).first());
  await press(add);
}

test('CHK-01 CHK-13 a guest on a phone orders a dish with a required choice in nine presses and two typed fields', async ({
  visit,
  page,
  context,
  request,
  shopUrl,
}) => {
  const dish = await dishWithChoice(request);
  await page.setViewportSize({ width: 390, height: 844 });
  await context.grantPermissions(['geolocation'], { origin: shopUrl });
  await context.setGeolocation({ latitude: 33, longitude: 27 });
  await visit('/');
  const { spent, press, type } = effort();
  const main = page.getByRole('main');
  await press(main.getByRole('button', { name: 'Use my current location' }));
  await press(page.getByRole('dialog').getByRole('link', { name: /^Food/ }));
  await expect(page).toHaveURL(/\/home$/);
  await addDish(page, press, dish);
  await press(main.getByRole('button', { name: 'Proceed To Checkout' }));
  await press(page.getByRole('dialog').getByRole('button', { name: 'Guest', exact: true }));
  await type(page.getByRole('textbox', { name: 'Name' }), 'Salma Nabil');
  await type(page.getByRole('textbox', { name: 'Phone' }), '01001234567');
  await press(page.getByRole('button', { name: /^Place order/ }));
  await expect(page).toHaveURL(/\/order-placed\?order_id=\d+$/);
  expect(spent.presses).toBeLessThanOrEqual(9);
  expect(spent.fields).toBeLessThanOrEqual(2);
});

test(
  'CHK-01 ITM-09 a signed-in customer on a desktop orders a dish with a required choice in six presses',
  { tag: '@long' },
  async ({ visit, page, request }) => {
    const dish = await dishWithChoice(request);
    await signInOn(page, await newCustomer(request));
    await storeLocation(page);
    await visit('/home', at);
    const { spent, press } = effort();
    await addDish(page, press, dish);
    // The cart is beside the menu.
    const cart = page.getByRole('complementary', { name: 'Shopping Cart' });
    await expect(cart).toContainText(dish.item.name);
    await press(cart.getByRole('button', { name: 'Proceed To Checkout' }));
    await press(page.getByRole('button', { name: /^Place order/ }));
    await expect(page).toHaveURL(/\/order-placed/);
    expect(spent.presses).toBeLessThanOrEqual(6);
  },
);
