import type { Page } from '@playwright/test';
import { at, customerWith, noonOfTomorrow, orderableItem, runningOrders, saveAddress } from '../../set-up/checkout.ts';
import { newCustomer, signInOn } from '../../set-up/customer.ts';
import { expect, test } from '../../set-up/visitor.ts';

// Nearly half a day ahead of the demo city.
test.use({ timezoneId: 'Pacific/Auckland' });

const main = (page: Page) => page.getByRole('main');
const inArabic = (text: string) => text.replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');

test(
  'CHK-01 TRK-01 the slot chosen at checkout is the slot of the order on every page, on a device in another time zone',
  { tag: '@long' },
  async ({ visit, page, request }) => {
    const wanted = await orderableItem(request, { order_type: 'delivery', slotOf: noonOfTomorrow });
    const customer = await newCustomer(request);
    await saveAddress(page, customer.token, { address: '3 Republic Square', latitude: 33.002, longitude: 27.001 });
    await customerWith(page, customer, wanted);
    await signInOn(page, customer);
    await visit('/checkout?page=cart', at);
    await page.getByRole('radio', { name: /^Later/ }).check();
    await page.getByRole('combobox', { name: 'Day' }).selectOption('Tomorrow');
    const time = page.getByRole('combobox', { name: 'Time' });
    await time.selectOption(wanted.slot);
    const slot = (await time.locator('option:checked').textContent()) ?? '';
    const clock = new Intl.DateTimeFormat('en-GB', {
      timeZone: wanted.quote.store.timezone,
      hour: 'numeric',
      minute: '2-digit',
    });
    expect(slot).toMatch(/^\d{1,2}:\d\d – \d{1,2}:\d\d$/);
    expect(slot.split(' ')[0]).toBe(clock.format(new Date(wanted.slot)).replace(/^0(?=\d:)/, ''));
    await page.getByRole('button', { name: /^Place order/ }).click();
    await expect(page).toHaveURL(/\/order-placed/);
    await expect(main(page)).toContainText(slot);

    const [order] = await runningOrders(request, customer);
    const tracking = `/track-order?order_id=${order?.id}&contact_number=${encodeURIComponent(customer.phone)}`;
    const pages = [`/order-placed?order_id=${order?.id}`, `/my-orders/${order?.id}`, tracking];
    for (const path of [...pages, `/my-orders/${order?.id}/invoice`]) {
      await visit(path, at);
      await expect(main(page), path).toContainText(slot);
    }
    for (const path of pages) {
      await visit(path, { ...at, language: 'ar' });
      await expect(main(page), `${path} in Arabic`).toContainText(inArabic(slot));
    }
  },
);
