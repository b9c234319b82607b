import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { hireCrew } from '../crew.ts';
import { newCustomer, signInOn, type Customer } from '../customer.ts';
import type { Look } from '../layout/looks.ts';
import { photo } from '../photo.ts';
import { moveOrder, newGuest, placeOrder } from '../orders.ts';
import { staffHeaders } from '../staff.ts';
import { playParcelStops, type ParcelStops } from '../parcels/parcel-stops.ts';
import { aStore, here, isHere } from '../stores.ts';
import type { Visit } from '../visitor.ts';

type ShownIn = Pick<Look, 'language' | 'theme'>;
type Opening = { page: Page; visit: Visit; look: ShownIn; evening: Evening };

/** Orders in every state that the live pages show. */
type Evening = {
  customer: Customer;
  runningId: number;
  deliveredId: number;
  storeId: number;
  tracked: { orderId: number; phone: string };
  courierLink: string;
  parcelStops: ParcelStops;
};

/** One for all looks of a worker: the pages only read it. */
let played: Promise<Evening> | undefined;
export const eveningOf = (request: APIRequestContext) => (played ??= playEvening(request));

async function playEvening(request: APIRequestContext): Promise<Evening> {
  const customer = await newCustomer(request);
  const buyer = { ...customer, kind: 'customer' as const };
  const { order_id: deliveredId } = await placeOrder(request, buyer);
  await moveOrder(deliveredId, 'confirmed', 'processing', 'handover', 'picked_up', 'delivered');
  const { order_id: runningId } = await placeOrder(request, buyer);
  const guest = await newGuest(request);
  const { order_id: orderId } = await placeOrder(request, guest);
  const crew = await hireCrew(request);
  for (const id of [runningId, orderId]) await crew.untilPickedUp(id);
  await crew.report({ latitude: 33.004, longitude: 27 });
  const store = await aStore(request, (each) => isHere(each));
  await talk(request, customer, store.id);
  const { link } = crew.courier;
  return {
    customer,
    runningId,
    deliveredId,
    storeId: store.id,
    tracked: { orderId, phone: guest.phone },
    courierLink: link,
    parcelStops: await playParcelStops(request),
  };
}

/** A conversation of both sides in both languages, with a long message and unanswered ones. */
async function talk(request: APIRequestContext, { token }: Customer, storeId: number): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const write = async (message: string) => {
    const data = { receiver_type: 'store', receiver_id: storeId, message };
    const answer = await request.post('/api/v1/customer/message/send', { headers, data });
    return ((await answer.json()) as { sent: { conversation_id: number } }).sent.conversation_id;
  };
  const id = await write('Is the sea bass fresh today?');
  const staff = await staffHeaders('manager');
  const answer = (message: string) =>
    request.post(`/api/v1/console/conversations/${id}/messages`, { headers: staff, data: { message } });
  await answer('Yes, it came from the harbour this morning. We grill it with lemon and serve it with rice and salad.');
  await write('رائع، وهل يمكن أن يكون بدون ملح؟');
  await answer('بالتأكيد، سنكتب ذلك على الطلب.');
  await write('Thank you!');
  await write('One more question: how long does it take on a Friday evening?');
}

/** The page of a courier by its link, in this look; the title names whom the courier visits. */
export async function openRun(page: Page, link: string, { language, theme }: ShownIn, title: RegExp): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.addInitScript((own) => {
    if (location.protocol.startsWith('http')) localStorage.setItem('courier_language', JSON.stringify(own));
  }, language);
  await page.goto(link);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

const takePhoto = { en: 'Take photo and pick up', ar: 'التقط صورة واستلم' };
const enterCode = { en: 'Enter code and hand over', ar: 'إدخال الرمز والتسليم' };
const track = { en: 'Track order', ar: 'تتبّع الطلب' };

/** The pages that show what happens after an order is placed. */
export const livePages: { name: string; open: (opening: Opening) => Promise<void> }[] = [
  {
    name: 'the page that tracks a running order',
    open: async ({ page, visit, look, evening: { tracked } }) => {
      const query = new URLSearchParams({ order_id: String(tracked.orderId), contact_number: tracked.phone });
      await visit(`/track-order?${query}`, { ...here, ...look });
      await expect(page.getByRole('main').getByText('Karim Said')).toBeVisible();
    },
  },
  {
    name: 'the drawer of a running order',
    open: async ({ page, visit, look, evening: { customer, runningId } }) => {
      await signInOn(page, customer);
      await visit(`/my-orders/${runningId}`, { ...here, ...look });
      await page.getByRole('main').getByRole('button', { name: track[look.language] }).click();
      await expect(page.getByRole('dialog').getByText('Karim Said')).toBeVisible();
    },
  },
  {
    name: 'the details of an order with a courier',
    open: async ({ page, visit, look, evening: { customer, runningId } }) => {
      await signInOn(page, customer);
      await visit(`/my-orders/${runningId}`, { ...here, ...look });
      await expect(page.getByRole('main').getByText('Karim Said')).toBeVisible();
    },
  },
  {
    name: 'the run of a courier',
    open: ({ page, look, evening: { courierLink } }) => openRun(page, courierLink, look, /Salma/),
  },
  {
    name: 'the pick-up of a parcel in the run of a courier',
    open: ({ page, look, evening: { parcelStops } }) => openRun(page, parcelStops.pickUpLink, look, /Mariam/),
  },
  {
    name: 'the photo of a parcel at its pick-up',
    open: async ({ page, look, evening: { parcelStops } }) => {
      await openRun(page, parcelStops.pickUpLink, look, /Mariam/);
      await page.getByRole('button', { name: takePhoto[look.language] }).click();
      await page.getByRole('dialog').locator('input[type=file]').setInputFiles(photo);
      await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    },
  },
  {
    name: 'the drop-off of a parcel in the run of a courier',
    open: async ({ page, look, evening: { parcelStops } }) => {
      await openRun(page, parcelStops.dropOffLink, look, /Omar/);
      await expect(page.getByText('السيدة نور في الطابق الثاني')).toBeVisible();
    },
  },
  {
    name: 'the code of a parcel at its drop-off',
    open: async ({ page, look, evening: { parcelStops } }) => {
      await openRun(page, parcelStops.dropOffLink, look, /Omar/);
      await page.getByRole('button', { name: enterCode[look.language] }).click();
      await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
    },
  },
  {
    name: 'a conversation',
    open: async ({ page, visit, look, evening: { customer, storeId } }) => {
      await signInOn(page, customer);
      await visit(`/profile?page=inbox&type=store&id=${storeId}`, { ...here, ...look });
      await expect(page.getByRole('main').getByRole('log').getByRole('listitem')).toHaveCount(6);
    },
  },
  {
    name: 'the page that rates an order',
    open: async ({ page, visit, look, evening: { customer, deliveredId } }) => {
      await signInOn(page, customer);
      await visit(`/rate-and-review/${deliveredId}`, { ...here, ...look });
      await expect(page.getByRole('main').getByRole('radio').first()).toBeAttached();
    },
  },
];
