import type { Page } from '@playwright/test';
import { at, holdBack, loseFirstResponse, newBuyer, runningOrders, saveAddress } from '../../set-up/checkout.ts';
import { expect, test } from '../../set-up/visitor.ts';

const checkout = '/checkout?page=cart';
const placeButton = (page: Page) => page.getByRole('button', { name: /^Place order/ });

test('CHK-10 a double click places one order, and so does a retry after a lost response, whatever arrives meanwhile', async ({
  visit,
  page,
  request,
}) => {
  const customer = await newBuyer(page, request);
  await saveAddress(page, customer.token, { address: '12 Harbour Street', house: '7', latitude: 33, longitude: 27 });
  const hearWhoItIs = await holdBack(page, ['/api/v1/customer/info', '/api/v1/customer/address/list']);
  const keys = await loseFirstResponse(page, '/api/v1/customer/order/place');
  await visit(checkout, at);
  await page.getByRole('button', { name: 'Additional information' }).click();
  await page.getByRole('textbox', { name: 'Floor' }).press('Enter');
  expect(keys).toEqual([]);
  await placeButton(page).dblclick();
  const dialog = page.getByRole('alertdialog', { name: 'We’re not sure your order went through' });
  await expect(dialog).toBeVisible();
  await hearWhoItIs();
  await dialog.getByRole('button', { name: 'Try again' }).dblclick();
  await expect(page).toHaveURL(/\/order-placed/);
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
  expect(await runningOrders(request, customer)).toHaveLength(1);
});

test(
  'CHK-10 a visitor who continues after a lost response is led to the order that was placed',
  { tag: '@long' },
  async ({ visit, page, request }) => {
    await newBuyer(page, request);
    await loseFirstResponse(page, '/api/v1/customer/order/place');
    await visit(checkout, at);
    await placeButton(page).click();
    const lost = page.getByRole('alertdialog', { name: 'We’re not sure your order went through' });
    await lost.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Additional information' }).click();
    await page.getByRole('textbox', { name: 'Floor' }).fill('3');
    await expect(page).toHaveURL(/\/my-orders$/);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  },
);
