import type { APIRequestContext, Page } from '@playwright/test';
import { newCustomer, signInOn, type Customer } from '../../set-up/customer.ts';
import { moveOrder, placeOrder } from '../../set-up/orders.ts';
import { pageProblems } from '../../set-up/page-problems.ts';
import { photo } from '../../set-up/photo.ts';
import { expect, test, type Scope } from '../../set-up/visitor.ts';

const here: Scope = { zoneIds: [2], moduleId: 1, point: { lat: 33, lng: 27 }, language: 'ar' };
type RatingReply = { rating_count: number; avg_rating: number };

/** A customer whose order was delivered, its dish, and the rating of its store before. */
async function delivered(request: APIRequestContext) {
  const customer: Customer & { kind: 'customer' } = { ...(await newCustomer(request)), kind: 'customer' };
  const { order_id, item } = await placeOrder(request, customer, { language: 'ar' });
  await moveOrder(order_id, 'confirmed', 'processing', 'handover', 'picked_up', 'delivered');
  const headers = { authorization: `Bearer ${customer.token}`, 'x-localization': 'ar' };
  const answer = await request.get(`/api/v1/customer/order/reviews?order_id=${order_id}`, { headers });
  const { store, items } = (await answer.json()) as { store: { id: number; name: string }; items: { name: string }[] };
  const before = (await (await request.get(`/api/v1/stores/details/${store.id}`)).json()) as RatingReply;
  return { customer, orderId: order_id, itemId: item.id, dish: items[0]?.name ?? '', store, before };
}

const prompt = (page: Page, store: string) => page.getByRole('dialog', { name: `كيف كان طلبك من ${store}؟` });
const arabic = new Intl.NumberFormat('ar-EG');

test(
  'REV-01 REV-02 after delivery a customer in Arabic is asked, rates the dish and the store with a photo, and the average changes',
  { tag: '@long' },
  async ({ visit, page, request }) => {
    const { customer, orderId, dish, store, before } = await delivered(request);
    await page.setViewportSize({ width: 390, height: 844 });
    await signInOn(page, customer);
    await visit('/home', here);
    const dialog = prompt(page, store.name);
    await dialog.getByRole('radio', { name: 'ممتاز' }).check({ force: true });
    await dialog.getByRole('button', { name: 'قيّم الطلب' }).click();
    await expect(page).toHaveURL(new RegExp(`/rate-and-review/${orderId}\\?stars=5$`));
    const main = page.getByRole('main');
    const ofStore = main.getByRole('group', { name: `تقييم ${store.name} بالنجوم` });
    await expect(ofStore.getByRole('radio', { name: 'ممتاز' })).toBeChecked();

    await main
      .getByRole('group', { name: `تقييم ${dish} بالنجوم` })
      .getByRole('radio', { name: 'ضعيف' })
      .check({ force: true });
    const comment = 'وصل باردًا هذه المرة';
    const ofDish = main.getByRole('listitem').filter({ hasText: dish });
    await ofDish.getByRole('textbox').fill(comment);
    await ofDish.getByLabel('أضف صورًا').setInputFiles(photo);
    await ofDish.getByRole('button', { name: 'إزالة الصورة' }).click();
    await expect(ofDish.getByRole('img', { name: photo.name })).toHaveCount(0);
    await ofDish.getByLabel('أضف صورًا').setInputFiles(photo);
    await expect(ofDish.getByRole('img', { name: photo.name })).toBeVisible();
    expect(await pageProblems(page)).toEqual([]);
    await main.getByRole('button', { name: 'أرسل تقييمين' }).click();

    await expect(main.getByRole('heading', { name: 'شكرًا على رأيك' })).toBeFocused();
    await expect(ofDish.getByText(comment)).toBeVisible();
    await expect(ofDish.getByText(/المتوسط الجديد/)).toBeVisible();
    await main.getByRole('link', { name: 'كل التقييمات' }).click();
    await expect(main.getByRole('article').filter({ hasText: comment })).toBeVisible();
    const after = (await (await request.get(`/api/v1/stores/details/${store.id}`)).json()) as RatingReply;
    // Other stories may rate the same store.
    expect(after.rating_count).toBeGreaterThanOrEqual(before.rating_count + 2);
    const count = main.getByRole('paragraph').filter({ hasText: `${arabic.format(after.rating_count)} تقييم` });
    await expect(count).toBeVisible();
    await main.getByRole('link', { name: 'افتح الصورة ١ من ١' }).click();
    await expect(page.getByRole('dialog', { name: 'صور التقييم' })).toBeVisible();
    expect(await pageProblems(page)).toEqual([]);
  },
);

test(
  'REV-01 closing the prompt ends it for good, and the order can still be rated from its page',
  { tag: '@long' },
  async ({ visit, page, request }) => {
    const { customer, orderId, store } = await delivered(request);
    await signInOn(page, customer);
    await visit('/home', here);
    const canceled = page.waitForResponse((answer) => answer.url().endsWith('/customer/review-reminder/cancel'));
    await prompt(page, store.name).getByRole('button', { name: 'إغلاق' }).click();
    expect((await canceled).status()).toBe(200);
    const asked = page.waitForResponse((answer) => answer.url().endsWith('/customer/review-reminder'));
    await page.reload();
    expect(((await (await asked).json()) as { order_id: number | null }).order_id).toBeNull();
    await expect(prompt(page, store.name)).toHaveCount(0);
    await page.goto(`/my-orders/${orderId}`);
    await page.getByRole('main').getByRole('link', { name: 'قيّم الطلب' }).click();
    await expect(page.getByRole('main').getByRole('heading', { name: 'قيّم طلبك' })).toBeVisible();
  },
);
