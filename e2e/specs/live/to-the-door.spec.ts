import type { Page } from '@playwright/test';
import { orderableItem } from '../../set-up/checkout.ts';
import { openStaff } from '../../set-up/crew.ts';
import { detailsOf } from '../../set-up/items.ts';
import { liveWays, prepareLive, tagOf, type LiveWay } from '../../set-up/live/live-ways.ts';
import { openCourierPhone } from '../../set-up/live/courier-phone.ts';
import { callKitchen, openKitchen } from '../../set-up/live/kitchen.ts';
import { followPlacedOrder, orderOnPhone } from '../../set-up/live/order-on-phone.ts';
import { pageProblems } from '../../set-up/page-problems.ts';
import { expect, test } from '../../set-up/visitor.ts';

test.use({ viewport: { width: 390, height: 844 } });

const hasBoard = (way: LiveWay) => way === 'by polling';

async function orderAsGuest(page: Page, visit: Parameters<typeof orderOnPhone>[1]): Promise<number> {
  const { item_id } = await orderableItem(page.request, { order_type: 'delivery', quantity: 1 });
  const { slug } = await detailsOf(page.request, item_id);
  const orderId = await orderOnPhone(page, visit, { slug, isGuest: true });
  await followPlacedOrder(page);
  await expect(page.getByRole('main').getByRole('heading', { name: `Order #${orderId}` })).toBeFocused();
  return orderId;
}

for (const way of liveWays) {
  test(
    `TRK-07 TRK-08 TRK-09 TRK-10 a guest orders on a phone, follows the courier to the door, gives the code and sees “Delivered” without touching the page, ${way}`,
    tagOf(way),
    async ({ visit, page, browser, request, shopUrl }) => {
      test.setTimeout(240_000);
      const main = page.getByRole('main');
      const step = (name: string) => main.getByRole('listitem').filter({ hasText: name });
      const staff = await openStaff(request);
      const courier = await staff.addCourier();
      const live = await prepareLive(page, way);
      // The map stays empty: everything is there without it.
      await page.route('**/tiles/**', (route) => route.abort());
      const orderId = await orderAsGuest(page, visit);
      await expect(step('Order Placed')).toHaveAttribute('aria-current', 'step');
      const kitchen = hasBoard(way) ? await openKitchen(browser, shopUrl, staff, orderId) : callKitchen(staff, orderId);
      const limits = await live.caughtUp();
      await kitchen.confirm();
      await expect(step('Order Confirmed')).toHaveAttribute('aria-current', 'step', limits);
      // Late in the evening the order arrives on the next day, which is named.
      await expect(main.getByText(/^Arrives (\d+ \w+, )?\d+:\d\d–\d+:\d\d$/)).toBeVisible();
      await expect(main.getByRole('status').filter({ hasText: 'has confirmed your order' })).toBeAttached();

      const phone = await openCourierPhone(browser, shopUrl, courier, { place: { latitude: 33.004, longitude: 27 } });
      await phone.startShift();
      await live.meanwhile(async () => {
        await staff.offer(orderId, courier);
        await phone.accept();
        await kitchen.prepare();
        await kitchen.finish();
        if (live.isCut) await expect(step('Order Confirmed')).toHaveAttribute('aria-current', 'step');
      });
      await expect(main.getByText('Karim is picking up your order').first()).toBeVisible();
      await expect(main.getByText('Karim Said')).toBeVisible();

      await phone.pickUp();
      await phone.moveTo({ latitude: 33.0035, longitude: 27 });
      await expect(step('On the Way')).toHaveAttribute('aria-current', 'step');
      await expect(main.getByText('Karim is on the way to you').first()).toBeVisible();
      await expect(main.getByText(/ away$/)).toBeVisible();
      const shown = main.getByRole('region', { name: 'Give this code to the courier' });
      const digits = await shown.getByText(/^\d \d \d \d$/).textContent();
      expect(await pageProblems(page)).toEqual([]);

      await phone.handOver((digits ?? '').replaceAll(' ', ''));
      await expect(main.getByText('Delivered. Enjoy!').first()).toBeVisible();
      await expect(step('Delivered').locator('time')).toHaveText(/\d+ [A-Z][a-z]{2}, \d+:\d\d/);
    },
  );
}
