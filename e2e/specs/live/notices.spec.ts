import type { Page } from '@playwright/test';
import { toast } from '../../set-up/account.ts';
import { newCustomer, signInOn } from '../../set-up/customer.ts';
import { moveOrder, placeOrder } from '../../set-up/orders.ts';
import { pageProblems } from '../../set-up/page-problems.ts';
import { here } from '../../set-up/stores.ts';
import { expect, test } from '../../set-up/visitor.ts';

/** A browser that has not been asked yet; a headless one refuses without asking. */
async function letBrowserAsk(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let permission: NotificationPermission = 'default';
    Object.defineProperty(Notification, 'permission', { get: () => permission });
    Notification.requestPermission = () => Promise.resolve((permission = 'granted'));
  });
}

test(
  'MSG-02 MSG-04 a customer is told on the home page that an order is confirmed, follows the toast, and is asked about push messages only after the first order',
  { tag: '@long' },
  async ({ visit, page, request }) => {
    const customer = await newCustomer(request);
    await signInOn(page, customer);
    await letBrowserAsk(page);
    const question = page.getByRole('region', { name: 'Know when it’s on the way' });
    await visit('/my-orders', here);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(question).toHaveCount(0);

    const { order_id } = await placeOrder(request, { kind: 'customer', ...customer });
    await visit('/home');
    await expect(page.getByRole('region', { name: 'Your active orders' })).toBeVisible();
    await expect(question).toHaveCount(0);
    await moveOrder(order_id, 'confirmed');
    const link = page.getByRole('region', { name: 'Notices' }).getByRole('link', { name: `Order #${order_id}: ` });
    await expect(link).toHaveText(/has confirmed your order$/);
    // A focused toast stays.
    await link.focus();
    expect(await pageProblems(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/my-orders/${order_id}$`));
    await expect(link).toHaveCount(0);

    // The stories run without a service worker, so the browser cannot subscribe.
    await question.getByRole('button', { name: 'Turn on notifications' }).click();
    await expect(toast(page, 'We couldn’t turn notifications on. Please try again later.')).toBeVisible();
    expect(await pageProblems(page)).toEqual([]);
    await question.getByRole('button', { name: 'Not now' }).click();
    await expect(question).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { name: `Order #${order_id}` })).toBeVisible();
    await expect(question).toHaveCount(0);
  },
);
