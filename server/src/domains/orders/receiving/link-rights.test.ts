import { courierSteps } from '@rialto/contract/shapes/enums.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpointOf, rights } from '../../../testing/call-rights.ts';
import { openParcelShop, type ParcelShop } from '../../../testing/crew/parcel-shop.ts';
import { codeOf, type Buyer } from '../../../testing/ordering-shop.ts';
import { call } from '../../../testing/smallest-call.ts';

let shop: ParcelShop;
beforeAll(async () => {
  shop = await openParcelShop();
});
afterAll(() => shop.close());

const others = [...rights].filter(([, right]) => right !== 'open' && right !== 'receiver');
const ofOrders = new Set<string>(['order', 'ratedOrder', 'tracked', 'storeOrder', 'assignment']);

test('T58 PAR-04 a valid link opens no call of customers, couriers or staff, not even for its own parcel', async () => {
  const courier = await shop.addCourier();
  const { orderId, buyer, assignmentId } = await shop.acceptedParcel(courier, { payer: 'receiver' });
  const link = await shop.linkOf(orderId, buyer);
  expect(codeOf(await shop.get('/parcel/receive', link))).toBe('ok');
  const holder: Buyer = { kind: 'guest', id: 1, headers: link, guest: {} };
  const answers = [];
  for (const [name, right] of others) {
    const id = right === 'assignment' ? assignmentId : orderId;
    const named = ofOrders.has(right) ? { order_id: orderId, id } : {};
    answers.push([name, codeOf(await call(shop, endpointOf(name), holder, named))]);
  }
  expect(answers.length).toBeGreaterThan(150);
  expect(answers.filter(([, code]) => code !== 'token_invalid')).toEqual([]);
  expect((await shop.detail(orderId, buyer)).order_status).toBe('accepted');
});

test('T58 PAR-03 only its own courier takes the steps of a parcel', async () => {
  const [own, other] = [await shop.addCourier(), await shop.addCourier()];
  const { orderId, buyer, assignmentId } = await shop.acceptedParcel(own, {
    proofs: { pickUp: 'photo', dropOff: 'code' },
  });
  const statusOf = async () => (await shop.detail(orderId, buyer)).order_status;
  const code = (await shop.detail(orderId, buyer)).handover_code ?? '';
  expect(code).toMatch(/^\d{4}$/);
  for (const step of courierSteps)
    expect([step, codeOf(await shop.act(other, assignmentId, step))]).toEqual([step, 'assignment_unknown']);
  expect(codeOf(await shop.actWithPhoto(other, assignmentId, 'pick_up'))).toBe('assignment_unknown');
  expect(await statusOf()).toBe('accepted');
  expect(codeOf(await shop.actWithPhoto(own, assignmentId, 'pick_up'))).toBe('ok');
  expect(codeOf(await shop.act(other, assignmentId, 'deliver', { code }))).toBe('assignment_unknown');
  expect(await statusOf()).toBe('picked_up');
  expect(codeOf(await shop.act(own, assignmentId, 'deliver', { code }))).toBe('ok');
});
