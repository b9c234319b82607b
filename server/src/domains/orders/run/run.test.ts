import type { Run } from '@rialto/contract/calls/couriers.ts';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { findBreaches } from '../../../invariants/find-breaches.ts';
import { openCourierShop, type CourierShop } from '../../../testing/crew/courier-shop.ts';
import { multipart } from '../../../testing/multipart.ts';
import { codeOf, queryOf } from '../../../testing/ordering-shop.ts';
import type { TestCourier } from '../../../testing/people.ts';

let shop: CourierShop;
beforeAll(async () => {
  shop = await openCourierShop();
});
afterAll(() => shop.close());
afterEach(async () => {
  await useSettings({ handover: 'none', hidesPhones: false });
  expect((await findBreaches(shop.sql)).filter(({ number }) => number !== 12)).toEqual([]);
});

async function useSettings(settings: object): Promise<void> {
  await shop.sql`update shop_settings set settings = settings || ${JSON.stringify(settings)}::jsonb`;
  // Settings are cached until the notification arrives; reading waits for it.
  await expect
    .poll(async () => (await shop.get('/courier/run', probe.headers)).json<Run>().settings.handover)
    .toBe((settings as { handover: string }).handover);
}
let probe: TestCourier;
beforeAll(async () => {
  probe = await shop.addCourier();
});

const runOf = async (courier: TestCourier) => (await shop.get('/courier/run', courier.headers)).json<Run>();
const photo = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#345' } })
    .jpeg()
    .toBuffer();
const deliverWithPhoto = async (courier: TestCourier, assignmentId: number) => {
  const { headers, payload } = multipart([
    { name: 'step', value: 'deliver' },
    { name: 'photo', bytes: await photo() },
  ]);
  const url = `/api/v1/courier/assignments/${assignmentId}/step`;
  return shop.http.inject({ method: 'POST', url, headers: { ...headers, ...courier.headers }, payload });
};

test('TRK-05 COU-02 an order goes from confirmed to delivered through its store and its courier', async () => {
  const courier = await shop.addCourier();
  const orderId = await shop.placed();
  expect(codeOf(await shop.step(orderId, 'confirmed', { prep_minutes: 15 }, shop.storeStaff))).toBe('ok');
  const { assignment_id: id } = (await shop.offer(orderId, courier)).json<{ assignment_id: number }>();
  const [offered] = (await runOf(courier)).stops;
  expect(offered).toMatchObject({ id, state: 'offered', next_step: 'accept', order_id: orderId, is_ready: 0 });
  expect(offered?.drop_off).toMatchObject({ name: '', phone: null, house: null, address: '12 Harbour Street' });

  expect((await shop.act(courier, id, 'accept')).json()).toEqual({ order_id: orderId, order_status: 'accepted' });
  expect(codeOf(await shop.act(courier, id, 'pick_up'))).toBe('order_step_refused');
  for (const to of ['processing', 'handover'] as const)
    expect(codeOf(await shop.step(orderId, to, {}, shop.storeStaff))).toBe('ok');
  const [ready] = (await runOf(courier)).stops;
  expect(ready).toMatchObject({ state: 'accepted', is_ready: 1, next_step: 'pick_up', offer_ends_at: null });
  expect(ready?.drop_off).toMatchObject({ name: 'Mariam', phone: '+201001234567' });
  expect(ready?.lines).toEqual([expect.objectContaining({ quantity: 1, choices: [] })]);

  expect(codeOf(await shop.act(courier, id, 'pick_up'))).toBe('ok');
  const [moving] = (await runOf(courier)).stops;
  expect(moving).toMatchObject({ state: 'picked_up', next_step: 'deliver', arrival: { is_late: 0 } });
  expect(moving?.route?.distance).toBeGreaterThan(0);
  expect(moving?.cash_to_collect).toBeGreaterThan(0);
  expect(codeOf(await shop.act(courier, id, 'deliver'))).toBe('ok');
  const run = await runOf(courier);
  expect(run.stops).toEqual([]);
  expect(run.cash_collected).toBe(moving?.cash_to_collect);
  expect(await shop.statusOf(orderId)).toBe('delivered');
});

test('COU-03 a step that is sent again changes nothing, and a step of a withdrawn order is explained', async () => {
  const courier = await shop.addCourier();
  const { orderId, assignmentId } = await shop.pickedUp(courier);
  for (const step of ['accept', 'pick_up', 'pick_up'])
    expect((await shop.act(courier, assignmentId, step)).json()).toMatchObject({ order_status: 'picked_up' });
  expect(codeOf(await shop.act(courier, assignmentId, 'deliver'))).toBe('ok');
  expect(codeOf(await shop.act(courier, assignmentId, 'deliver'))).toBe('ok');
  expect(codeOf(await shop.act(courier, assignmentId, 'give_up'))).toBe('assignment_unknown');
  expect(await shop.assignmentsOf(orderId)).toEqual([{ state: 'delivered', courier_id: courier.id }]);

  const other = await shop.accepted(courier);
  await shop.del(`/console/orders/${other.orderId}/courier`, shop.operator.headers);
  const answer = await shop.act(courier, other.assignmentId, 'pick_up');
  expect([answer.statusCode, codeOf(answer)]).toEqual([404, 'assignment_unknown']);
});

test('COU-03 a step that waited for the network has the time at which it was pressed', async () => {
  const courier = await shop.addCourier();
  const { orderId, assignmentId } = await shop.pickedUp(courier);
  shop.time.pass(10 * 60_000);
  const pressedAt = shop.time.now().toISOString();
  shop.time.pass(5 * 60_000);
  await shop.act(courier, assignmentId, 'deliver', { pressed_at: pressedAt });
  const [log] = await shop.sql<{ at: Date }[]>`
    select at from order_status_log where order_id = ${orderId} and status = 'delivered'`;
  expect(log?.at.toISOString()).toBe(pressedAt);

  const next = await shop.pickedUp(courier);
  await shop.act(courier, next.assignmentId, 'deliver', { pressed_at: '2031-01-01T00:00:00Z' });
  const [ahead] = await shop.sql<{ at: Date }[]>`
    select at from order_status_log where order_id = ${next.orderId} and status = 'delivered'`;
  expect(ahead?.at).toEqual(shop.time.now());
});

test('COU-05 an order is handed over with the code of the customer, and guessing it is limited', async () => {
  await useSettings({ handover: 'code' });
  const [courier, buyer] = [await shop.addCourier(), await shop.guest()];
  const { orderId, assignmentId } = await shop.pickedUp(courier, buyer);
  const own = await shop.get(`/customer/order/track?order_id=${orderId}&${queryOf(buyer)}`);
  const { handover_code: code } = own.json<{ handover_code: string }>();
  expect(code).toMatch(/^\d{4}$/);
  const phone = await shop.get(`/customer/order/track?order_id=${orderId}&contact_number=%2B201001234567`);
  expect(phone.json()).toMatchObject({ handover_code: null, route: null, delivery_address: null });

  const wrong = code === '0000' ? '0001' : '0000';
  expect(codeOf(await shop.act(courier, assignmentId, 'deliver'))).toBe('handover_code_wrong');
  for (let guess = 0; guess < 5; guess++)
    expect(codeOf(await shop.act(courier, assignmentId, 'deliver', { code: wrong }))).toBe('handover_code_wrong');
  const blocked = await shop.act(courier, assignmentId, 'deliver', { code });
  expect([codeOf(blocked), Number(blocked.headers['retry-after'])]).toEqual(['too_many_requests', 600]);
  shop.time.pass(10 * 60_000);
  expect(codeOf(await shop.act(courier, assignmentId, 'deliver', { code }))).toBe('ok');
  const after = await shop.get(`/customer/order/track?order_id=${orderId}&${queryOf(buyer)}`);
  expect(after.json()).toMatchObject({ order_status: 'delivered', handover_code: null });
});

test('COU-05 an order is left at the door with a photo that only its customer may see', async () => {
  await useSettings({ handover: 'photo' });
  const [courier, buyer] = [await shop.addCourier(), await shop.guest()];
  const { assignmentId } = await shop.pickedUp(courier, buyer);
  expect(codeOf(await shop.act(courier, assignmentId, 'deliver'))).toBe('handover_photo_required');
  expect(codeOf(await deliverWithPhoto(courier, assignmentId))).toBe('ok');
  const [stored] = await shop.sql<{ proof: string; id: string; kind: string }[]>`
    select a.proof, u.id, u.kind from assignments a join uploads u on u.id = a.file_id where a.id = ${assignmentId}`;
  expect(stored).toMatchObject({ proof: 'photo', kind: 'handover' });
  const view = (query: string, headers = {}) => shop.http.inject({ url: `/files/${stored?.id}?${query}`, headers });
  expect((await view(queryOf(buyer))).statusCode).toBe(200);
  expect((await view('')).statusCode).toBe(404);
  expect((await view(queryOf(await shop.guest()))).statusCode).toBe(404);
});

test('COU-05 a customer who is not there has a way on: a photo instead of the code, or the order comes back', async () => {
  await useSettings({ handover: 'code' });
  const courier = await shop.addCourier();
  const first = await shop.pickedUp(courier);
  expect(codeOf(await deliverWithPhoto(courier, first.assignmentId))).toBe('ok');
  const { cash_collected: cash } = await runOf(courier);
  expect(cash).toBeGreaterThan(0);
  const second = await shop.pickedUp(courier);
  const reason = 'Nobody opened';
  expect((await shop.act(courier, second.assignmentId, 'give_up', { reason })).json()).toMatchObject({
    order_status: 'failed',
  });
  expect(await shop.assignmentsOf(second.orderId)).toEqual([{ state: 'returned', courier_id: courier.id }]);
  expect((await runOf(courier)).cash_collected).toBe(cash);
});

test('COU-06 courier and customer do not see each other’s number where the shop hides it', async () => {
  const [courier, buyer] = [await shop.addCourier(), await shop.customer()];
  const { orderId } = await shop.accepted(courier, buyer);
  const phones = async () => {
    const detail = await shop.get(`/customer/order/details?order_id=${orderId}`, buyer.headers);
    const { delivery_man } = detail.json<{ delivery_man: { phone: string | null } }>();
    return [delivery_man.phone === null, (await runOf(courier)).stops[0]?.drop_off.phone ?? null];
  };
  expect(await phones()).toEqual([false, '+201001234567']);
  await useSettings({ handover: 'code', hidesPhones: true });
  expect(await phones()).toEqual([true, null]);
});

test('COU-01 a shift with accepted orders does not end, and one with offers gives them to others', async () => {
  const [courier, other] = [await shop.addCourier(), await shop.addCourier()];
  const { assignmentId } = await shop.accepted(courier);
  const end = () => shop.post('/courier/shift', { is_on_shift: 0 }, courier.headers);
  expect(codeOf(await end())).toBe('run_not_finished');
  expect(codeOf(await shop.act(courier, assignmentId, 'decline'))).toBe('ok');
  expect((await end()).json()).toEqual({ is_on_shift: 0, shift_started_at: null });
  expect(codeOf(await shop.offer(await shop.placed(), courier))).toBe('order_step_refused');
  const orderId = await shop.placed();
  await shop.step(orderId, 'confirmed');
  expect(codeOf(await shop.offer(orderId, courier))).toBe('courier_unavailable');
  expect(codeOf(await shop.offer(orderId, { id: 999_999 }))).toBe('courier_unknown');
  expect(codeOf(await shop.offer(orderId, other))).toBe('ok');
});
