import type { BoardOrder } from '@rialto/contract/calls/console/orders.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ofShop, ofStore, type SendReply } from '../../../testing/crew/chat-shop.ts';
import { openCourierShop, type CourierShop } from '../../../testing/crew/courier-shop.ts';
import { codeOf } from '../../../testing/ordering-shop.ts';
import { addMember } from '../../../testing/people.ts';

let shop: CourierShop;
beforeAll(async () => {
  shop = await openCourierShop();
});
afterAll(() => shop.close());

const MINUTE_MS = 60_000;
const boardOf = async (ids: readonly number[], staff = shop.storeStaff) =>
  (await shop.get(`/console/orders?limit=50&ids=[${ids.join(',')}]`, staff.headers)).json<{ orders: BoardOrder[] }>()
    .orders;
const prepare = (orderId: number, minutes: number, staff = shop.storeStaff) =>
  shop.put(`/console/orders/${orderId}/preparation`, { prep_minutes: minutes }, staff.headers);
const audited = (orderId: number) => shop.sql<{ action: string; before: object; after: object }[]>`
  select action, before, after from audit_log where subject = 'order' and subject_id = ${String(orderId)} order by id`;

test('OPS-03 the board shows what to prepare, how long it usually takes and when it must be ready', async () => {
  const orderId = await shop.placed(undefined, { order_note: 'Ring twice' });
  const [placed] = await boardOf([orderId]);
  expect(placed).toMatchObject({
    order_status: 'pending',
    order_note: 'Ring twice',
    lines: [{ quantity: 1 }],
    usual_prep_minutes: 20,
    ready_by: null,
  });
  await shop.step(orderId, 'confirmed', { prep_minutes: 15 }, shop.storeStaff);
  const [confirmed] = await boardOf([orderId]);
  expect(Date.parse(confirmed?.ready_by ?? '')).toBe(shop.time.now().getTime() + 15 * MINUTE_MS);
});

test('OPS-03 only the asked orders are listed, without ended ones and without those of another store', async () => {
  const [open, ended, other] = [await shop.placed(), await shop.placed(), await shop.placed()];
  await shop.step(ended, 'canceled', { reason: 'Sold out' });
  expect((await boardOf([open, ended])).map(({ id }) => id)).toEqual([open]);
  const elsewhere = { headers: await addMember(shop.sql, { role: 'store', storeIds: [2], now: shop.time.now() }) };
  expect(await boardOf([open, other], elsewhere)).toEqual([]);
});

test('OPS-03 a step that is sent again after a lost reply succeeds once and is recorded once', async () => {
  const orderId = await shop.placed();
  const accept = () => shop.step(orderId, 'confirmed', { prep_minutes: 15 }, shop.storeStaff);
  expect([codeOf(await accept()), codeOf(await accept())]).toEqual(['ok', 'ok']);
  expect(await audited(orderId)).toEqual([
    {
      action: 'stepBoardOrder',
      before: { status: 'pending', prep_minutes: null },
      after: { status: 'confirmed', prep_minutes: 15 },
    },
  ]);
});

test('OPS-03 a delay moves the promised arrival, is recorded, and an order that was late is no longer', async () => {
  const orderId = await shop.placed();
  expect(codeOf(await prepare(orderId, 30))).toBe('order_step_refused');
  await shop.step(orderId, 'confirmed', { prep_minutes: 15 }, shop.storeStaff);
  const [before] = await boardOf([orderId]);
  await shop.sql`update orders set late_at = ${shop.time.now()} where id = ${orderId}`;
  expect(codeOf(await prepare(orderId, 45))).toBe('ok');
  expect(codeOf(await prepare(orderId, 45))).toBe('ok');
  const [after] = await boardOf([orderId]);
  const moved = Date.parse(after?.arrival?.until ?? '') - Date.parse(before?.arrival?.until ?? '');
  expect(moved).toBeGreaterThanOrEqual(30 * MINUTE_MS);
  expect(after).toMatchObject({ prep_minutes: 45, late_at: null });
  expect((await audited(orderId)).at(-1)).toEqual({
    action: 'changePrepTime',
    before: { prep_minutes: 15 },
    after: { prep_minutes: 45 },
  });
  await shop.step(orderId, 'processing', {}, shop.storeStaff);
  await shop.step(orderId, 'handover', {}, shop.storeStaff);
  expect(codeOf(await prepare(orderId, 60))).toBe('order_step_refused');
});

test('OPS-10 an order tells its whole story: who, the money, and what staff did with their names', async () => {
  const courier = await shop.addCourier();
  const orderId = await shop.placed();
  await shop.step(orderId, 'confirmed', { prep_minutes: 15 });
  await shop.offer(orderId, courier);
  await shop.del(`/console/orders/${orderId}/courier`, shop.operator.headers);
  const read = async (staff: typeof shop.operator) =>
    (await shop.get(`/console/orders/${orderId}`, staff.headers)).json<{
      contact: object | null;
      changes: { by: string; action: string; values: object }[];
    }>();
  const { contact, changes } = await read(shop.operator);
  expect(contact).toMatchObject({ name: 'Mariam Adel', phone: '+201001234567' });
  expect(changes.map(({ action, values }) => [action, values])).toEqual([
    ['stepBoardOrder', { status: 'confirmed', prep_minutes: 15 }],
    ['offerOrder', { courier_id: courier.id }],
    ['withdrawOrder', { courier_id: null }],
  ]);
  expect(changes[0]?.by).toMatch(/^manager/);
  expect((await read(shop.storeStaff)).contact).toBeNull();
});

test('OPS-10 an order leads to its customer and to what the customer wrote; a store sees only what was written to it', async () => {
  const buyer = await shop.customer();
  const orderId = await shop.placed(buyer);
  const write = async (to: object) =>
    (await shop.post('/customer/message/send', { ...to, message: 'Where is it?' }, buyer.headers)).json<SendReply>()
      .sent.conversation_id;
  const linksFor = async (staff: typeof shop.operator) => {
    const { customer_id, conversation_id } = (await shop.get(`/console/orders/${orderId}`, staff.headers)).json<{
      customer_id: number | null;
      conversation_id: number | null;
    }>();
    return { customer_id, conversation_id };
  };
  expect(await linksFor(shop.operator)).toEqual({ customer_id: buyer.id, conversation_id: null });
  const toShop = await write(ofShop);
  expect(await linksFor(shop.operator)).toEqual({ customer_id: buyer.id, conversation_id: toShop });
  expect(await linksFor(shop.storeStaff)).toEqual({ customer_id: null, conversation_id: null });
  shop.time.pass(MINUTE_MS);
  const toStore = await write(ofStore());
  expect(await linksFor(shop.operator)).toEqual({ customer_id: buyer.id, conversation_id: toStore });
  expect(await linksFor(shop.storeStaff)).toEqual({ customer_id: null, conversation_id: toStore });
});

test('OPS-10 an order is found by its number and by the phone, also after it ended, and only among the own stores', async () => {
  const orderId = await shop.placed(undefined, { contact_person_number: '+201007654321' });
  await shop.step(orderId, 'canceled', { reason: 'Sold out' });
  const found = async (search: string, staff = shop.operator) =>
    (await shop.get(`/console/orders?search=${encodeURIComponent(search)}`, staff.headers))
      .json<{ orders: BoardOrder[] }>()
      .orders.map(({ id }) => id);
  for (const search of [`#${orderId}`, '+201007654321', '0100 765 4321'])
    expect(await found(search)).toEqual([orderId]);
  expect(await found('100000001')).toEqual([]);
  const elsewhere = { headers: await addMember(shop.sql, { role: 'store', storeIds: [2], now: shop.time.now() }) };
  expect(await found(String(orderId), elsewhere)).toEqual([]);
});
