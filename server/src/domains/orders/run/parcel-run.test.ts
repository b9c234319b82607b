import type { Run } from '@rialto/contract/calls/couriers.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { findBreaches } from '../../../invariants/find-breaches.ts';
import { CONTENT, NOTE, openParcelShop, receiver, sender, type ParcelShop } from '../../../testing/crew/parcel-shop.ts';
import { movementsOf } from '../../../testing/money/wallets.ts';
import { codeOf, queryOf, type Buyer } from '../../../testing/ordering-shop.ts';
import type { TestCourier } from '../../../testing/people.ts';
import { MINUTE_MS } from '../../../testing/time.ts';
import { openWays } from '../../geo/geo.public.ts';
import { markLateOrders } from '../arrival/mark-late-orders.ts';
import { openArrivals } from '../arrival/open-arrivals.ts';

let shop: ParcelShop;
beforeAll(async () => {
  shop = await openParcelShop();
});
afterAll(() => shop.close());
afterEach(async () => {
  expect((await findBreaches(shop.sql)).filter(({ number }) => number !== 12)).toEqual([]);
});

const runOf = async (courier: TestCourier) => (await shop.get('/courier/run', courier.headers)).json<Run>();
const trackOf = async (orderId: number, buyer: Buyer) =>
  (await shop.get(`/customer/order/track?order_id=${orderId}&${queryOf(buyer)}`, buyer.headers)).json<{
    pick_up_code: string | null;
    handover_code: string | null;
  }>();
const paymentOf = async (orderId: number) => {
  const [row] = await shop.sql<{ status: string; payment: string; cash: number; booked: number }[]>`
    select o.status, o.payment_status as payment,
      (select coalesce(sum(a.cash_minor), 0)::int from assignments a where a.order_id = o.id) as cash,
      (select coalesce(sum(e.amount), 0)::int from ledger_entries e
       where e.order_id = o.id and e.reason = 'cash_payment') as booked
    from orders o where o.id = ${orderId}`;
  return row;
};
const wrong = (code: string) => (code === '0000' ? '0001' : '0000');

test('PAR-03 COU-02 a parcel goes from its sender to its receiver, with both doors on the run of the courier', async () => {
  const courier = await shop.addCourier();
  const { orderId } = await shop.parcel({ payer: 'receiver' });
  expect(codeOf(await shop.step(orderId, 'confirmed', {}, shop.storeStaff))).toBe('order_unknown');
  expect((await shop.step(orderId, 'confirmed')).json()).toMatchObject({ arrival: { is_late: 0 } });
  expect(codeOf(await shop.step(orderId, 'processing'))).toBe('order_step_refused');
  const { assignment_id: id } = (await shop.offer(orderId, courier)).json<{ assignment_id: number }>();
  const [offered] = (await runOf(courier)).stops;
  expect(offered).toMatchObject({ next_step: 'accept', is_ready: 0, lines: [], order_note: null });
  expect(offered?.parcel).toMatchObject({ name: 'Documents', content: null });
  expect(offered?.pick_up).toMatchObject({ address: sender.address, name: '', phone: null, house: null, note: null });

  expect((await shop.act(courier, id, 'accept')).json()).toMatchObject({ order_status: 'accepted' });
  const [ready] = (await runOf(courier)).stops;
  expect(ready).toMatchObject({ next_step: 'pick_up', is_ready: 1, cash_at: 'drop_off', cash_to_collect: 5 });
  expect(ready?.pick_up).toMatchObject({ name: 'Mariam', phone: sender.phone, house: sender.house, note: sender.note });
  expect(ready?.drop_off).toMatchObject({ name: 'Omar', phone: receiver.phone, address: receiver.address });
  expect(ready?.parcel).toMatchObject({ content: CONTENT, pick_up_proof: 'none', drop_off_proof: 'none', wish: null });
  expect(ready?.order_note).toBe(NOTE);
  await shop.post(
    '/courier/position',
    { points: [{ latitude: 33.12, longitude: 27.11, at: shop.time.now().toISOString() }] },
    courier.headers,
  );
  const toSender = (await runOf(courier)).stops[0]?.route?.distance ?? 0;
  expect(toSender).toBeGreaterThan(500);
  expect(toSender).toBeLessThan(1_800);

  expect((await shop.act(courier, id, 'pick_up')).json()).toMatchObject({ order_status: 'picked_up' });
  const [moving] = (await runOf(courier)).stops;
  expect(moving).toMatchObject({ next_step: 'deliver', cash_to_collect: 5 });
  expect(moving?.route?.distance).toBeGreaterThan(toSender);
  expect(await paymentOf(orderId)).toEqual({ status: 'picked_up', payment: 'unpaid', cash: 0, booked: 0 });
  expect(codeOf(await shop.act(courier, id, 'deliver'))).toBe('ok');
  expect(await paymentOf(orderId)).toEqual({ status: 'delivered', payment: 'paid', cash: 500, booked: 500 });
  expect((await runOf(courier)).cash_collected).toBe(5);
});

test('PAR-03 cash of the sender is collected and booked at pick-up, once', async () => {
  const courier = await shop.addCourier();
  const { orderId, buyer, assignmentId } = await shop.acceptedParcel(courier, { payer: 'sender' });
  expect((await runOf(courier)).stops[0]).toMatchObject({ cash_at: 'pick_up', cash_to_collect: 5 });
  for (const step of ['pick_up', 'pick_up'])
    expect((await shop.act(courier, assignmentId, step)).json()).toMatchObject({ order_status: 'picked_up' });
  expect(await paymentOf(orderId)).toEqual({ status: 'picked_up', payment: 'paid', cash: 500, booked: 500 });
  expect((await runOf(courier)).stops[0]).toMatchObject({ cash_to_collect: 0 });
  expect((await runOf(courier)).cash_collected).toBe(5);
  expect(await shop.detail(orderId, buyer)).toMatchObject({ payment_status: 'paid' });
  expect(codeOf(await shop.act(courier, assignmentId, 'deliver'))).toBe('ok');
  expect(await paymentOf(orderId)).toEqual({ status: 'delivered', payment: 'paid', cash: 500, booked: 500 });
});

test('PAR-03 the operator may move a parcel for its courier, and the cash is booked in the same steps', async () => {
  const courier = await shop.addCourier();
  const { orderId } = await shop.acceptedParcel(courier, { payer: 'sender' });
  expect(codeOf(await shop.step(orderId, 'picked_up'))).toBe('ok');
  expect(await paymentOf(orderId)).toEqual({ status: 'picked_up', payment: 'paid', cash: 500, booked: 500 });
  expect(codeOf(await shop.step(orderId, 'delivered'))).toBe('ok');
  expect(await paymentOf(orderId)).toEqual({ status: 'delivered', payment: 'paid', cash: 500, booked: 500 });

  const alone = await shop.parcel({ payer: 'receiver' });
  for (const to of ['confirmed', 'accepted', 'picked_up', 'delivered'] as const)
    expect(codeOf(await shop.step(alone.orderId, to))).toBe('ok');
  expect(await paymentOf(alone.orderId)).toEqual({ status: 'delivered', payment: 'paid', cash: 0, booked: 500 });
});

test('PAR-03 a parcel that fails after pick-up leaves the books in order, also if the receiver should have paid', async () => {
  const courier = await shop.addCourier();
  const bySender = await shop.acceptedParcel(courier, { payer: 'sender', buyer: await shop.customer() });
  await shop.act(courier, bySender.assignmentId, 'pick_up');
  expect((await shop.act(courier, bySender.assignmentId, 'give_up')).json()).toMatchObject({ order_status: 'failed' });
  expect(await shop.assignmentsOf(bySender.orderId)).toEqual([{ state: 'returned', courier_id: courier.id }]);
  // The courier brings the cash back with the parcel, and the books say so.
  expect(await paymentOf(bySender.orderId)).toEqual({ status: 'failed', payment: 'paid', cash: 500, booked: 500 });
  expect(await movementsOf(shop.sql, bySender.orderId)).toEqual(['cash_payment 500', 'cash_refund 500']);

  const byReceiver = await shop.acceptedParcel(courier, { payer: 'receiver' });
  await shop.act(courier, byReceiver.assignmentId, 'pick_up');
  await shop.act(courier, byReceiver.assignmentId, 'give_up');
  expect(await paymentOf(byReceiver.orderId)).toEqual({ status: 'failed', payment: 'unpaid', cash: 0, booked: 0 });
});

test('PAR-03 cash of a parcel that comes back goes to the wallet of a sender who chose so', async () => {
  const [courier, buyer] = [await shop.addCourier(), await shop.customer()];
  const { orderId, assignmentId } = await shop.acceptedParcel(courier, { payer: 'sender', buyer });
  await shop.sql`update orders set refund_to = 'wallet' where id = ${orderId}`;
  await shop.act(courier, assignmentId, 'pick_up');
  await shop.step(orderId, 'canceled', { reason: 'Damaged' });
  expect(await paymentOf(orderId)).toMatchObject({ status: 'canceled', payment: 'refunded', cash: 500 });
  expect((await shop.detail(orderId, buyer)).money_back).toEqual([
    expect.objectContaining({ amount: 5, to: 'wallet' }),
  ]);
});

test('COU-05 PAR-03 a category asks for a code at both ends, which are two different codes', async () => {
  const courier = await shop.addCourier();
  const proofs = { pickUp: 'code', dropOff: 'code' } as const;
  const { orderId, buyer, assignmentId } = await shop.acceptedParcel(courier, { proofs });
  const { pick_up_code: first, handover_code: second } = await trackOf(orderId, buyer);
  expect([first, second]).toEqual([expect.stringMatching(/^\d{4}$/), expect.stringMatching(/^\d{4}$/)]);
  const link = await shop.linkOf(orderId, buyer);
  const seen = await shop.get('/parcel/receive', link);
  expect(seen.json()).toMatchObject({ handover_code: second });
  expect((await shop.detail(orderId, buyer)).parcel_details?.pick_up_code).toBe(first);
  const phone = await shop.get(`/customer/order/track?order_id=${orderId}&contact_number=%2B201001234567`);
  expect(phone.json()).toMatchObject({ pick_up_code: null, handover_code: null, sender_details: null });
  if (first === null || second === null) throw new Error('No codes');

  const act = (step: string, code: string) => shop.act(courier, assignmentId, step, { code });
  expect(codeOf(await shop.act(courier, assignmentId, 'pick_up'))).toBe('handover_code_wrong');
  for (let guess = 0; guess < 5; guess++)
    expect(codeOf(await act('pick_up', wrong(first)))).toBe('handover_code_wrong');
  expect(codeOf(await act('pick_up', first))).toBe('too_many_requests');
  expect(await shop.statusOf(orderId)).toBe('accepted');
  shop.time.pass(10 * MINUTE_MS);
  expect(codeOf(await act('pick_up', first))).toBe('ok');
  // A step that is sent again needs no proof.
  expect(codeOf(await shop.act(courier, assignmentId, 'pick_up'))).toBe('ok');
  expect((await trackOf(orderId, buyer)).pick_up_code).toBeNull();
  for (let guess = 0; guess < 4; guess++)
    expect(codeOf(await act('deliver', wrong(second)))).toBe('handover_code_wrong');
  expect(codeOf(await act('deliver', second))).toBe('ok');
  const [kept] = await shop.sql`select pick_up_proof, proof from assignments where id = ${assignmentId}`;
  expect(kept).toEqual({ pick_up_proof: 'code', proof: 'code' });
});

test('COU-05 PAR-03 photos of both ends are kept for the sender, and replace a code', async () => {
  const courier = await shop.addCourier();
  const proofs = { pickUp: 'photo', dropOff: 'code' } as const;
  const { orderId, buyer, assignmentId } = await shop.acceptedParcel(courier, { proofs });
  expect(codeOf(await shop.act(courier, assignmentId, 'pick_up'))).toBe('handover_photo_required');
  expect(codeOf(await shop.actWithPhoto(courier, assignmentId, 'pick_up'))).toBe('ok');
  expect(codeOf(await shop.actWithPhoto(courier, assignmentId, 'pick_up'))).toBe('ok');
  expect(codeOf(await shop.actWithPhoto(courier, assignmentId, 'deliver'))).toBe('ok');
  const [kept] = await shop.sql<{ pick_up_file_id: string; file_id: string; pick_up_proof: string; proof: string }[]>`
    select pick_up_file_id, file_id, pick_up_proof, proof from assignments where id = ${assignmentId}`;
  expect(kept).toMatchObject({ pick_up_proof: 'photo', proof: 'photo' });
  expect(kept?.file_id).not.toBe(kept?.pick_up_file_id);
  const uploads = await shop.sql`select from uploads where kind = 'handover' and guest_id = ${buyer.id}`;
  expect(uploads).toHaveLength(2);
  const { pick_up_photo, drop_off_photo } = (await shop.detail(orderId, buyer)).parcel_details ?? {};
  expect([pick_up_photo, drop_off_photo]).toEqual([`/files/${kept?.pick_up_file_id}`, `/files/${kept?.file_id}`]);
  for (const path of [pick_up_photo, drop_off_photo]) {
    const view = (query: string) => shop.http.inject({ url: `${path}?${query}` });
    expect((await view(queryOf(buyer))).statusCode).toBe(200);
    expect((await view(queryOf(await shop.guest()))).statusCode).toBe(404);
  }
});

test('COU-05 a parcel without a proof of its own follows the setting of the shop at the door, not at pick-up', async () => {
  await shop.sql`update shop_settings set settings = settings || '{"handover":"code"}'`;
  const courier = await shop.addCourier();
  await expect.poll(async () => (await runOf(courier)).settings.handover).toBe('code');
  const { orderId, buyer, assignmentId } = await shop.acceptedParcel(courier);
  expect(codeOf(await shop.act(courier, assignmentId, 'pick_up'))).toBe('ok');
  expect(codeOf(await shop.act(courier, assignmentId, 'deliver'))).toBe('handover_code_wrong');
  const { handover_code: code } = await trackOf(orderId, buyer);
  expect(codeOf(await shop.act(courier, assignmentId, 'deliver', { code }))).toBe('ok');
  await shop.sql`update shop_settings set settings = settings || '{"handover":"none"}'`;
});

test('COU-02 couriers are suggested for a parcel by their way to its sender, and the board shows both of its ends', async () => {
  const [near, far] = [await shop.addCourier({ fName: 'Near' }), await shop.addCourier({ fName: 'Far' })];
  const report = ({ headers }: TestCourier, latitude: number) =>
    shop.post(
      '/courier/position',
      { points: [{ latitude, longitude: sender.lng, at: shop.time.now().toISOString() }] },
      headers,
    );
  await report(near, sender.lat + 0.001);
  await report(far, sender.lat - 0.02);
  const { orderId } = await shop.parcel();
  await shop.step(orderId, 'confirmed');
  const { couriers } = (await shop.get(`/console/orders/${orderId}/couriers`, shop.operator.headers)).json<{
    couriers: { id: number; distance: number | null }[];
  }>();
  const order = couriers.filter(({ id }) => id === near.id || id === far.id);
  expect(order.map(({ id }) => id)).toEqual([near.id, far.id]);
  expect(order[0]?.distance).toBeLessThan(300);
  const board = await shop.get(`/console/orders/${orderId}`, shop.operator.headers);
  expect(board.json()).toMatchObject({
    store: null,
    parcel: { name: 'Documents', pick_up: { address: sender.address }, drop_off: { address: receiver.address } },
    next_steps: ['accepted', 'canceled'],
    timezone: expect.any(String) as string,
  });
  expect((await shop.get(`/console/orders/${orderId}`, shop.storeStaff.headers)).statusCode).toBe(404);
});

test('TRK-07 PAR-03 a parcel that no courier picks up is marked as late, once', async () => {
  const { orderId, buyer } = await shop.parcel();
  const arrivals = openArrivals({ clock: shop.time.now, ways: openWays(shop.time.now, null), speed: 1 });
  const { arrival } = (await shop.step(orderId, 'confirmed')).json<{ arrival: { from: string; until: string } }>();
  const wait = Date.parse(arrival.until) - shop.time.now().getTime();
  expect(wait).toBeGreaterThan(10 * MINUTE_MS);
  expect(wait).toBeLessThan(60 * MINUTE_MS);
  shop.time.pass(wait);
  for (let round = 0; round < 2; round++) await markLateOrders(shop.sql, arrivals, shop.time.now());
  expect((await shop.detail(orderId, buyer)).arrival).toMatchObject({ is_late: 1 });
  const events = await shop.sql`
    select from outbox where topic = 'order.late' and payload ->> 'orderId' = ${String(orderId)}`;
  expect(events).toHaveLength(1);
});
