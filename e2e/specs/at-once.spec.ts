import type { Page, Route } from '@playwright/test';
import { partOf } from '../screens/home-parts.ts';
import { aCampaign, somethingForLater } from '../set-up/at-once.ts';
import { at, knowPlace, orderDetail, runningOrders } from '../set-up/checkout.ts';
import { newCustomer, signInOn, type Customer } from '../set-up/customer.ts';
import { launchOptions } from '../set-up/browser.ts';
import { flawsOf } from '../set-up/flaws.ts';
import { expect, keptOnDevice, test } from '../set-up/visitor.ts';

const main = (page: Page) => page.getByRole('main');
// A home full of pictures takes seconds to draw beside other stories, and none of these is about them.
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
  'ITM-08 ITM-16 CHK-01 what is sold in a campaign is ordered from the home to its details',
  { tag: '@long' },
  async ({ visit, page, request }) => {
    const customer = await newCustomer(request);
    const { item, slot } = await aCampaign(request, { customer, moduleId: 1, language: 'en' });
    await knowPlace(page);
    await signInOn(page, customer);
    await visit('/home', at);
    const wall = await partOf(page, 'just-for-you');
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
    'ITM-08 ITM-16 CHK-01 what is sold in a campaign is ordered on its own page, in Arabic',
    { tag: '@long' },
    async ({ visit, page, request }) => {
      const customer = await newCustomer(request);
      const { item, slot } = await aCampaign(request, { customer, moduleId: 4, language: 'ar' });
      await knowPlace(page);
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
  'ITM-07 ITM-16 CHK-01 what cannot be had now is bought for tomorrow',
  { tag: '@long' },
  async ({ visit, page, request }) => {
    const customer = await newCustomer(request);
    const { item, slot } = await somethingForLater(request, { customer, moduleId: 1, language: 'en' });
    await knowPlace(page);
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

test('CHK-10 CHK-11 a press is not lost while the shop still thinks about the last choice', async ({
  visit,
  page,
  request,
}) => {
  const customer = await newCustomer(request);
  const { item, slot } = await somethingForLater(request, { customer, moduleId: 1, language: 'en' });
  await knowPlace(page);
  await signInOn(page, customer);
  await visit(`/track-order?item=${item.slug}`, at);
  await page.getByRole('dialog', { name: item.name }).getByRole('button', { name: 'Buy now' }).click();
  await page.getByRole('radio', { name: words.en.later }).check();
  await page.getByRole('combobox', { name: 'Day' }).selectOption('Tomorrow');
  await expect(page.getByRole('region', { name: 'When?' }).getByRole('alert')).toHaveCount(0);
  const asked: Route[] = [];
  // The question for the first time of tomorrow may still be on its way.
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
});

async function placeForTomorrow(page: Page, slot: string, language: 'en' | 'ar'): Promise<void> {
  const { later, day, tomorrow, time, place, placed } = words[language];
  await page.getByRole('radio', { name: later }).check();
  await page.getByRole('combobox', { name: day }).selectOption(tomorrow);
  await page.getByRole('combobox', { name: time }).selectOption(slot);
  await page.getByRole('button', { name: place }).click();
  await expect(page).toHaveURL(/\/order-placed\?order_id=\d+$/);
  await expect(main(page).getByRole('heading', { level: 1, name: placed })).toBeVisible();
  // It is ordered, so it waits no longer.
  expect(await keptOnDevice(page)).not.toHaveProperty('buy_now');
}

/** From the thanks to the order's own page; what the shop kept of it comes back. */
async function seeDetails(page: Page, customer: Customer, language: 'en' | 'ar') {
  const { details, number } = words[language];
  await main(page).getByRole('link', { name: details }).click();
  const [order, ...others] = await runningOrders(page.request, customer);
  expect(others).toEqual([]);
  const id = order?.id ?? 0;
  await expect(main(page).getByRole('heading', { level: 1, name: number(id) })).toBeVisible();
  expect(await flawsOf(page)).toEqual([]);
  return orderDetail(page.request, customer, id);
}
