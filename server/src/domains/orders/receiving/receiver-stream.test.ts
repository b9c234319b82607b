import { waitUntil } from '@rialto/database/testing/wait-until.ts';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openParcelShop, sender, type ParcelShop } from '../../../testing/crew/parcel-shop.ts';
import { openStream } from '../../../testing/open-stream.ts';
import { openTestApi } from '../../../testing/open-test-api.ts';
import type { Buyer } from '../../../testing/ordering-shop.ts';
import type { NewLiveEvent } from '../../../platform/live/live-event.ts';
import { positionSender } from '../arrival/send-positions.ts';
import { HOUR_MS } from '../../../testing/time.ts';
import type { TestCourier } from '../../../testing/people.ts';

let shop: ParcelShop;
let url: string;
beforeAll(async () => {
  shop = await openParcelShop({ live: { heartbeatMs: 300, recheckMs: 300 } });
  url = await shop.http.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => shop.close());

const tokenOf = ({ authorization }: { authorization: string }) => authorization.slice('Bearer '.length);
const changeLink = (orderId: number, buyer: Buyer, isActive: 0 | 1) =>
  shop.post('/customer/order/parcel-link', { order_id: orderId, is_active: isActive, ...buyer.guest }, buyer.headers);
const trackingToken = async (link: { authorization: string }) =>
  (await shop.get('/parcel/receive', link)).json<{ tracking_token: string }>().tracking_token;
const namesIn = (events: { name: string }[]) => events.map(({ name }) => name).filter((name) => name !== 'reset');

test('PAR-04 the stream of the receiver follows the parcel and says nothing about the sender', async () => {
  const courier = await shop.addCourier();
  const { orderId, buyer, assignmentId } = await shop.acceptedParcel(courier);
  const link = await shop.linkOf(orderId, buyer);
  const page = await openStream(url, { 'x-tracking-token': await trackingToken(link) });
  expect(page.status).toBe(200);
  await shop.post('/parcel/receive/wish', { wish: 'door' }, link);
  await shop.act(courier, assignmentId, 'pick_up');
  await shop.act(courier, assignmentId, 'deliver');
  await waitUntil('it is delivered', () =>
    page.events.some(({ data }) => (data as { order_status?: string }).order_status === 'delivered'),
  );
  const text = JSON.stringify(page.events);
  for (const secret of [sender.name, sender.phone, sender.address, String(sender.lat), 'Mariam', String(buyer.id)])
    expect(text).not.toContain(secret);
  expect(page.isEnded()).toBe(false);
  shop.time.pass(HOUR_MS);
  await waitUntil('the stream ends with the link', page.isEnded);
  expect((await openStream(url, { 'x-tracking-token': tokenOf(link) })).status).toBe(404);
});

test('PAR-04 the open stream of a replaced link is told to read again and gets nothing more', async () => {
  // A node that does not check the rights of its streams again during this test.
  const node = await openTestApi({ sharedDatabase: shop.database, clock: shop.time.now });
  onTestFinished(() => node.close());
  const nodeUrl = await node.http.listen({ port: 0, host: '127.0.0.1' });
  const courier = await shop.addCourier();
  const { orderId, buyer, assignmentId } = await shop.acceptedParcel(courier);
  const open = async (link: { authorization: string }) => {
    const page = await openStream(nodeUrl, { 'x-tracking-token': tokenOf(link) });
    await waitUntil('it began', () => page.events.length > 0);
    return page;
  };
  await waitUntil('the steps so far were sent', async () => {
    const waiting = await shop.sql`select from outbox where delivered_at is null`;
    return waiting.length === 0;
  });
  const former = await open(await shop.linkOf(orderId, buyer));
  await changeLink(orderId, buyer, 1);
  await former.received(1);
  const current = await open(await shop.linkOf(orderId, buyer));
  await shop.act(courier, assignmentId, 'pick_up');
  await waitUntil('the new one follows', () => namesIn(current.events).includes('order_status'));
  expect([namesIn(former.events), former.isEnded()]).toEqual([['courier_changed'], false]);
});

test('PAR-04 the open stream of a revoked link is closed at the next check, and cannot be opened again', async () => {
  const { orderId, buyer } = await shop.parcel();
  const link = await shop.linkOf(orderId, buyer);
  const page = await openStream(url, { 'x-tracking-token': tokenOf(link) });
  expect(page.status).toBe(200);
  await changeLink(orderId, buyer, 0);
  await waitUntil('it is closed', page.isEnded);
  expect((await openStream(url, { 'x-tracking-token': tokenOf(link) })).status).toBe(404);
});

test('PAR-04 COU-04 positions go to the current link only, from pick-up to delivery and not at the door of the sender', async () => {
  const courier = await shop.addCourier();
  const { orderId, buyer, assignmentId } = await shop.acceptedParcel(courier);
  const sent: NewLiveEvent[] = [];
  const send = positionSender(shop.sql, { broadcast: (event) => void sent.push(event), isListenedTo: () => true });
  const audiences = async (at: { lat: number; lng: number }) => {
    shop.time.pass(60_000);
    await report(courier, at);
    sent.length = 0;
    await send(shop.time.now());
    return sent.flatMap((event) => event.audiences).filter((one) => one.startsWith('receiver:'));
  };
  const far = { lat: sender.lat - 0.004, lng: sender.lng };
  expect(await audiences(sender)).toEqual([]);
  await shop.act(courier, assignmentId, 'pick_up');
  expect(await audiences({ lat: sender.lat + 0.0002, lng: sender.lng })).toEqual([]);
  expect(await audiences(far)).toEqual([`receiver:${orderId}.1`]);
  await changeLink(orderId, buyer, 0);
  expect(await audiences({ lat: far.lat - 0.001, lng: far.lng })).toEqual([]);
  await changeLink(orderId, buyer, 1);
  expect(await audiences(far)).toEqual([`receiver:${orderId}.2`]);
  await shop.act(courier, assignmentId, 'deliver');
  expect(await audiences({ lat: far.lat - 0.001, lng: far.lng })).toEqual([]);
});

const report = (courier: TestCourier, { lat, lng }: { lat: number; lng: number }) =>
  shop.post(
    '/courier/position',
    { points: [{ latitude: lat, longitude: lng, at: shop.time.now().toISOString() }] },
    courier.headers,
  );
