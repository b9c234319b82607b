import { expect, type APIRequestContext } from '@playwright/test';
import { randomInt, randomUUID } from 'node:crypto';
import { newGuest, placeOrder } from './orders.ts';
import { shopNow } from './shop-time.ts';
import { staffHeaders } from './staff.ts';

const ZONE = 2;

export type Place = { latitude: number; longitude: number };
/** `link` opens the courier's page; `headers` make the calls of that page. */
export type Courier = { id: number; link: string; headers: { authorization: string } };
export type Staff = Awaited<ReturnType<typeof openStaff>>;

type Headers = Record<string, string>;
type Run = { stops: { id: number; order_id: number }[] };
type BoardOrder = { handover_code: string | null; order_status: string; payment_status: string };
type Guest = Awaited<ReturnType<typeof newGuest>>;

function sender(request: APIRequestContext, headers: Headers) {
  return async <T>(method: 'get' | 'post' | 'delete', path: string, data?: object, more: Headers = {}): Promise<T> => {
    const options = { headers: { ...headers, ...more }, ...(data && { data }) };
    const answer = await request[method](`/api/v1${path}`, options);
    if (!answer.ok()) throw new Error(`${path} was refused: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
}

/** The staff of the shop: they move orders and employ couriers, through the calls of the console. */
export async function openStaff(request: APIRequestContext) {
  const ask = sender(request, await staffHeaders('manager'));
  const read = (orderId: number) => ask<BoardOrder>('get', `/console/orders/${orderId}`);
  const step = (orderId: number, to: string, more: object = {}) =>
    ask('post', `/console/orders/${orderId}/step`, { to, ...more });
  const offer = (orderId: number, { id }: Courier) =>
    ask('post', `/console/orders/${orderId}/courier`, { courier_id: id });
  return {
    step,
    offer,
    statusOf: async (orderId: number) => (await read(orderId)).order_status,
    /** Empty if the shop asks for no code. */
    codeOf: async (orderId: number) => (await read(orderId)).handover_code ?? '',
    revokeLink: ({ id }: Courier) => ask('delete', `/console/couriers/${id}/link`),
    async addCourier(): Promise<Courier> {
      const phone = `+2011${randomInt(10_000_000, 99_999_999)}`;
      const person = { f_name: 'Karim', l_name: 'Said', phone, vehicle: 'motorbike', zone_id: ZONE };
      const { id } = await ask<{ id: number }>('post', '/console/couriers', person);
      const { pathname, hash } = new URL((await ask<{ url: string }>('post', `/console/couriers/${id}/link`)).url);
      return { id, link: `${pathname}${hash}`, headers: { authorization: `Bearer ${hash.slice(1)}` } };
    },
    /** An order of a guest, ready at the store and offered to the courier. */
    async offerNewOrder(courier: Courier, { isPaid = false } = {}): Promise<{ orderId: number; guest: Guest }> {
      const guest = await newGuest(request);
      const method = isPaid ? 'digital_payment' : 'cash_on_delivery';
      const { order_id: orderId, redirect_link: payLink } = await placeOrder(request, guest, { method });
      if (payLink) await request.post(payLink, { form: { answer: 'approve' }, maxRedirects: 0 });
      if (payLink) await expect.poll(async () => (await read(orderId)).payment_status).toBe('paid');
      for (const to of ['confirmed', 'processing', 'handover']) await step(orderId, to);
      await offer(orderId, courier);
      return { orderId, guest };
    },
  };
}

/** Everybody who moves an order: the staff, and a new courier on shift who makes the calls of the courier's page. */
export async function hireCrew(request: APIRequestContext) {
  const staff = await openStaff(request);
  const courier = await staff.addCourier();
  const ask = sender(request, courier.headers);
  await ask('post', '/courier/shift', { is_on_shift: 1 });
  const offer = (orderId: number) => staff.offer(orderId, courier);
  const take = async (orderId: number, step: string, more: object = {}): Promise<void> => {
    const { stops } = await ask<Run>('get', '/courier/run');
    const stop = stops.find(({ order_id }) => order_id === orderId);
    if (!stop) throw new Error(`Order ${orderId} is not in the run`);
    const key = { 'idempotency-key': randomUUID() };
    await ask('post', `/courier/assignments/${stop.id}/step`, { step, ...more }, key);
  };
  return {
    ...staff,
    courier,
    offer,
    /** A step of the courier. */
    take,
    /** Confirms and prepares an order, until the courier has picked it up. */
    async untilPickedUp(orderId: number): Promise<void> {
      await staff.step(orderId, 'confirmed', { prep_minutes: 20 });
      await offer(orderId);
      await take(orderId, 'accept');
      for (const to of ['processing', 'handover']) await staff.step(orderId, to);
      await take(orderId, 'pick_up');
    },
    report: (place: Place) => ask('post', '/courier/position', { points: [{ ...place, at: shopNow().toISOString() }] }),
  };
}
