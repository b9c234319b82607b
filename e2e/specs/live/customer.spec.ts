import type { Browser, Page } from '@playwright/test';
import { hireCrew, type Courier } from '../../set-up/crew.ts';
import { newCustomer, signInOn } from '../../set-up/customer.ts';
import { liveWays, prepareLive, tagOf } from '../../set-up/live-ways.ts';
import { placeOrder } from '../../set-up/orders.ts';
import { pageProblems } from '../../set-up/page-problems.ts';
import { followShopClock } from '../../set-up/shop-time.ts';
import { expect, test } from '../../set-up/visitor.ts';

const here = { zoneIds: [2], moduleId: 1, point: { lat: 33, lng: 27 }, language: 'ar' as const };
const phone = { width: 390, height: 844 };

/** The courier's page on another phone. */
async function openCourierPage(browser: Browser, baseURL: string, { link }: Courier): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: phone, serviceWorkers: 'block' });
  await followShopClock(context);
  const page = await context.newPage();
  await page.goto(link);
  return page;
}

for (const way of liveWays) {
  test.describe(way, tagOf(way), () => {
    test.use({ viewport: phone });

    test(
      `MSG-01 MSG-03 COU-06 REV-02 a customer in Arabic chats with the courier, rates the order and sees the average change, ${way}`,
      { tag: '@long' },
      async ({ visit, page, browser, request, shopUrl }) => {
        const customer = { ...(await newCustomer(request)), kind: 'customer' as const };
        const { order_id } = await placeOrder(request, customer, { language: 'ar' });
        const crew = await hireCrew(request);
        await crew.step(order_id, 'confirmed', { prep_minutes: 20 });
        await crew.offer(order_id);
        await crew.take(order_id, 'accept');
        const live = await prepareLive(page, way);
        await signInOn(page, customer);
        await visit(`/my-orders/${order_id}`, here);
        const main = page.getByRole('main');
        await main.getByRole('button', { name: 'تتبّع الطلب' }).click();
        await page.getByRole('dialog').getByRole('link', { name: 'محادثة \u2068Karim Said\u2069' }).click();

        const log = main.getByRole('log');
        await expect(main.getByRole('heading', { name: 'اكتب أول رسالة' })).toBeVisible();
        const question = 'أنا عند المدخل الخلفي، هل اقتربت؟';
        await live.meanwhile(async () => {
          await main.getByRole('textbox', { name: 'رسالة إلى \u2068Karim Said\u2069' }).fill(question);
          await main.getByRole('button', { name: 'إرسال' }).click();
          if (live.isCut) await expect(log.getByText('بانتظار الشبكة')).toBeVisible();
        });
        await expect(log.getByText('أُرسلت')).toBeAttached();
        const courierPage = await openCourierPage(browser, shopUrl, crew.courier);
        await courierPage.getByRole('button', { name: 'Not now' }).click();
        await courierPage.getByRole('button', { name: 'Message Salma, 1 unread' }).click();
        const chat = courierPage.getByRole('dialog', { name: 'Salma' });
        await expect(chat.getByRole('log').getByText(question)).toBeVisible();
        await chat.getByRole('button', { name: 'I’m on my way' }).click();
        await expect(chat.getByRole('log').getByText('I’m on my way')).toBeVisible();
        await courierPage.context().close();
        await live.pass();
        await expect(log.getByText('I’m on my way')).toBeVisible();
        await expect(log.getByText('شوهدت')).toBeAttached();
        expect(await pageProblems(page)).toEqual([]);

        await crew.step(order_id, 'processing');
        await crew.step(order_id, 'handover');
        await crew.take(order_id, 'pick_up');
        await crew.take(order_id, 'deliver', { code: await crew.codeOf(order_id) });
        await live.pass();
        // The prompt to rate does not open in the middle of a conversation.
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await visit(`/my-orders/${order_id}`);
        await main.getByRole('link', { name: 'قيّم الطلب' }).click();
        const stars = main.getByRole('group', { name: 'تقييم \u2068Karim Said\u2069 بالنجوم' });
        await stars.getByRole('radio', { name: 'جيد' }).check({ force: true });
        const ofCourier = main.getByRole('listitem').filter({ hasText: 'Karim Said' });
        await ofCourier.getByRole('button', { name: 'أرسل التقييم' }).click();
        // The first rating of a new courier.
        await expect(ofCourier.getByText(/^المتوسط الجديد ٤.* من تقييم واحد$/)).toBeVisible();
      },
    );
  });
}
