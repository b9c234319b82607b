import { waitUntil } from '@rialto/database/testing/wait-until.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCourierShop, type CourierShop } from '../../../testing/crew/courier-shop.ts';
import { openStream, type OpenStream, type StreamedEvent } from '../../../testing/open-stream.ts';
import { addCustomer, addGuest, type TestCourier } from '../../../testing/people.ts';
import { sendLive } from '../../../platform/live/send-live.ts';

let shop: CourierShop;
let url: string;
beforeAll(async () => {
  shop = await openCourierShop();
  url = await shop.http.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => shop.close());

const report = async ({ headers }: TestCourier, latitude: number) => {
  const at = shop.time.now().toISOString();
  const answer = await shop.post('/courier/position', { points: [{ latitude, longitude: 27.1, at }] }, headers);
  expect(answer.json()).toMatchObject({ kept: 1 });
};
const isPosition = ({ name }: StreamedEvent) => name === 'courier_position';
const latitudeIn = ({ data }: StreamedEvent) => (data as { latitude: number }).latitude;
const isShown = (page: OpenStream, latitude: number) =>
  waitUntil(`${latitude} is shown`, () => page.events.filter(isPosition).map(latitudeIn).includes(latitude));

test('COU-04 a position reaches the open page of its customer and none of another customer or guest', async () => {
  const [courier, owner] = [await shop.addCourier(), await shop.customer()];
  const [other, guest] = [await addCustomer(shop.sql), await addGuest(shop.sql)];
  const { orderId } = await shop.pickedUp(courier, owner);
  const page = await openStream(url, owner.headers);
  const strangers = [await openStream(url, other.headers), await openStream(url, { 'x-guest-id': guest.guestId })];
  shop.time.pass(4_000);
  await report(courier, 33.1005);
  await isShown(page, 33.1005);
  shop.time.pass(4_000);
  await report(courier, 33.101);
  await isShown(page, 33.101);
  for (const { data } of page.events.filter(isPosition)) expect(data).toMatchObject({ order_id: orderId });
  // Streams keep the order of events, so what is not before this one was never sent.
  const audiences = [`customer:${other.id}` as const, `guest:${guest.id}` as const];
  await sendLive(shop.sql, { audiences, name: 'order_late', data: { order_id: 1 } });
  for (const stream of strangers) {
    expect((await stream.received(1)).map(({ name }) => name)).toEqual(['order_late']);
    expect(stream.events.filter(isPosition)).toEqual([]);
  }
});
