import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openParcelShop, type ParcelShop } from '../../../testing/crew/parcel-shop.ts';
import { mailOf } from '../../../testing/mailbox.ts';

let shop: ParcelShop;
beforeAll(async () => {
  shop = await openParcelShop();
});
afterAll(() => shop.close());

test('ACC-10 PAR-03 the news of a parcel name no store and do not say that the sender receives it', async () => {
  const buyer = await shop.customer();
  const [row] = await shop.sql<{ phone: string }[]>`select phone from customers where id = ${buyer.id}`;
  const { orderId } = await shop.parcel({ buyer });
  for (const to of ['confirmed', 'accepted', 'picked_up', 'delivered'] as const) await shop.step(orderId, to);
  await vi.waitFor(
    async () => expect(await shop.sql`select from outbox where delivered_at is null`).toHaveLength(0),
    15_000,
  );
  const texts = (await mailOf(shop, row?.phone ?? '')).map(({ text }) => text);
  expect(texts.toSorted()).toEqual(
    [
      `We received your order ${orderId}. Follow it under My orders at Rialto.`,
      `Your parcel ${orderId} is booked. A courier will pick it up.`,
      `Your parcel ${orderId} was picked up and is on the way.`,
      `Your parcel ${orderId} was handed over.`,
    ].toSorted(),
  );
});
