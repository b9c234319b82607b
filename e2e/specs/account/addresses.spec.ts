import { saveAddress, toast } from '../../set-up/account.ts';
import { hydrated } from '../../set-up/hydrated.ts';
import { newCustomer, signInOn } from '../../set-up/customer.ts';
import { pageProblems } from '../../set-up/page-problems.ts';
import { here } from '../../set-up/stores.ts';
import { expect, storedOnDevice, test } from '../../set-up/visitor.ts';

test('ADR-01 ADR-02 ADR-03 ADR-04 ADR-06 a customer saves an address at the pin, with a name and a phone of another country', async ({
  visit,
  page,
  request,
}) => {
  const customer = await newCustomer(request);
  await signInOn(page, customer);
  await visit('/profile', here);
  const saved = page.getByRole('region', { name: 'Saved addresses' });
  await expect(saved.getByText('No saved addresses yet')).toBeVisible();
  await saved.getByRole('button', { name: 'Add Address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a new address' });
  const address = dialog.getByRole('textbox', { name: 'Address', exact: true });
  const phone = dialog.getByRole('textbox', { name: 'Phone' });
  const add = dialog.getByRole('button', { name: 'Add Address' });
  await expect(address).toHaveValue(/Marsa Noor/);
  const before = await address.inputValue();
  const map = await dialog.locator('.leaflet-container').boundingBox();
  if (!map) throw new Error('The map is not on the screen');
  await page.mouse.move(map.x + 200, map.y + 200);
  await page.mouse.down();
  await page.mouse.move(map.x + 60, map.y + 120, { steps: 5 });
  await page.mouse.up();
  await expect(address).not.toHaveValue(before);
  await expect(address).toHaveValue(/Marsa Noor/);

  await address.fill('');
  await dialog.getByRole('textbox', { name: 'Contact name' }).fill('');
  await phone.fill('');
  await add.click();
  for (const text of ['Address is required', 'Name is required', 'Phone Number is required'])
    await expect(dialog.getByText(text)).toBeVisible();
  await expect(address).toBeFocused();
  await phone.fill('12');
  await phone.blur();
  await expect(dialog.getByText('Please enter a valid phone number.')).toBeVisible();
  await dialog.getByRole('button', { name: /^Country: Egypt \+20/ }).click();
  await page.getByRole('combobox', { name: 'Search countries' }).fill('saudi');
  await page.getByRole('option', { name: /Saudi Arabia/ }).click();
  await phone.fill('501234567');
  await address.fill('12 Harbour Street, behind the bakery');
  await dialog.getByRole('textbox', { name: 'Contact name' }).fill('Huda Nabil');
  await expect(dialog.getByRole('textbox', { name: 'Label name' })).toHaveCount(0);
  await dialog.getByRole('radio', { name: 'Other' }).check({ force: true });
  await dialog.getByRole('textbox', { name: 'Label name' }).fill('Grandmother');
  await dialog.getByRole('textbox', { name: 'House' }).fill('7');
  expect(await pageProblems(page)).toEqual([]);
  await add.click();
  await expect(toast(page, 'Address added')).toBeVisible();
  await expect(dialog).toBeHidden();
  const entry = saved.getByRole('listitem');
  await expect(entry.getByRole('heading', { name: 'Grandmother' })).toBeVisible();
  for (const text of ['12 Harbour Street, behind the bakery', 'House 7', '+966501234567'])
    await expect(entry).toContainText(text);
});

test(
  'ADR-03 ADR-05 a saved address is changed, reset and deleted after a confirmation, also without address lookup',
  { tag: '@long' },
  async ({ visit, page, request }) => {
    const customer = await newCustomer(request);
    await saveAddress(request, customer);
    await page.route('**/api/v1/config/geocode-api*', (route) => route.abort());
    await signInOn(page, customer);
    await visit('/profile', here);
    const saved = page.getByRole('region', { name: 'Saved addresses' });
    await saved.getByRole('button', { name: 'Edit address: Home' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit address' });
    const address = dialog.getByRole('textbox', { name: 'Address', exact: true });
    const update = dialog.getByRole('button', { name: 'Update Address' });
    await expect(address).toHaveValue('12 Harbour Street');
    await address.fill('Somewhere else');
    await dialog.getByRole('button', { name: 'Reset' }).click();
    await expect(address).toHaveValue('12 Harbour Street');
    await address.fill('1 Palm Road');
    await dialog.getByRole('radio', { name: 'Office' }).check({ force: true });
    await update.click();
    await expect(toast(page, 'Address updated')).toBeVisible();
    await expect(saved.getByRole('listitem')).toContainText('1 Palm Road');

    // Another device has saved one meanwhile, and the list shows it after returning.
    await saveAddress(request, customer, { address: '3 Lighthouse Lane', address_type: 'Sea house' });
    const pages = page.getByRole('navigation', { name: 'My account' });
    await pages.getByRole('link', { name: 'Settings', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
    await pages.getByRole('link', { name: 'Profile settings' }).click();
    await expect(saved.getByRole('listitem')).toHaveCount(2);
    await saved.getByRole('button', { name: 'Delete address: Sea house' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete this address?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(saved.getByRole('listitem')).toHaveCount(2);
    await saved.getByRole('button', { name: 'Delete address: Sea house' }).click();
    await question.getByRole('button', { name: 'Yes' }).click();
    await expect(toast(page, 'Address deleted')).toBeVisible();
    await expect(saved.getByRole('listitem')).toHaveCount(1);
  },
);

test('LOC-10 a customer selects a saved address in the bar', { tag: '@times' }, async ({ visit, page, request }) => {
  const customer = await newCustomer(request);
  await saveAddress(request, customer);
  await saveAddress(request, customer, { address: 'Far away', address_type: 'Farm', latitude: 10, longitude: 10 });
  await signInOn(page, customer);
  await visit('/home', { ...here, zoneIds: [1] });
  await (await hydrated(page.getByRole('banner').getByLabel('Deliver to Your location'))).click();
  const saved = page.getByRole('region', { name: 'Saved addresses' });
  await expect(saved.getByRole('button', { name: /^Farm/ })).toBeDisabled();
  await saved.getByRole('button', { name: /^Home/ }).click();
  await expect(toast(page, 'New delivery address selected.')).toBeVisible();
  const kept = await storedOnDevice(page);
  expect(kept['location']).toBe('12 Harbour Street');
  expect(JSON.parse(kept['currentLatLng'] ?? '{}')).toEqual({ lat: 33.002, lng: 27.001 });
  expect(JSON.parse(kept['zoneid'] ?? '[]')).toContain(2);
  await expect(page.getByRole('banner')).toContainText('12 Harbour Street');
});
