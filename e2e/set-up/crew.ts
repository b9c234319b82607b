import type { APIRequestContext } from '@playwright/test';
import { randomInt, randomUUID } from 'node:crypto';
import { shopNow } from './shop-time.ts';
import { operatorHeaders } from './staff.ts';

type Run = { stops: { id: number; order_id: number }[] };
export type Place = { latitude: number; longitude: number };

let operator: ReturnType<typeof operatorHeaders> | null = null;

/** People who move an order: the staff of the shop, and a new courier. */
export async function hireCrew(request: APIRequestContext) {
  operator ??= operatorHeaders();
  const staff = await operator;
  const send = async <T>(path: string, data: object, headers: Record<string, string>): Promise<T> => {
    const answer = await request.post(`/api/v1${path}`, { data, headers });
    if (!answer.ok()) throw new Error(`${path} was refused: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const phone = `+2011${randomInt(10_000_000, 99_999_999)}`;
  const person = { f_name: 'Karim', l_name: 'Said', phone, vehicle: 'motorbike', zone_id: 2 };
  const { id } = await send<{ id: number }>('/console/couriers', person, staff);
  const { url } = await send<{ url: string }>(`/console/couriers/${id}/link`, {}, staff);
  const courier = { authorization: `Bearer ${new URL(url).hash.slice(1)}` };
  await send('/courier/shift', { is_on_shift: 1 }, courier);
  return {
    /** What the store and the operator do. */
    step: (orderId: number, to: string, more: object = {}) =>
      send(`/console/orders/${orderId}/step`, { to, ...more }, staff),
    offer: (orderId: number) => send(`/console/orders/${orderId}/courier`, { courier_id: id }, staff),
    /** What the courier does with the order. */
    take: async (orderId: number, step: string, more: object = {}) => {
      const run = (await (await request.get('/api/v1/courier/run', { headers: courier })).json()) as Run;
      const stop = run.stops.find(({ order_id }) => order_id === orderId);
      if (!stop) throw new Error(`Order ${orderId} is not in the run`);
      await send(
        `/courier/assignments/${stop.id}/step`,
        { step, ...more },
        { ...courier, 'idempotency-key': randomUUID() },
      );
    },
    report: (place: Place) =>
      send('/courier/position', { points: [{ ...place, at: shopNow().toISOString() }] }, courier),
    code: async (orderId: number) => {
      const answer = await request.get(`/api/v1/console/orders/${orderId}`, { headers: staff });
      return ((await answer.json()) as { handover_code: string | null }).handover_code;
    },
  };
}
