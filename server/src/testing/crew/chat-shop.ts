import type { LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import { assign } from './crew.ts';
import { multipart } from '../multipart.ts';
import { openOrderingShop, type OrderingShop } from '../ordering-shop.ts';
import { addCustomer, addMember, type TestCustomer } from '../people.ts';
import { testTime, type TestTime } from '../time.ts';

export type Message = {
  id: number;
  conversation_id: number;
  sender_type: string;
  message: string;
  file_full_url: string[];
  is_seen: number;
  order_id: number | null;
};
export type Conversation = {
  id: number | null;
  receiver_type: string;
  receiver_id: number | null;
  name: string;
  unread_message_count: number;
  can_write: number;
  last_message: Message | null;
};
export type SendReply = { conversation: Conversation; sent: Message };
export type Thread = { conversation: Conversation; messages: Message[]; has_more: number; total_size: number };
export type Inbox = { conversations: Conversation[]; unread_message_count: number; total_size: number };
export type Headers = Record<string, string>;
export type Member = { headers: Headers };

export const ofStore = (id = 1) => ({ receiver_type: 'store', receiver_id: id });
export const ofShop = { receiver_type: 'admin' };

export type ChatShop = OrderingShop & {
  time: TestTime;
  operator: Member;
  /** Staff of store 1. */
  storeStaff: Member;
  /** Another customer for the next test, called Mona. */
  newCustomer(): Promise<TestCustomer>;
  send(headers: Headers, body: object, key?: string): Promise<LightMyRequestResponse>;
  inbox(headers: Headers, query?: string): Promise<Inbox>;
  thread(headers: Headers, party: object, more?: string): Promise<Thread>;
  answer(id: number | null, message: string, by?: Member): Promise<LightMyRequestResponse>;
  /** Sends pictures without a text, to the shop if no other path is given. */
  sendPictures(headers: Headers, count: number, path?: string): Promise<LightMyRequestResponse>;
  /** An order of the customer, accepted by the courier. */
  startRun(customer: TestCustomer, courierId: number): Promise<number>;
  endRun(orderId: number): Promise<void>;
};

type Settings = Pick<NonNullable<Parameters<typeof openOrderingShop>[0]>, 'hasRequestLimits' | 'push'>;

/** The ordering shop with staff, and the calls of chat. */
export async function openChatShop(settings: Settings = {}): Promise<ChatShop> {
  const time = testTime();
  const shop = await openOrderingShop({ clock: time.now, ...settings });
  const { sql } = shop;
  const operator = { headers: await addMember(sql, { role: 'manager' }) };
  return {
    ...shop,
    time,
    operator,
    storeStaff: { headers: await addMember(sql, { role: 'store', storeIds: [1] }) },
    newCustomer: () => {
      time.pass(1_000);
      return addCustomer(sql, { fName: 'Mona' });
    },
    send: (headers, body, key) =>
      shop.post('/customer/message/send', body, { ...headers, ...(key && { 'idempotency-key': key }) }),
    inbox: async (headers, query = '') => (await shop.get(`/customer/message/list?${query}`, headers)).json<Inbox>(),
    async thread(headers, party, more = '') {
      const query = new URLSearchParams(party as Record<string, string>).toString();
      return (await shop.get(`/customer/message/details?${query}&${more}`, headers)).json<Thread>();
    },
    answer: (id, message, { headers } = operator) =>
      shop.post(`/console/conversations/${id}/messages`, { message }, headers),
    sendPictures: (headers, count, path) => sendPictures(shop, headers, count, path),
    async startRun(customer, courierId) {
      const buyer = { kind: 'customer', id: customer.id, headers: customer.headers, guest: {} } as const;
      await shop.add(buyer, { item_id: 1 });
      const orderId = (await shop.order(buyer)).json<{ order_id: number }>().order_id;
      await assign(sql, { orderId, courierId, at: time.now() });
      return orderId;
    },
    async endRun(orderId) {
      await sql`
        update assignments set state = 'delivered', picked_up_at = ${time.now()}, ended_at = ${time.now()}
        where order_id = ${orderId}`;
    },
  };
}

async function sendPictures(
  { http }: OrderingShop,
  headers: Headers,
  count: number,
  path?: string,
): Promise<LightMyRequestResponse> {
  const drawn = sharp({ create: { width: 40, height: 30, channels: 3, background: '#c33' } });
  const bytes = await drawn.jpeg().toBuffer();
  const form = multipart([
    ...(path === undefined ? [{ name: 'receiver_type', value: 'admin' }] : []),
    ...Array.from({ length: count }, () => ({ name: 'image[]', bytes })),
  ]);
  return http.inject({
    method: 'POST',
    url: `/api/v1${path ?? '/customer/message/send'}`,
    headers: { ...headers, ...form.headers },
    payload: form.payload,
  });
}
