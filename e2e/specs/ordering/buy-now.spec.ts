import type { Page, Route } from '@playwright/test';
import { homeBlock } from '../../screens/home-parts.ts';
import { campaignItem, schedulableItem } from '../../set-up/buy-now.ts';
import { at, storeLocation, orderDetail, runningOrders } from '../../set-up/checkout.ts';
import { newCustomer, signInOn, type Customer } from '../../set-up/customer.ts';
import { launchOptions } from '../../set-up/browser.ts';
import { pageProblems } from '../../set-up/page-problems.ts';
import { expect, storedOnDevice, test } from '../../set-up/visitor.ts';

const main = (page: Page) => page.getByRole('main');
// Drawing the pictures of a home page takes seconds, and these stories do not need them.
test.use({ launchOptions: launchOptions({ hasPictures: false }), contextOptions: { reducedMotion: 'reduce' } });

const words = {
  en: {
    later: /^Later/,
    day: 'Day',
    tomorrow: 'Tomorrow',
    time: 'Time',
    place: /^Place order/,
    placed: 'Thank you for your order',
    details: 'Order details',
    number: (id: number) => `Order #${id}`,
  },
  ar: {
    later: /^لاحقًا/,
    day: 'اليوم',
    tomorrow: 'غدًا',
    time: 'الوقت',
    place: /^تأكيد الطلب/,
    placed: 'شكرًا لطلبك',
    details: 'تفاصيل الطلب',
    number: (id: number) => `الطلب رقم ${id}`,
  },
};

test(
  'ITM-08 ITM-16 CHK-01 a campaign item is ordered from the home page to the order details',
  { tag: '@long' },
  async ({ visit, page, request }) => {
    const customer = await newCustomer(request);
    const { item, slot } = await campaignItem(request, { customer, moduleId: 1, language: 'en' });
    await storeLocation(page);
    await signInOn(page, customer);
    await visit('/home', at);
    const wall = await homeBlock(page, 'just-for-you');
    await wall.getByRole('link', { name: item.name }).first().click();
    const dialog = page.getByRole('dialog', { name: item.name });
    await expect(dialog.getByRole('timer', { name: 'Ends in' })).toBeVisible({ timeout: 20_000 });
    await expect(dialog.getByRole('button', { name: 'Add to cart' })).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Order Now' }).click();
    await expect(page).toHaveURL(/\/checkout\?page=campaign$/);
    await placeForTomorrow(page, slot, 'en');
    const order = await seeDetails(page, customer, 'en');
    await expect(main(page).getByText(item.name)).toBeVisible();
    await expect(main(page).getByText(item.store_name)).toBeVisible();
    expect(order.lines).toMatchObject([
      { model: 'ItemCampaign', item_id: item.id, quantity: 1, total: item.final_price },
    ]);
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test(
    'ITM-08 ITM-16 CHK-01 a campaign item is ordered on its own page, in Arabic',
    { tag: '@long' },
    async ({ visit, page, request }) => {
      const customer = await newCustomer(request);
      const { item, slot } = await campaignItem(request, { customer, moduleId: 4, language: 'ar' });
      await storeLocation(page);
      await signInOn(page, customer);
      const scope = { ...at, moduleId: 4, language: 'ar' as const };
      await visit(`/product/${item.slug}?module_id=4&product_type=campaign`, scope);
      await page.getByRole('button', { name: 'اطلب الآن' }).filter({ visible: true }).first().click();
      await expect(page).toHaveURL(/\/checkout\?page=campaign$/);
      await placeForTomorrow(page, slot, 'ar');
      const order = await seeDetails(page, customer, 'ar');
      await expect(main(page).getByText(item.name)).toBeVisible();
      expect(order.lines).toMatchObject([{ model: 'ItemCampaign', item_id: item.id, total: item.final_price }]);
    },
  );
});

test(
  'ITM-07 ITM-16 CHK-01 an item that is not available now is bought for tomorrow',
  { tag: '@long' },
  async ({ visit, page, request }) => {
    const customer = await newCustomer(request);
    const { item, slot } = await schedulableItem(request, { customer, moduleId: 1, language: 'en' });
    await storeLocation(page);
    await signInOn(page, customer);
    await visit(`/track-order?item=${item.slug}`, at);
    const dialog = page.getByRole('dialog', { name: item.name });
    await dialog.getByRole('button', { name: 'Buy now' }).click();
    await expect(page).toHaveURL(/\/checkout\?page=buy_now$/);
    await placeForTomorrow(page, slot, 'en');
    const order = await seeDetails(page, customer, 'en');
    await expect(main(page).getByText(item.name)).toBeVisible();
    expect(order.lines).toMatchObject([{ model: 'Item', item_id: item.id, quantity: 1 }]);
    expect(order.schedule_at).toBe(slot);
  },
);

test(
  'CHK-10 CHK-11 a click is not lost while the quote for the last choice is loading',
  { tag: '@long' },
  async ({ visit, page, request }) => {
    const customer = await newCustomer(request);
    const { item, slot } = await schedulableItem(request, { customer, moduleId: 1, language: 'en' });
    await storeLocation(page);
    await signInOn(page, customer);
    await visit(`/track-order?item=${item.slug}`, at);
    await page.getByRole('dialog', { name: item.name }).getByRole('button', { name: 'Buy now' }).click();
    await page.getByRole('radio', { name: words.en.later }).check();
    await page.getByRole('combobox', { name: 'Day' }).selectOption('Tomorrow');
    await expect(page.getByRole('region', { name: 'When?' }).getByRole('alert')).toHaveCount(0);
    const asked: Route[] = [];
    // The request for the first slot of tomorrow may still be running.
    await page.route('**/api/v1/customer/order/quote', (route) => {
      const { schedule_at } = route.request().postDataJSON() as { schedule_at?: string };
      if (schedule_at !== slot) return route.continue();
      asked.push(route);
    });
    await page.getByRole('combobox', { name: 'Time' }).selectOption(slot);
    await expect.poll(() => asked.length).toBe(1);
    await page.getByRole('button', { name: words.en.place }).click();
    await expect(page).toHaveURL(/\/checkout/);
    await asked[0]?.continue();
    await expect(page).toHaveURL(/\/order-placed/);
    expect(await runningOrders(request, customer)).toHaveLength(1);
  },
);

async function placeForTomorrow(page: Page, slot: string, language: 'en' | 'ar'): Promise<void> {
  const { later, day, tomorrow, time, place, placed } = words[language];
  await page.getByRole('radio', { name: later }).check();
  await page.getByRole('combobox', { name: day }).selectOption(tomorrow);
  await page.getByRole('combobox', { name: time }).selectOption(slot);
  await page.getByRole('button', { name: place }).click();
  await expect(page).toHaveURL(/\/order-placed\?order_id=\d+$/);
  await expect(main(page).getByRole('heading', { level: 1, name: placed })).toBeVisible();
  // It has been ordered, so it is no longer stored.
  expect(await storedOnDevice(page)).not.toHaveProperty('buy_now');
}

/** From the confirmation to the order's page; returns the order as the server has it. */
async function seeDetails(page: Page, customer: Customer, language: 'en' | 'ar') {
  const { details, number } = words[language];
  await main(page).getByRole('link', { name: details }).click();
  const [order, ...others] = await runningOrders(page.request, customer);
  expect(others).toEqual([]);
  const id = order?.id ?? 0;
  await expect(main(page).getByRole('heading', { level: 1, name: number(id) })).toBeVisible();
  expect(await pageProblems(page)).toEqual([]);
  return orderDetail(page.request, customer, id);
}
