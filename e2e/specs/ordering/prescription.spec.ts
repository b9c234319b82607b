import type { Page } from '@playwright/test';
import { at, holdBack, storeLocation, loseFirstResponse, orderDetail, runningOrders } from '../../set-up/checkout.ts';
import { listItems } from '../../set-up/cart.ts';
import { newCustomer, signInOn } from '../../set-up/customer.ts';
import { pageProblems } from '../../set-up/page-problems.ts';
import { expect, test } from '../../set-up/visitor.ts';

test('CHK-12 an item that needs a prescription leads to the prescription page of its store, not to the cart', async ({
  visit,
  page,
}) => {
  const [item] = await listItems(page.request, 3, (listed) => listed.is_prescription_required === 1);
  await visit(`/product/${item!.slug}?module_id=3`, { ...at, moduleId: 3 });
  const main = page.getByRole('main');
  await expect(main.getByText('Prescription required').first()).toBeVisible();
  await expect(main.getByRole('button', { name: 'Add to cart', exact: true })).toHaveCount(0);
  await main.getByRole('link', { name: 'Order with a prescription' }).first().click();
  await expect(page).toHaveURL(new RegExp(`/prescription\\?store_id=${item!.store_id}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order with a prescription');
});

test(
  'CHK-12 CHK-10 a prescription with three pictures reaches the pharmacy once, although the response was lost',
  { tag: '@times' },
  async ({ visit, page, request }) => {
    const store = await openPharmacy(page);
    const customer = await newCustomer(request);
    await signInOn(page, customer);
    await storeLocation(page);
    const hearWhoItIs = await holdBack(page, ['/api/v1/customer/info']);
    const keys = await loseFirstResponse(page, '/api/v1/customer/order/prescription/place');
    await visit(`/store/${store.slug}`, { ...at, moduleId: 3 });
    await page.getByRole('link', { name: 'Order with a prescription' }).click();
    await page.getByRole('button', { name: 'Send prescription' }).click();
    const pictures = page.getByRole('region', { name: 'Prescription' });
    await expect(pictures).toContainText('Please upload your prescription image');
    await expect(pictures).toBeFocused();
    const chooser = pictures.getByLabel('Upload photos').and(page.locator('input'));
    await chooser.setInputFiles([1, 2, 3, 4].map(aPicture));
    await expect(pictures).toContainText('Maximum 3 images can be send at a time.');
    await expect(pictures.getByRole('img')).toHaveCount(3);
    await pictures.getByRole('button', { name: 'Remove photo 2' }).click();
    await expect(pictures.getByRole('img')).toHaveCount(2);
    await chooser.setInputFiles([aPicture(5)]);
    const tip = page.getByRole('region', { name: /tip/i });
    await tip.getByRole('button', { name: 'Tip for the courier' }).click();
    await tip.getByRole('button', { name: 'Custom' }).click();
    await expect(tip.getByRole('textbox', { name: 'Your tip in USD' })).toBeFocused();
    await expect(tip).toContainText('$100.00');
    await page.getByRole('button', { name: 'Order note' }).click();
    await page.getByRole('textbox', { name: 'Order note' }).fill('The small package, please');
    expect(await pageProblems(page)).toEqual([]);
    await page.getByRole('button', { name: 'Send prescription' }).click();
    const lost = page.getByRole('alertdialog', { name: 'We’re not sure your order went through' });
    await expect(lost).toBeVisible();
    await hearWhoItIs();
    await lost.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL(/\/order-placed/);
    expect(keys).toEqual([keys[0], keys[0]]);
    const [placed, ...others] = await runningOrders(request, customer);
    expect(others).toEqual([]);
    const order = await orderDetail(request, customer, placed?.id ?? 0);
    expect(order.attachments).toHaveLength(3);
    expect(order.order_note).toBe('The small package, please');
  },
);

/** A pharmacy of the demo city that accepts prescriptions and delivers here now. */
async function openPharmacy(page: Page): Promise<{ slug: string }> {
  const headers = { zoneid: '[2]', moduleid: '3', latitude: '33', longitude: '27' };
  const answer = await page.request.get('/api/v1/stores/get-stores/all?limit=50&offset=1', { headers });
  const { stores } = (await answer.json()) as {
    stores: { slug: string; open: number; prescription_order: number; delivers_here: number }[];
  };
  const found = stores.find((store) => store.open === 1 && store.prescription_order === 1 && store.delivers_here === 1);
  if (!found) throw new Error('No pharmacy of the demo city is open');
  return found;
}

/** The smallest possible picture. */
function aPicture(number: number) {
  const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  return { name: `page-${number}.png`, mimeType: 'image/png', buffer: Buffer.from(png, 'base64') };
}
