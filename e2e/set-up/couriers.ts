import type { APIRequestContext } from '@playwright/test';
import { randomInt } from 'node:crypto';
import { moveOrder, newGuest, placeOrder, type Buyer } from './orders.ts';
import { operatorHeaders } from './staff.ts';

const ZONE = 2;

export type Courier = { id: number; link: string };
export type Dispatch = {
  addCourier: () => Promise<Courier>;
  revokeLink: (courier: Courier) => Promise<void>;
  /** An order that is ready at the store and offered to the courier. */
  offer: (courier: Courier) => Promise<{ orderId: number; buyer: Buyer }>;
  cancel: (orderId: number) => Promise<void>;
  codeOf: (orderId: number) => Promise<string>;
  statusOf: (orderId: number) => Promise<string>;
};

/** Works like a dispatcher: with a token of the command line, through the calls of the console. */
export async function newDispatch(request: APIRequestContext): Promise<Dispatch> {
  const headers = await operatorHeaders();
  const ask = async <T>(method: 'get' | 'post' | 'delete', path: string, data?: object) => {
    const answer = await request[method](`/api/v1/console${path}`, {
      headers,
      ...(data && { data }),
    });
    if (!answer.ok()) throw new Error(`${path} was refused: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const orderOf = (orderId: number) =>
    ask<{ handover_code: string; order_status: string }>('get', `/orders/${orderId}`);
  return {
    async addCourier() {
      const phone = `+2010${randomInt(10_000_000, 99_999_999)}`;
      const person = { f_name: 'Karim', l_name: 'Said', phone, vehicle: 'motorbike', zone_id: ZONE };
      const { id } = await ask<{ id: number }>('post', '/couriers', person);
      const { url } = await ask<{ url: string }>('post', `/couriers/${id}/link`);
      return { id, link: url.slice(url.indexOf('/courier/')) };
    },
    revokeLink: ({ id }) => ask('delete', `/couriers/${id}/link`),
    async offer({ id }) {
      const buyer = await newGuest(request);
      const { order_id } = await placeOrder(request, buyer);
      await moveOrder(order_id, 'confirmed', 'processing', 'handover');
      await ask('post', `/orders/${order_id}/courier`, { courier_id: id });
      return { orderId: order_id, buyer };
    },
    cancel: (orderId) => ask('post', `/orders/${orderId}/step`, { to: 'canceled', reason: 'The kitchen is closed.' }),
    codeOf: async (orderId) => (await orderOf(orderId)).handover_code,
    statusOf: async (orderId) => (await orderOf(orderId)).order_status,
  };
}
