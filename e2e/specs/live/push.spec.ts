import type { BrowserContext, Page } from '@playwright/test';
import { newCustomer, signInOn } from '../../set-up/customer.ts';
import { placeOrder } from '../../set-up/orders.ts';
import { here } from '../../set-up/stores.ts';
import { expect, test } from '../../set-up/visitor.ts';

type Registration = { registrationId: string; scopeURL: string; isDeleted: boolean };

/** The push service of the browser, which delivers to the worker of the shop. */
async function openPushService(context: BrowserContext, page: Page, origin: string) {
  const protocol = await context.newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    protocol.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }: { registrations: Registration[] }) => {
      const own = registrations.find(({ scopeURL, isDeleted }) => scopeURL === `${origin}/` && !isDeleted);
      if (own) resolve(own.registrationId);
    });
  });
  await protocol.send('ServiceWorker.enable');
  const registrationId = await found;
  return (notice: object) =>
    protocol.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(notice) });
}

/** The notifications that the browser shows for the shop. */
function notificationsOf(page: Page) {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const shown = await registration.getNotifications();
    return shown.map(({ title, body, lang, dir, data }) => ({ title, body, lang, dir, data: data as unknown }));
  });
}

test.describe('with the worker of the shop', () => {
  test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });

  test(
    'MSG-04 a push message shows a notification in the customer’s language, and nothing while a page of the shop is visible',
    { tag: '@long' },
    async ({ visit, page, context, request, shopUrl }) => {
      const customer = await newCustomer(request);
      const { order_id } = await placeOrder(request, { kind: 'customer', ...customer });
      await signInOn(page, customer);
      await visit(`/my-orders/${order_id}`, here);
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      const deliver = await openPushService(context, page, shopUrl);
      const notice = {
        type: 'order_status',
        title: 'تم تأكيد طلبك',
        body: `أكّد المتجر طلبك رقم ${order_id}.`,
        path: `/my-orders/${order_id}`,
        tag: `order ${order_id}`,
        lang: 'ar',
        dir: 'rtl',
      };
      await deliver({ ...notice, title: 'Seen as a toast' });
      // The phone of the customer shows something else; the file has no worker of the shop in front of it.
      await page.goto('about:blank');
      await deliver(notice);
      await page.goto(`/my-orders/${order_id}`);
      const { title, body, lang, dir, path } = notice;
      await expect.poll(() => notificationsOf(page)).toEqual([{ title, body, lang, dir, data: { path } }]);
    },
  );
});
