import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stopReasons } from '@rialto/rules/order/stop-reasons.ts';
import { openCourierShop, type CourierShop } from '../../../../testing/crew/courier-shop.ts';
import { queryOf, type Buyer } from '../../../../testing/ordering-shop.ts';
import { stopReasonText } from './stop-reason.view.ts';

let shop: CourierShop;
beforeAll(async () => {
  shop = await openCourierShop();
});
afterAll(() => shop.close());

type OrderLogs = { timeline?: Entry[]; log?: Entry[] };
type Entry = { reason: string | null };

const lastReason = (answer: LightMyRequestResponse) => {
  const { timeline, log = timeline } = answer.json<OrderLogs>();
  return log?.at(-1)?.reason;
};

/** What the order page, the tracking page and the console show, in one language. */
async function readReasons(orderId: number, buyer: Buyer, language: string) {
  const query = `order_id=${orderId}&${queryOf(buyer)}`;
  const spoken = { 'x-localization': language };
  const [page, tracked, board] = [
    await shop.get(`/customer/order/details?${query}`, spoken),
    await shop.get(`/customer/order/track?${query}`, spoken),
    await shop.get(`/console/orders/${orderId}`, { ...shop.operator.headers, ...spoken }),
  ];
  return [lastReason(page), lastReason(tracked), lastReason(board)];
}

test('TRK-03 a reason that a courier chose is read in the language of each reader', async () => {
  const [courier, buyer] = [await shop.addCourier(), await shop.guest()];
  const { orderId, assignmentId } = await shop.pickedUp(courier, buyer);
  expect((await shop.act(courier, assignmentId, 'give_up', { reason: 'no_answer' })).statusCode).toBe(200);
  const english = 'Nobody answered the door or the phone';
  const arabic = 'لم يرد أحد عند الباب أو على الهاتف';
  expect(await readReasons(orderId, buyer, 'en')).toEqual([english, english, english]);
  expect(await readReasons(orderId, buyer, 'ar')).toEqual([arabic, arabic, arabic]);
});

test('TRK-03 a reason that a store chose is translated, and one that it typed is shown as it is', async () => {
  const buyer = await shop.guest();
  const chosen = await shop.placed(buyer);
  await shop.step(chosen, 'canceled', { reason: 'sold_out' }, shop.storeStaff);
  expect(await readReasons(chosen, buyer, 'ar')).toEqual(Array(3).fill('نفد أحد المنتجات'));
  const query = `order_id=${chosen}&${queryOf(buyer)}`;
  const details = await shop.get(`/customer/order/details?${query}`, { 'x-localization': 'ar' });
  expect(details.json()).toMatchObject({ cancel_reason: 'نفد أحد المنتجات' });
  const typed = await shop.placed(buyer);
  await shop.step(typed, 'canceled', { reason: 'The oven broke' }, shop.storeStaff);
  expect(await readReasons(typed, buyer, 'ar')).toEqual(Array(3).fill('The oven broke'));
});

test('every reason to choose from, and those that the shop notes, have a text in both languages', () => {
  const noted = ['Order payment canceled', 'The payment was not found', 'The time to pay is over'];
  for (const reason of [...stopReasons.store, ...stopReasons.courier, ...noted]) {
    const [english, arabic] = [stopReasonText(reason, 'en'), stopReasonText(reason, 'ar')];
    expect(english).toMatch(/^[A-Z][\w’ ]+$/);
    expect(arabic).toMatch(/^[\u0600-\u06FF ]+$/);
  }
  expect(stopReasonText('The time to pay is over', 'ar')).toBe('انتهت مهلة الدفع');
  expect(stopReasonText(null, 'ar')).toBeNull();
});
