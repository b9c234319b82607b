import type { BoardStore } from '@rialto/contract/calls/console/board-stores.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCourierShop, type CourierShop } from '../../../testing/crew/courier-shop.ts';
import { codeOf } from '../../../testing/ordering-shop.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { BoardStoreRow } from './board-stores.sql.ts';
import { boardStore } from './board-stores.view.ts';
import { pauseEnd } from './change-store-state.ts';

let shop: CourierShop;
beforeAll(async () => {
  shop = await openCourierShop();
});
afterAll(() => shop.close());

const MINUTE_MS = 60_000;
const put = (path: string, body: object, staff = shop.storeStaff) =>
  shop.put(`/console/board/stores/${path}`, body, staff.headers);
const stateOf = async (id: number, staff = shop.operator) =>
  (await shop.get('/console/board/stores', staff.headers))
    .json<{ stores: BoardStore[] }>()
    .stores.find((store) => store.id === id);
const orderCode = async () => {
  const buyer = await shop.guest();
  await shop.add(buyer, { item_id: 1 });
  return codeOf(await shop.place(buyer, {}));
};

test('OPS-03 staff pause their own store: no order is taken until the pause ends or the store is resumed', async () => {
  expect(codeOf(await put('1/pause', { length: 'hour' }))).toBe('ok');
  expect(await stateOf(1)).toMatchObject({ is_paused: 1, open: 0 });
  expect(await orderCode()).toBe('store_closed');
  shop.time.pass(61 * MINUTE_MS);
  expect(await stateOf(1)).toMatchObject({ is_paused: 0, open: 1 });
  expect(await orderCode()).not.toBe('store_closed');
  await put('1/pause', { length: 'open_end' });
  expect(await stateOf(1)).toMatchObject({ is_paused: 1, paused_until: null });
  await put('1/pause', { length: 'none' });
  expect(await orderCode()).not.toBe('store_closed');
  const [row] = await shop.sql<
    { action: string }[]
  >`select action from audit_log where subject = 'store' order by id limit 1`;
  expect(row?.action).toBe('pauseStore');
});

test('OPS-03 a busy store adds its minutes to the usual preparation', async () => {
  const orderId = await shop.placed();
  const usual = async () =>
    (await shop.get(`/console/orders/${orderId}`, shop.operator.headers)).json<{ usual_prep_minutes: number }>()
      .usual_prep_minutes;
  const before = await usual();
  await put('1/busy', { minutes: 15 });
  expect((await usual()) - before).toBe(15);
  await put('1/busy', { minutes: 0 });
  expect(await usual()).toBe(before);
});

test('OPS-13 another store is unknown to the staff of a store', async () => {
  for (const [path, body] of [
    ['2/pause', { length: 'hour' }],
    ['2/busy', { minutes: 15 }],
    ['2/staffed', { is_staffed: 1 }],
  ] as const)
    expect(codeOf(await put(path, body))).toBe('store_unknown');
  expect(await stateOf(2, shop.storeStaff)).toBeUndefined();
});

test('OPS-03 the simulation leaves a store alone for an hour after a person worked there, and until it is given back', async () => {
  expect(await stateOf(2)).toMatchObject({ is_staffed: 0 });
  await put('2/staffed', { is_staffed: 1 }, shop.operator);
  expect(await stateOf(2)).toMatchObject({ is_staffed: 1, is_simulated: 0, is_taken_over: 0 });
  await put('2/staffed', { is_staffed: 0 }, shop.operator);
  expect(await stateOf(2)).toMatchObject({ is_staffed: 0 });
  shop.time.pass(61 * MINUTE_MS);
  expect(await stateOf(1)).toMatchObject({ is_staffed: 0 });
  await shop.step(await shop.placed(), 'confirmed', {}, shop.storeStaff);
  expect(await stateOf(1)).toMatchObject({ is_staffed: 1 });
});

test('OPS-03 in the demo a store that a person took over can be given back', () => {
  const now = new Date('2026-03-02T12:00:00Z');
  const viewer = { language: 'en', now } as Viewer;
  const flagsOf = (staffedAt: Date | null, isDemo: boolean) => {
    const row = { nameEn: 'A', hours: [], holidays: [], timezone: 'UTC', pausedUntil: null, busyMinutes: 0, staffedAt };
    const { is_simulated, is_taken_over } = boardStore(row as unknown as BoardStoreRow, viewer, isDemo);
    return { is_simulated, is_taken_over };
  };
  expect(flagsOf(null, true)).toEqual({ is_simulated: 1, is_taken_over: 0 });
  expect(flagsOf(now, true)).toEqual({ is_simulated: 0, is_taken_over: 1 });
  expect(flagsOf(now, false)).toEqual({ is_simulated: 0, is_taken_over: 0 });
});

test('OPS-03 a pause until tomorrow ends at five in the morning of the store', () => {
  const at = (time: string) => new Date(`2026-03-02T${time}:00Z`);
  expect(pauseEnd('tomorrow', at('22:30'), 'UTC')).toEqual(new Date('2026-03-03T05:00:00Z'));
  expect(pauseEnd('tomorrow', at('01:00'), 'UTC')).toEqual(at('05:00'));
});
