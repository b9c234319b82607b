import type { BrowserContext, Page } from '@playwright/test';
import { newCustomer, type Customer } from '../../set-up/customer.ts';
import { detailsOf } from '../../set-up/items.ts';
import { liveWays, prepareLive, tagOf } from '../../set-up/live/live-ways.ts';
import { openCourierPhone } from '../../set-up/live/courier-phone.ts';
import { ratedOnceBefore } from '../../set-up/live/earlier-order.ts';
import { orderOnPhone } from '../../set-up/live/order-on-phone.ts';
import { pageProblems } from '../../set-up/page-problems.ts';
import { details, here } from '../../set-up/stores.ts';
import { expect, test, type Visit } from '../../set-up/visitor.ts';

const arabic = new Intl.NumberFormat('ar-EG', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const language = 'ar' as const;

// Nothing is stored on the device: the browser says that its owner reads Arabic.
test.use({ viewport: { width: 390, height: 844 }, locale: 'ar-EG' });

/** On the front page, picks the place of the device and the food module. */
async function pickLocation(page: Page, visit: Visit, context: BrowserContext, origin: string): Promise<void> {
  await context.grantPermissions(['geolocation'], { origin });
  await context.setGeolocation({ latitude: here.point.lat, longitude: here.point.lng });
  await visit('/');
  await page.getByRole('main').getByRole('button', { name: 'استخدم موقعي الحالي' }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^مطاعم/ })
    .click();
  await expect(page).toHaveURL(/\/home$/);
}

async function signIn(page: Page, { email, password, firstName }: Customer): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'القائمة' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'تسجيل الدخول' }).click();
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'الهاتف أو البريد الإلكتروني' }).fill(email);
  await main.locator('input[name=password]').fill(password);
  await main.getByRole('button', { name: 'تسجيل الدخول', exact: true }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('banner').getByRole('button', { name: new RegExp(firstName) })).toBeVisible();
}

/** The first average that the part shows, such as ٤٫٥. */
async function shownAverage(part: ReturnType<Page['locator']>): Promise<string> {
  const label = await part
    .getByRole('img', { name: /^التقييم .* من ٥$/ })
    .first()
    .getAttribute('aria-label');
  return label?.split(' ')[1] ?? '';
}

/** Latin names are isolated in Arabic texts. */
const isolated = (name: string) => (/[a-z]/i.test(name) ? `\u2068${name}\u2069` : name);

/** Rates a part of the order, and returns the new average that the page shows. */
async function rate(page: Page, name: string, word: string): Promise<string> {
  const stars = page.getByRole('group', { name: `تقييم ${isolated(name)} بالنجوم` });
  const part = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  await stars.getByRole('radio', { name: word }).check({ force: true });
  await part.getByRole('button', { name: 'أرسل التقييم' }).click();
  const news = await part.getByText(/^المتوسط الجديد/).textContent();
  return /^المتوسط الجديد (\S+) من/.exec(news ?? '')?.[1] ?? '';
}

for (const way of liveWays) {
  test.describe(way, tagOf(way), () => {
    test(
      `MSG-01 MSG-03 COU-06 REV-02 a customer in Arabic orders, chats with the courier, rates dish, store and courier, and sees each average change, ${way}`,
      { tag: '@long' },
      async ({ visit, page, context, browser, request, shopUrl }) => {
        test.setTimeout(240_000);
        const { crew, dish, store } = await ratedOnceBefore(request);
        const live = await prepareLive(page, way);
        await pickLocation(page, visit, context, shopUrl);
        await signIn(page, await newCustomer(request));
        const main = page.getByRole('main');
        const orderId = await orderOnPhone(page, visit, { slug: dish.slug, language, hasLocation: true });
        await crew.step(orderId, 'confirmed', { prep_minutes: 20 });
        await crew.offer(orderId);
        const phone = await openCourierPhone(browser, shopUrl, crew.courier);
        await phone.accept();

        await visit(`/my-orders/${orderId}`);
        await main.getByRole('button', { name: 'تتبّع الطلب' }).click();
        const drawer = page.getByRole('dialog');
        const chatLink = drawer.getByRole('link', { name: 'محادثة \u2068Karim Said\u2069' });
        await expect(chatLink).toBeVisible();
        const courierBefore = await shownAverage(drawer);
        await chatLink.click();

        const log = main.getByRole('log');
        await expect(main.getByRole('heading', { name: 'اكتب أول رسالة' })).toBeVisible();
        const question = 'أنا عند المدخل الخلفي، هل اقتربت؟';
        await live.meanwhile(async () => {
          await main.getByRole('textbox', { name: 'رسالة إلى \u2068Karim Said\u2069' }).fill(question);
          await main.getByRole('button', { name: 'إرسال' }).click();
          if (live.isCut) await expect(log.getByText('بانتظار الشبكة')).toBeVisible();
        });
        await expect(log.getByText('أُرسلت')).toBeAttached();
        await phone.press('Message Salma, 1 unread');
        const chat = phone.page.getByRole('dialog', { name: 'Salma' });
        await expect(chat.getByRole('log').getByText(question)).toBeVisible();
        await chat.getByRole('button', { name: 'I’m on my way' }).click();
        await expect(chat.getByRole('log').getByText('I’m on my way')).toBeVisible();
        await chat.getByRole('button', { name: 'Close' }).click();
        await expect(log.getByText('I’m on my way')).toBeVisible();
        await expect(log.getByText('شوهدت')).toBeAttached();
        expect(await pageProblems(page)).toEqual([]);

        await crew.step(orderId, 'processing');
        await crew.step(orderId, 'handover');
        await phone.pickUp();
        await phone.handOver(await crew.codeOf(orderId));
        // The prompt to rate does not open in the middle of a conversation.
        await expect(page.getByRole('dialog')).toHaveCount(0);

        await visit(`/product/${dish.slug}`);
        const dishName = await main.getByRole('heading', { level: 1 }).innerText();
        const dishBefore = await shownAverage(main);
        const { name: storeName, avg_rating } = await details(request, store.slug, language);
        const storeBefore = arabic.format(avg_rating ?? 0);
        await visit(`/my-orders/${orderId}`);
        await main.getByRole('link', { name: 'قيّم الطلب' }).click();
        const dishAfter = await rate(page, dishName, 'ضعيف');
        const storeAfter = await rate(page, storeName, 'سيئ');
        const courierAfter = await rate(page, 'Karim Said', 'مقبول');
        expect([dishAfter, storeAfter, courierAfter]).not.toContain('');
        expect(storeAfter).not.toBe(storeBefore);
        expect([courierBefore, courierAfter]).toEqual(['٥٫٠', '٤٫٠']);
        // Every page agrees; the page of an item shows two digits.
        await visit(`/product/${dish.slug}`);
        expect(await shownAverage(main)).not.toBe(dishBefore);
        const ofDish = (await detailsOf(request, dish.id)).avg_rating ?? 0;
        expect(arabic.format(ofDish)).toBe(dishAfter);
        expect(arabic.format((await details(request, store.slug)).avg_rating ?? 0)).toBe(storeAfter);
      },
    );
  });
}
