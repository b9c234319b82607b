import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBreaches } from '../../../invariants/find-breaches.ts';
import { codeOf, openOrderingShop, type OrderingShop } from '../../../testing/ordering-shop.ts';
import { addCustomer, addMember } from '../../../testing/people.ts';

let shop: OrderingShop;
let support: { authorization: string };
beforeAll(async () => {
  shop = await openOrderingShop();
  support = await addMember(shop.sql, { role: 'support' });
});
afterAll(async () => {
  expect(await findBreaches(shop.sql)).toEqual([]);
  await shop.close();
});

type CustomerList = { customers: { id: number; orders_count: number }[] };
const found = async (search: string) => {
  const answer = await shop.get(`/console/customers?search=${encodeURIComponent(search)}`, support);
  return answer.json<CustomerList>().customers.map(({ id }) => id);
};
const auditOf = (id: number) => shop.sql`
  select action, before, after from audit_log where subject = 'customer' and subject_id = ${String(id)} order by id`;

test('OPS-10 customers are found by name, phone, email and order number, and not by a part in the middle', async () => {
  const one = await addCustomer(shop.sql, { fName: 'Zeynep', phone: '+201055500123', email: 'zeynep.k@example.com' });
  const buyer = { kind: 'customer', id: one.id, headers: one.headers, guest: {} } as const;
  const wish = { buy_now: { item_id: 1, quantity: 1 }, order_type: 'take_away' };
  const { order_id } = (await shop.place(buyer, wish, 'search')).json<{ order_id: number }>();
  for (const text of ['zeyn', 'Zeynep Ad', '+20 105 5500123', '01055500123', '55500123', 'zeynep.k@', String(order_id)])
    expect([text, await found(text)]).toEqual([text, [one.id]]);
  expect(await found('eynep')).toEqual([]);
  expect(await found('zeyn%')).toEqual([]);
});

test('OPS-10 the page of a customer shows contact, orders, wallet and points', async () => {
  const buyer = await shop.customer();
  await shop.place(buyer, { buy_now: { item_id: 1, quantity: 1 }, order_type: 'take_away' }, 'page');
  const path = `/console/customers/${buyer.id}`;
  const adjusted = { unit: 'money', amount: 5, reason: 'For the late order' };
  await shop.post(`${path}/wallet`, adjusted, { ...support, 'idempotency-key': 'adjust' });
  expect((await shop.get(path, support)).json()).toMatchObject({
    ...{ id: buyer.id, name: 'Mariam Adel', status: 'active', orders_count: 1, addresses_count: 0 },
    ...{ wallet_balance: 5, loyalty_point: 0, blocked_at: null },
  });
  const { orders } = (await shop.get(`${path}/orders?limit=5&offset=1`, support)).json<{ orders: object[] }>();
  expect(orders).toMatchObject([{ order_status: 'pending', order_amount: 10 }]);
  const entries = (await shop.get(`${path}/wallet?unit=money&limit=5&offset=1`, support)).json<{ entries: object[] }>();
  expect(entries.entries).toMatchObject([{ change: 5, balance: 5, note: 'For the late order' }]);
  expect(await auditOf(buyer.id)).toMatchObject([
    { action: 'adjustWallet', before: { balance_minor: 0 }, after: { balance_minor: 500 } },
  ]);
  expect(codeOf(await shop.get('/console/customers/1', support))).toBe('customer_unknown');
});

test('OPS-10 a blocked account is signed out and cannot sign in; its order stays, and it can be unblocked', async () => {
  const buyer = await shop.customer();
  const wish = { buy_now: { item_id: 1, quantity: 1 }, order_type: 'take_away' };
  const { order_id } = (await shop.place(buyer, wish, 'block')).json<{ order_id: number }>();
  const block = (body: object) => shop.post(`/console/customers/${buyer.id}/block`, body, support);
  expect(codeOf(await block({ reason: '' }))).toBe('invalid_input');
  expect(codeOf(await block({ reason: 'Paid with stolen cards' }))).toBe('ok');
  expect((await shop.get('/customer/info', buyer.headers)).statusCode).toBe(401);
  expect(await shop.sql`select from sessions where customer_id = ${buyer.id}`).toHaveLength(0);
  expect(await shop.sql`select status from orders where id = ${order_id}`).toEqual([{ status: 'pending' }]);
  expect((await shop.get(`/console/customers/${buyer.id}`, support)).json()).toMatchObject({
    status: 'blocked',
    blocked_reason: 'Paid with stolen cards',
  });
  expect(codeOf(await shop.post(`/console/customers/${buyer.id}/unblock`, {}, support))).toBe('ok');
  expect(await auditOf(buyer.id)).toEqual([
    {
      action: 'blockCustomer',
      before: { status: 'active', has_reason: null },
      after: { status: 'blocked', has_reason: true },
    },
    {
      action: 'unblockCustomer',
      before: { status: 'blocked', has_reason: true },
      after: { status: 'active', has_reason: null },
    },
  ]);
  expect(codeOf(await shop.post('/console/customers/1/block', { reason: 'Nobody' }, support))).toBe('customer_unknown');
});

test('OPS-10 contact messages are listed for the shop, marked as answered, and unknown to staff of a store', async () => {
  const sent = { name: 'Omar', email: 'omar@example.com', topic: 'order', message: 'Where is my order, please?' };
  expect(codeOf(await shop.post('/contact', sent))).toBe('ok');
  type MessageList = { open_count: number; messages: { id: string; message: string }[] };
  const list = async (headers: { authorization: string }, name = 'open') =>
    (await shop.get(`/console/contact-messages?list=${name}&limit=5&offset=1`, headers)).json<MessageList>();
  const { open_count: openCount, messages } = await list(support);
  expect([openCount, messages]).toMatchObject([1, [{ message: sent.message }]]);
  const path = `/console/contact-messages/${messages[0]?.id}`;
  const store = await addMember(shop.sql, { role: 'store', storeIds: [1] });
  expect(await list(store)).toMatchObject({ open_count: 0, messages: [] });
  expect(codeOf(await shop.post(path, { is_answered: 1 }, store))).toBe('not_found');
  expect(codeOf(await shop.post(path, { is_answered: 1 }, support))).toBe('ok');
  expect((await list(support)).messages).toEqual([]);
  expect((await list(support, 'answered')).messages).toHaveLength(1);
  const rows = await shop.sql`select before, after from audit_log where action = 'markContactMessage'`;
  expect(rows).toEqual([{ before: { is_answered: false }, after: { is_answered: true } }]);
});
