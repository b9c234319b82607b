import type { Page } from '@playwright/test';
import { randomInt, randomUUID } from 'node:crypto';
import {
  at,
  customerWith,
  guestWith,
  orderableItem,
  orderDetail,
  runningOrders,
  type Quote,
} from '../../set-up/checkout.ts';
import { newCustomer, signInOn } from '../../set-up/customer.ts';
import { pageProblems } from '../../set-up/page-problems.ts';
import { dishOfClosedStore } from '../../set-up/shop/closed-store.ts';
import { shopNow } from '../../set-up/shop-time.ts';
import { expect, test } from '../../set-up/visitor.ts';

const placePath = '/api/v1/customer/order/place';
const headers = { zoneid: '[2]', moduleid: '1', latitude: '33.0', longitude: '27.0' };

const main = (page: Page) => page.getByRole('main');
const placeButton = (page: Page) => page.getByRole('button', { name: /^Place order/ });
const whenBlock = (page: Page) => page.getByRole('region', { name: 'When?' });
const isOnlyClosed = ({ problems }: Quote) => problems.map(({ code }) => code).join() === 'store_closed';

test('STO-04 CHK-11 a closed store without scheduled orders: dish page, checkout and server refuse, and the cart is kept', async ({
  visit,
  page,
  request,
}) => {
  const { item_id, quantity, slug, quote } = await orderableItem(request, {
    order_type: 'delivery',
    isStoreClosed: true,
    matches: (each) => isOnlyClosed(each) && each.store.schedule_order === 0,
  });
  const guest_id = await guestWith(page, { item_id, quantity });
  let sent = 0;
  page.on('request', (each) => (sent += each.url().includes(placePath) ? 1 : 0));
  await visit(`/product/${slug}`, at);
  await expect(main(page).getByText('Closed Now').first()).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Add to cart', exact: true })).toHaveCount(0);

  // The dish is in the cart since the store was open.
  await visit('/checkout?page=cart');
  const when = whenBlock(page);
  await expect(when.getByRole('radio', { name: /^Now/ })).toBeDisabled();
  await expect(when.getByRole('radio', { name: /^Later/ })).toBeDisabled();
  await expect(when).toContainText('This store doesn’t take scheduled orders.');
  await expect(when.getByRole('link', { name: 'Back to the store' })).toBeVisible();
  expect(await pageProblems(page)).toEqual([]);
  await page.getByRole('textbox', { name: 'Name' }).fill('Salma Nabil');
  await page.getByRole('textbox', { name: 'Phone' }).fill('01001234567');
  await placeButton(page).click();
  await expect(when).toBeFocused();
  expect(sent).toBe(0);

  const order = {
    ...{ guest_id, order_type: 'delivery', latitude: 33, longitude: 27, address: '12 Harbour Street' },
    ...{ contact_person_name: 'Salma Nabil', contact_person_number: `+2010${randomInt(10_000_000, 99_999_999)}` },
    ...{ order_amount: quote.bill.total, payment_method: 'cash_on_delivery' },
  };
  const tomorrow = new Date(shopNow().getTime() + 86_400_000).toISOString();
  for (const more of [{}, { schedule_at: tomorrow }]) {
    const data = { ...order, ...more };
    const answer = await request.post(placePath, { data, headers: { ...headers, 'idempotency-key': randomUUID() } });
    expect(answer.status(), await answer.text()).toBe(409);
    const { errors } = (await answer.json()) as { errors: { code: string }[] };
    expect(errors[0]?.code).toBe(more.schedule_at ? 'no_schedule' : 'store_closed');
  }
  await page.reload();
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText(quote.lines[0]?.name ?? '-');
});

test(
  'STO-04 a closed store that takes scheduled orders is ordered from for later, at the time that the page proposes',
  { tag: '@long' },
  async ({ visit, page, request }) => {
    const wanted = await orderableItem(request, {
      order_type: 'delivery',
      among: [await dishOfClosedStore(request)],
      matches: isOnlyClosed,
      slotOf: ({ slots }) => slots[0]?.from,
    });
    const customer = await newCustomer(request);
    await customerWith(page, customer, wanted);
    await signInOn(page, customer);
    await visit('/checkout?page=cart', at);
    const when = whenBlock(page);
    await expect(when.getByRole('radio', { name: /^Now/ })).toBeDisabled();
    await when.getByRole('button', { name: /^Order for/ }).click();
    await expect(when.getByRole('radio', { name: /^Later/ })).toBeChecked();
    await placeButton(page).click();
    await expect(page).toHaveURL(/\/order-placed/);
    const [placed] = await runningOrders(request, customer);
    expect(await orderDetail(request, customer, placed?.id ?? 0)).toMatchObject({ schedule_at: wanted.slot });
  },
);
