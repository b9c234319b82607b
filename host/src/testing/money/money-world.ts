import type { Sql } from '@rialto/database/sql.ts';
import { signedWebhook } from '@rialto/server/testing/paying-shop.ts';
import { addCustomer, addMember, type TestCustomer } from '@rialto/server/testing/people.ts';
import { fillWallet } from '@rialto/server/testing/money/wallets.ts';
import { setTimeout as wait } from 'node:timers/promises';
import type { Line } from '../buyers.ts';
import { callTo, expectDone, type Call, type Headers } from './calls.ts';

/** More than any order of the tests costs. */
export const FILLED = 50_000;
const RETRY_MS = 100;
const steps = ['confirmed', 'processing', 'handover', 'delivered'];
const contact = { contact_person_name: 'Mariam Adel', contact_person_number: '+201001234567' };

export type Shop = { db: Sql; url: string; line: Line; now: Date };

export type MoneyWorld = Shop & {
  operator: Headers;
  post(path: string, body: object, headers: Headers): Call;
  /** A new customer with this balance. */
  customer(balanceMinor?: number): Promise<TestCustomer>;
  order(customer: TestCustomer, wish?: object): Call;
  /** Places an order and returns its number. */
  placed(customer: TestCustomer, wish?: object): Promise<number>;
  step(orderId: number, to: string): Call;
  /** Lets an order pass its steps, up to this one. */
  walk(orderId: number, last: 'handover' | 'delivered'): Promise<void>;
  /** The provider's message that the only payment of a top-up or an order is paid. */
  paidMessage(column: 'order_id' | 'top_up_id', id: number): Promise<Call>;
};

export async function openMoneyWorld(shop: Shop): Promise<MoneyWorld> {
  const { db, url, now } = shop;
  const operator = await addMember(db, { role: 'manager', now });
  const post: MoneyWorld['post'] = (path, body, headers) => callTo(url, path, body, headers);
  const step: MoneyWorld['step'] = (orderId, to) => post(`/console/orders/${orderId}/step`, { to }, operator);
  const order: MoneyWorld['order'] = ({ headers }, wish = { payment_method: 'wallet' }) => {
    const goods = { source: 'buy_now', line: shop.line, order_type: 'take_away', latitude: 33, longitude: 27 };
    return post('/customer/order/place', { ...goods, ...contact, ...wish }, headers);
  };
  return {
    ...{ ...shop, operator, post, step, order },
    customer: async (balanceMinor = FILLED) => {
      const customer = await addCustomer(db);
      if (balanceMinor > 0) await fillWallet(db, customer.id, balanceMinor);
      return customer;
    },
    placed: async (customer, wish) => Number((await expectDone(order(customer, wish)))['order_id']),
    walk: async (orderId, last) => {
      for (const to of steps.slice(0, steps.indexOf(last) + 1)) await expectDone(step(orderId, to));
    },
    paidMessage: async (column, id) => {
      const [payment] = await (column === 'order_id'
        ? db<{ id: string }[]>`select id from payments where order_id = ${id}`
        : db<{ id: string }[]>`select id from payments where top_up_id = ${id}`);
      return { url, path: '/payments/webhook/sandbox', ...(await signedWebhook(db, now, payment?.id ?? '')) };
    },
  };
}

/** Rewards are given when the events of an order are delivered. */
export async function eventsDelivered(db: Sql): Promise<void> {
  while ((await db`select from outbox where delivered_at is null and failed_at is null limit 1`).length > 0)
    await wait(RETRY_MS);
}
