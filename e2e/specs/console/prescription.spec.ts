import type { APIRequestContext } from '@playwright/test';
import { newGuest } from '../../set-up/orders.ts';
import { pageProblems } from '../../set-up/page-problems.ts';
import { photo } from '../../set-up/photo.ts';
import { openConsole } from '../../set-up/staff.ts';
import { expect, test } from '../../set-up/visitor.ts';

const headers = { zoneid: '[2]', moduleid: '3', latitude: '33', longitude: '27' };
type Pharmacy = { id: number; open: number; prescription_order: number; delivers_here: number };

/** A guest's prescription at an open pharmacy. */
async function sendPrescription(request: APIRequestContext) {
  const guest = await newGuest(request);
  const listed = await request.get('/api/v1/stores/get-stores/all?limit=50&offset=1', { headers });
  const { stores } = (await listed.json()) as { stores: Pharmacy[] };
  const pharmacy = stores.find((store) => store.open + store.prescription_order + store.delivers_here === 3);
  const sent = await request.post('/api/v1/customer/order/prescription/place', {
    headers,
    multipart: {
      store_id: String(pharmacy?.id),
      guest_id: guest.guestId,
      address: '12 Harbour Street',
      latitude: '33',
      longitude: '27',
      contact_person_name: 'Mariam Adel',
      contact_person_number: guest.phone,
      'order_attachment[]': photo,
    },
  });
  expect(sent.status(), await sent.text()).toBe(200);
  const { order_id: orderId } = (await sent.json()) as { order_id: number };
  const accept = async () => {
    const owner = { order_id: orderId, guest_id: guest.guestId };
    const read = await request.get(`/api/v1/customer/order/details?order_id=${orderId}&guest_id=${guest.guestId}`);
    const { order_amount } = (await read.json()) as { order_amount: number };
    const data = { ...owner, order_amount, decision: 'accept', payment_method: 'cash_on_delivery' };
    const answered = await request.post('/api/v1/customer/order/price', { data });
    expect(answered.status(), await answered.text()).toBe(200);
  };
  return { orderId, accept };
}

test(
  'OPS-03 OPS-09 a new prescription leads from the board to its price; then the customer decides, and the board accepts it',
  { tag: '@long' },
  async ({ page, request }) => {
    const { orderId, accept } = await sendPrescription(request);
    // A list renders only what is near the screen, and other stories have orders too.
    await page.setViewportSize({ width: 1440, height: 8_000 });
    await openConsole(page, 'support', '/board');
    const card = page.getByRole('article', { name: `Order ${orderId}`, exact: true });
    await expect(card.getByText('No price yet')).toBeVisible();
    await expect(card.getByText('Waiting for payment')).toHaveCount(0);
    await expect(page).toHaveTitle(/\d+ orders? waiting/);
    await expect(page.getByRole('link', { name: /^Decisions .*\d+ waiting$/ })).toBeVisible();
    expect(await pageProblems(page)).toEqual([]);

    await card.getByRole('link', { name: 'Set a price' }).click();
    const prescription = page.getByRole('article').filter({ hasText: `Order ${orderId}` });
    await prescription.getByRole('button', { name: 'Set price' }).click();
    const dialog = page.getByRole('dialog', { name: `Price of prescription ${orderId}` });
    await dialog.getByRole('textbox', { name: 'Add an item' }).fill('Zinc cream');
    await dialog.getByRole('button', { name: 'Add “Zinc cream” as a line of its own' }).click();
    await dialog.getByRole('textbox', { name: 'Price each' }).fill('4.50');
    expect(await pageProblems(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Send to the customer' }).click();
    await expect(prescription.getByText('The customer decides')).toBeVisible();

    await page.getByRole('link', { name: 'Orders', exact: true }).click();
    await expect(card.getByText('The customer decides')).toBeVisible();
    await expect(card.getByRole('link', { name: 'Set a price' })).toHaveCount(0);
    await accept();
    await expect(card.getByRole('button', { name: /^Accept/ })).toBeVisible();
  },
);
