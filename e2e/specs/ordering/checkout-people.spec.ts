import type { Page } from '@playwright/test';
import { headersOf, saveAddress } from '../../set-up/account.ts';
import { at, guestWith, newBuyer, orderableItem, type Quote } from '../../set-up/checkout.ts';
import type { Customer } from '../../set-up/customer.ts';
import { expect, storedOnDevice, test } from '../../set-up/visitor.ts';

const checkout = '/checkout?page=cart';
const addresses = (page: Page) => page.getByRole('region', { name: 'Delivery Addresses' });

test(
  "CHK-03 CHK-04 the list says so if there is no saved address, or none in the store's range",
  { tag: '@long' },
  async ({ visit, page, request }) => {
    const customer = await newBuyer(page, request);
    await visit(checkout, at);
    await addresses(page).getByRole('button', { name: 'View Saved Address' }).click();
    const dialog = page.getByRole('dialog', { name: 'Saved Addresses' });
    await expect(dialog).toContainText('Oops, You don’t have any saved address yet. please save address to continue.');
    await dialog.getByRole('button', { name: 'Close' }).click();

    await saveAddress(request, customer, { address: 'The far coast', latitude: 34.5, longitude: 28.5 });
    await visit(checkout);
    await addresses(page).getByRole('button', { name: 'View Saved Address' }).click();
    await expect(dialog).toContainText('No saved addresses found to select.');
    await expect(dialog.getByRole('radio')).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: 'Select' })).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Cancel' }).click();

    // With any number of addresses, the list takes two fifths of the window and scrolls.
    for (let house = 1; house <= 12; house += 1)
      await saveAddress(request, customer, { address: `${house} Dock Road` });
    await visit(checkout);
    await addresses(page).getByRole('button', { name: 'View Saved Address' }).click();
    await expect(dialog.getByRole('radio')).toHaveCount(12);
    const list = dialog.getByRole('group', { name: 'Saved Addresses' });
    const { height, content, window } = await list.evaluate((part) => ({
      height: part.clientHeight,
      content: part.scrollHeight,
      window: innerHeight,
    }));
    expect(content).toBeGreaterThan(height);
    expect(height).toBeLessThanOrEqual(window * 0.4 + 1);
    await page.getByRole('button', { name: 'Close' }).last().click();
    await page.getByRole('radio', { name: /^Take away/ }).check();
    await expect(page.getByRole('button', { name: 'Add address' })).toHaveCount(0);
  },
);

test(
  'CHK-06 a guest without contact details is asked for them; the form is validated, reset and stored on the device',
  { tag: '@long' },
  async ({ visit, page, request }) => {
    const canBeFetched = ({ store, problems }: Quote) => store.take_away === 1 && problems.length === 0;
    await guestWith(page, await orderableItem(request, { order_type: 'take_away', matches: canBeFetched }));
    await visit(checkout, at);
    await addresses(page).getByRole('button', { name: 'Edit address' }).hover();
    await expect(page.getByRole('tooltip', { name: 'Please add your delivery address' })).toBeVisible();
    await page.getByRole('radio', { name: /^Take away/ }).check();
    const contact = page.getByRole('region', { name: 'Contact info' });
    await expect(contact).toContainText('No Contact Info Added');
    await contact.getByRole('button', { name: 'Edit contact info' }).hover();
    await expect(page.getByRole('tooltip', { name: 'Please enter your contact info' })).toBeVisible();

    // Name and phone can also be typed without the dialog.
    await expect(contact.getByRole('textbox', { name: 'Name' })).toBeVisible();
    await expect(contact.getByRole('textbox', { name: 'Phone' })).toBeVisible();
    await contact.getByRole('button', { name: 'Edit contact info' }).click();
    const dialog = page.getByRole('dialog', { name: 'Contact info' });
    const box = (name: string) => dialog.getByRole('textbox', { name });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(box('Name')).toBeFocused();
    await box('Name').fill('Salma Nabil');
    await box('Phone').fill('01001234567');
    await box('Email').fill('salma@example.com');
    await dialog.getByRole('button', { name: 'Reset' }).click();
    for (const name of ['Name', 'Phone', 'Email']) await expect(box(name)).toHaveValue('');
    await box('Name').fill('Salma Nabil');
    await box('Phone').fill('01001234567');
    await box('Email').fill('salma@example.com');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(contact).toContainText('Salma Nabil');
    expect(JSON.parse((await storedOnDevice(page))['guest_user_info'] ?? '{}')).toMatchObject({
      contact_person_name: 'Salma Nabil',
      contact_person_number: '+201001234567',
      contact_person_email: 'salma@example.com',
    });
  },
);

test(
  'CHK-07 directions for the courier are part of the order, and optionally saved with the address',
  { tag: '@long' },
  async ({ visit, page, request }) => {
    const customer = await newBuyer(page, request);
    await visit(checkout, at);
    await addresses(page).getByRole('button', { name: 'Additional information' }).click();
    const door = { 'Street number': '12', 'House number': '8', Floor: '3' };
    for (const [name, value] of Object.entries(door)) await addresses(page).getByRole('textbox', { name }).fill(value);
    await addresses(page).getByRole('checkbox', { name: 'Save this Address' }).check();
    await page.getByRole('button', { name: /^Place order/ }).click();
    await expect(page).toHaveURL(/\/order-placed/);
    await expect
      .poll(() => savedOf(page, customer))
      .toMatchObject([
        { address: '12 Harbour Street, Centre', address_type: 'other', road: '12', house: '8', floor: '3' },
      ]);
  },
);

async function savedOf(page: Page, customer: Customer): Promise<object[]> {
  const answer = await page.request.get('/api/v1/customer/address/list', { headers: headersOf(customer) });
  return ((await answer.json()) as { addresses: object[] }).addresses;
}
