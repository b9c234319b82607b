import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { headersOf } from '../set-up/account.ts';
import { hireCrew } from '../set-up/crew.ts';
import { newCustomer, signInOn, type Customer } from '../set-up/customer.ts';
import { openCourierPhone } from '../set-up/live/courier-phone.ts';
import { actAsGuestOn, moveOrder, newGuest, placeOrder, type Buyer as Owner } from '../set-up/orders.ts';
import { placeParcel } from '../set-up/parcels/place-parcel.ts';
import { desk, here, phone, phoneAr, phoneDark, savePicture, test, type Look } from './take.ts';

type Buyer = Customer & { kind: 'customer' };
const buyer = async (request: APIRequestContext): Promise<Buyer> => ({
  ...(await newCustomer(request)),
  kind: 'customer',
});
const main = (page: Page) => page.getByRole('main');

/** An order whose courier has left the store and drives to the customer. */
async function orderOnItsWay(request: APIRequestContext, owner: Owner, language: 'en' | 'ar' = 'en') {
  const { order_id: orderId } = await placeOrder(request, owner, { language });
  const crew = await hireCrew(request);
  await crew.untilPickedUp(orderId);
  await crew.report({ latitude: 33.004, longitude: 27.003 });
  return { orderId, crew };
}

async function onItsWay(request: APIRequestContext, language: 'en' | 'ar' = 'en') {
  const customer = await buyer(request);
  return { customer, ...(await orderOnItsWay(request, customer, language)) };
}

const follow: [string, Look][] = [
  ['tracking', desk],
  ['tracking-phone', phone],
  ['tracking-phone-ar-dark', { ...phoneAr, theme: 'dark' }],
];
for (const [name, look] of follow)
  test(name, async ({ open, take, page, request }) => {
    const guest = await newGuest(request);
    const { orderId } = await orderOnItsWay(request, guest, look.language);
    await actAsGuestOn(page, guest);
    const query = `order_id=${orderId}&contact_number=${encodeURIComponent(guest.phone)}`;
    await open(`/track-order?${query}`, look);
    await expect(main(page).locator('.leaflet-tile-loaded').first()).toBeVisible();
    await take(name, look);
  });

test('order', async ({ open, take, page, request }) => {
  const { customer, orderId } = await onItsWay(request);
  await signInOn(page, customer);
  await open(`/my-orders/${orderId}`, desk);
  await take('order', desk);
});

test('tracking-drawer', async ({ open, take, page, request }) => {
  const { customer } = await onItsWay(request);
  await signInOn(page, customer);
  await open('/my-orders', desk);
  await main(page).getByRole('button', { name: 'Track order' }).click();
  await expect(page.getByRole('dialog').locator('.leaflet-tile-loaded').first()).toBeVisible();
  await take('tracking-drawer', desk);
});

test('home-running-order-phone', async ({ open, take, page, request }) => {
  const { customer } = await onItsWay(request);
  await signInOn(page, customer);
  await open('/home', phone);
  await expect(page.getByRole('button', { name: /Track order/ })).toBeVisible();
  await take('home-running-order-phone', phone);
});

const chats: [string, Look, string[]][] = [
  ['chat', desk, ['Hi! Is the back entrance open?', 'Yes, ring twice please.', 'Perfect, see you in five minutes.']],
  [
    'chat-phone-ar',
    phoneAr,
    ['مرحبًا، هل المدخل الخلفي مفتوح؟', 'نعم، اضغط الجرس مرتين من فضلك.', 'تمام، أراك بعد خمس دقائق.'],
  ],
];
for (const [name, look, texts] of chats)
  test(name, async ({ open, take, page, request }) => {
    const { customer, orderId, crew } = await onItsWay(request, look.language);
    const courier = { receiver_type: 'delivery_man', receiver_id: crew.courier.id };
    const ask = (message: string) =>
      request.post('/api/v1/customer/message/send', {
        headers: { ...headersOf(customer), 'idempotency-key': randomUUID() },
        data: { ...courier, message, order_id: orderId },
      });
    const answer = (message: string) =>
      request.post(`/api/v1/courier/messages/${orderId}`, {
        headers: { ...crew.courier.headers, 'idempotency-key': randomUUID() },
        data: { message },
      });
    await signInOn(page, customer);
    await open(`/profile?page=inbox&type=delivery_man&id=${crew.courier.id}`, look);
    for (const [at, text] of texts.entries()) expect((await (at === 1 ? answer : ask)(text)).status()).toBe(200);
    await expect(main(page).getByRole('log').getByRole('listitem')).toHaveCount(texts.length);
    await take(name, look);
  });

async function delivered(request: APIRequestContext, language: 'en' | 'ar' = 'en') {
  const customer = await buyer(request);
  const { order_id: orderId } = await placeOrder(request, customer, { language });
  await moveOrder(orderId, 'confirmed', 'processing', 'handover', 'picked_up', 'delivered');
  return { customer, orderId };
}

for (const [name, look] of [
  ['rate-order', desk],
  ['rate-order-phone-dark', phoneDark],
] as const)
  test(name, async ({ open, take, page, request }) => {
    const { customer, orderId } = await delivered(request);
    await signInOn(page, customer);
    await open(`/rate-and-review/${orderId}?stars=4`, look);
    await take(name, look);
  });

test('review-prompt-phone-ar', async ({ open, take, page, request }) => {
  const { customer } = await delivered(request, 'ar');
  await signInOn(page, customer);
  await open('/home', phoneAr);
  await page.getByRole('dialog').getByRole('radio', { name: 'ممتاز' }).check({ force: true });
  await take('review-prompt-phone-ar', phoneAr);
});

/** A parcel on its way, as its sender and its receiver see it. */
async function parcelOnItsWay(request: APIRequestContext) {
  const customer = await buyer(request);
  const { orderId, link, read } = await placeParcel(request, customer, { category: 'Documents', payer: 'receiver' });
  const crew = await hireCrew(request);
  await crew.step(orderId, 'confirmed');
  await crew.offer(orderId);
  await crew.take(orderId, 'accept');
  const { pick_up_code: code } = (await read()).parcel_details;
  await crew.take(orderId, 'pick_up', code ? { code } : {});
  await crew.report({ latitude: 33.006, longitude: 27.005 });
  return { customer, orderId, link, crew };
}

test('tracking-parcel', async ({ open, take, page, request }) => {
  const { customer, orderId } = await parcelOnItsWay(request);
  await signInOn(page, customer);
  await open(`/my-orders/${orderId}`, desk, { ...here, moduleId: 5 });
  await take('tracking-parcel', desk);
});

test('receive-phone', async ({ open, take, request }) => {
  const { link } = await parcelOnItsWay(request);
  await open(link, phone, {});
  await take('receive-phone', phone);
});

test('courier-phone', async ({ browser, request, shopUrl }) => {
  const customer = await buyer(request);
  const { order_id: orderId } = await placeOrder(request, customer);
  const crew = await hireCrew(request);
  await crew.step(orderId, 'confirmed', { prep_minutes: 20 });
  await crew.offer(orderId);
  const place = { latitude: 33.004, longitude: 27.003 };
  const { page, accept, pickUp, press } = await openCourierPhone(browser, shopUrl, crew.courier, { place });
  await page.getByRole('button', { name: 'Accept' }).waitFor();
  await savePicture(page, 'courier-offer-phone', phone);
  await accept();
  for (const to of ['processing', 'handover']) await crew.step(orderId, to);
  await pickUp();
  await savePicture(page, 'courier-phone', phone);
  await press('Enter code and hand over');
  await savePicture(page, 'courier-code-phone', phone);
});
