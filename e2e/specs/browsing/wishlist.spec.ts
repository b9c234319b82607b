import { homeBlock } from '../../screens/home-parts.ts';
import { isPlain, listItems, orderable } from '../../set-up/cart.ts';
import { newCustomer, signInOn } from '../../set-up/customer.ts';
import { pageProblems } from '../../set-up/page-problems.ts';
import { aStore, here, isHere } from '../../set-up/stores.ts';
import { expect, test } from '../../set-up/visitor.ts';

test('WSH-01 NAV-06 a heart needs an account, then likes and unlikes with the server’s texts', async ({
  visit,
  page,
  request,
}) => {
  const store = await aStore(request, isHere);
  const heart = page.getByRole('button', { name: `Add ${store.name} to favourites` });
  const liked = page.getByRole('button', { name: `Remove ${store.name} from favourites` });
  const notices = page.getByRole('region', { name: 'Notices' });
  const drawer = page.getByRole('banner').getByRole('button', { name: 'Favourites', exact: true });
  await visit(`/store/${store.slug}`, here);
  await heart.click();
  await expect(notices).toContainText('You are not logged in');
  await expect(drawer).toHaveCount(0);

  const { token } = await newCustomer(request);
  await page.evaluate((kept) => localStorage.setItem('token', kept), token);
  await page.reload();
  await expect(drawer).toBeVisible();
  await heart.click();
  await expect(notices).toContainText('Added to favourites.');
  await page.reload();
  await expect(liked).toBeVisible();
  await page.route('**/wish-list/remove**', (route) =>
    route.fulfill({ status: 503, json: { errors: [{ code: 'overloaded', message: 'Too many hearts' }] } }),
  );
  await liked.click();
  await expect(notices).toContainText('Too many hearts');
  await expect(liked).toBeVisible();
  await page.unrouteAll();
  await liked.click();
  await expect(notices).toContainText('Removed from favourites.');
  await expect(heart).toBeVisible();
});

test('WSH-02 HOM-11 the drawer separates items and stores, adds to the cart, and asks before it removes', async ({
  visit,
  page,
  request,
}) => {
  const customer = await newCustomer(request);
  const [item] = await listItems(request, 1, isPlain);
  const headers = { authorization: `Bearer ${customer.token}` };
  await request.post(`/api/v1/customer/wish-list/add?item_id=${item!.id}`, { headers });
  await signInOn(page, customer);
  await visit('/track-order', here);
  await page.getByRole('button', { name: 'Favourites', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'My favourites' });
  await expect(drawer.getByRole('tab', { name: 'Foods' })).toHaveAttribute('aria-selected', 'true');
  await drawer.getByRole('button', { name: `Add to cart: ${item!.name}` }).click();
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText('Item added to cart');
  expect(await pageProblems(page)).toEqual([]);
  await drawer.getByRole('tab', { name: 'Restaurants' }).click();
  await expect(drawer.getByText('No favourite restaurants found')).toBeVisible();
  await drawer.getByRole('tab', { name: 'Foods' }).click();
  await drawer.getByRole('button', { name: `Remove ${item!.name} from favourites` }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this item?' });
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(drawer.getByText('No favourite foods found')).toBeVisible();

  await visit('/home', { ...here, moduleId: 2 });
  await page.getByRole('button', { name: 'Favourites', exact: true }).click();
  await expect(drawer.getByText('No favourite items found')).toBeVisible();
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(await homeBlock(page, 'visit-again')).toContainText('Whats New');
});

test(
  'HOM-11 SEA-03 a customer finds stores of earlier orders, and similar items',
  { tag: '@times' },
  async ({ visit, page, request }) => {
    const customer = await newCustomer(request);
    await signInOn(page, customer);
    const { item, place } = await orderable(request, customer, await listItems(request, 1, isPlain), () => 3);
    await place();
    await visit('/home', here);
    await page.getByRole('combobox', { name: /Search/ }).click();
    const suggested = page.getByRole('region', { name: 'Suggested for you' });
    await expect(suggested.getByRole('link').first()).toHaveAttribute('href', /^\/product\//);
    await page.keyboard.press('Escape');
    await expect(suggested).toBeHidden();
    const again = await homeBlock(page, 'visit-again');
    await expect(again).toContainText('Wanna Try Again!!');
    await expect(again.getByRole('article')).toContainText(item.store_name);
  },
);
