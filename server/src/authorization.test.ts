import { allEndpoints } from '@rialto/contract/all-endpoints.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBreaches } from './invariants/find-breaches.ts';
import { staffRoles } from '@rialto/contract/shapes/enums.ts';
import { permissionsOf } from '@rialto/rules/staff/permissions.ts';
import { addLinkedCourier } from './testing/crew/crew.ts';
import { addCourier, deliver, markDeliveredBy } from './testing/delivered-orders.ts';
import { NOON, openOrderingShop, type Buyer, type OrderingShop } from './testing/ordering-shop.ts';
import { addMember } from './testing/people.ts';
import { endpointOf, namesWith, rights, type Right } from './testing/call-rights.ts';
import { call, isLetIn, type Fields } from './testing/smallest-call.ts';

let shop: OrderingShop;
beforeAll(async () => {
  shop = await openOrderingShop();
  await shop.sql`insert into offline_payment_methods (id, name_en, details, questions) values (1, 'Bank', '[]', '[]')`;
  await addCourier(shop.sql, 1);
});
afterAll(async () => {
  expect(await findBreaches(shop.sql)).toEqual([]);
  await shop.close();
});

test('T58 every call has a row in the matrix, and no row is without its call', () => {
  expect([...rights.keys()].sort()).toEqual(Object.keys(allEndpoints).sort());
});

type Person = 'customer' | 'otherCustomer' | 'guest' | 'otherGuest' | 'nobody' | 'stranger';
type People = Record<Person, Buyer>;

async function people(): Promise<People> {
  const nobody: Buyer = { kind: 'guest', id: 0, headers: {}, guest: {} };
  return {
    customer: await shop.customer(),
    otherCustomer: await shop.customer(),
    guest: await shop.guest(),
    otherGuest: await shop.guest(),
    nobody,
    // An unknown token.
    stranger: { ...nobody, headers: { authorization: `Bearer ${'x'.repeat(43)}` } },
  };
}

test.each(namesWith('open'))('T58 %s responds equally to all callers, also with an invalid token', async (name) => {
  const answers = [];
  for (const person of Object.values(await people()))
    answers.push((await call(shop, endpointOf(name), person)).statusCode);
  // Subscribing and writing work once, and guesses are counted; all other calls give equal replies.
  const counted = answers.slice(1).filter((status) => status !== 429);
  expect(new Set(counted).size, `${name}: ${answers.join()}`).toBeLessThanOrEqual(1);
  expect(answers.filter((status) => status === 401 || status >= 500)).toEqual([]);
});

test.each(namesWith('customer', 'ratedOrder', 'address', 'session', 'conversation'))(
  'T58 %s requires a signed-in customer',
  async (name) => {
    const who = await people();
    const status = async (person: Person) => (await call(shop, endpointOf(name), who[person])).statusCode;
    expect([await status('nobody'), await status('guest'), await status('stranger')]).toEqual([403, 403, 401]);
    expect(isLetIn(await call(shop, endpointOf(name), who.customer))).toBe(true);
  },
);

test.each(namesWith('owner', 'order', 'cartLine'))('T58 %s requires a customer or a guest', async (name) => {
  const who = await people();
  const status = async (person: Person) => (await call(shop, endpointOf(name), who[person])).statusCode;
  expect([await status('nobody'), await status('stranger')]).toEqual([403, 401]);
  for (const person of ['customer', 'guest'] as const)
    expect(isLetIn(await call(shop, endpointOf(name), who[person]))).toBe(true);
});

test.each(namesWith('ownerOrNew'))('T58 %s accepts a visitor, and refuses an invalid token', async (name) => {
  const who = await people();
  expect((await call(shop, endpointOf(name), who.stranger)).statusCode).toBe(401);
  for (const person of ['customer', 'guest', 'nobody'] as const)
    expect(isLetIn(await call(shop, endpointOf(name), who[person]))).toBe(true);
});

test.each(namesWith('courier'))('T58 %s requires the link of a courier', async (name) => {
  const who = await people();
  const status = async (buyer: Buyer) => (await call(shop, endpointOf(name), buyer)).statusCode;
  const staff: Buyer = { ...who.nobody, headers: await addMember(shop.sql, { role: 'manager' }) };
  const others = [who.nobody, who.guest, who.stranger, who.customer, staff];
  expect(await Promise.all(others.map(status))).toEqual([403, 403, 401, 401, 401]);
  const courier: Buyer = { ...who.nobody, headers: (await addLinkedCourier(shop.sql)).headers };
  expect(isLetIn(await call(shop, endpointOf(name), courier))).toBe(true);
});

test.each(namesWith('staff:orders', 'staff:dispatch', 'staff:support'))(
  'T58 %s requires a member of staff with its permission',
  async (name) => {
    const who = await people();
    const status = async (person: Person) => (await call(shop, endpointOf(name), who[person])).statusCode;
    expect([await status('nobody'), await status('guest'), await status('customer')]).toEqual([403, 403, 401]);
    for (const role of staffRoles) {
      const member: Buyer = { ...who.nobody, headers: await addMember(shop.sql, { role, storeIds: [2] }) };
      const isPermitted = permissionsOf(role).some((permission) => rights.get(name) === `staff:${permission}`);
      expect([name, role, isLetIn(await call(shop, endpointOf(name), member))]).toEqual([name, role, isPermitted]);
    }
  },
);

/** Records of each owner that a call can name. */
async function thingOf(right: Right, buyer: Buyer): Promise<Fields> {
  if (right === 'session') {
    const answer = await shop.get('/customer/sessions', buyer.headers);
    const [session] = answer.json<{ sessions: { id: string }[] }>().sessions;
    return { id: session?.id };
  }
  if (right === 'conversation') {
    const sent = await shop.post('/customer/message/send', { receiver_type: 'admin', message: 'Hello' }, buyer.headers);
    return {
      conversation_id: sent.json<{ sent: { conversation_id: number } }>().sent.conversation_id,
      message: 'Hello',
    };
  }
  if (right === 'address') {
    const form = {
      address: 'Here',
      latitude: 33.1,
      longitude: 27.1,
      contact_person_name: 'M',
      contact_person_number: '+201001234567',
    };
    await shop.post('/customer/address/add', form, buyer.headers);
    const { addresses } = (await shop.get('/customer/address/list', buyer.headers)).json<{
      addresses: { id: number }[];
    }>();
    return { ...form, id: addresses[0]?.id, address_id: addresses[0]?.id };
  }
  const cart = (await shop.add(buyer, { item_id: 1 })).json<{ lines: { id: number }[] }>();
  if (right === 'cartLine') return { cart_id: cart.lines[0]?.id, quantity: 2 };
  if (right === 'ratedOrder') {
    const { order_id } = (await shop.order(buyer)).json<{ order_id: number }>();
    await deliver(shop.sql, order_id, NOON);
    await markDeliveredBy(shop.sql, 1, order_id, NOON);
    return { order_id, item_id: 1, rating: 5 };
  }
  const placed = await shop.order(buyer, { payment_method: 'digital_payment' });
  return { order_id: placed.json<{ order_id: number }>().order_id, answers: '[]', method_id: 1 };
}

test.each(namesWith('order', 'tracked', 'ratedOrder', 'cartLine', 'address', 'session', 'conversation'))(
  'T58 T59 T60 T61 %s accepts only the caller’s own records; others are not found',
  async (name) => {
    const right = rights.get(name) ?? 'open';
    const isForCustomers = ['address', 'session', 'ratedOrder', 'conversation'].includes(right);
    const kinds = isForCustomers ? (['customer'] as const) : (['customer', 'guest'] as const);
    for (const owner of kinds) {
      const who = await people();
      const thing = await thingOf(right, who[owner]);
      const strangers = (['customer', 'otherCustomer', 'guest', 'otherGuest'] as const).filter(
        (person) => person !== owner,
      );
      for (const stranger of strangers) {
        const answer = await call(shop, endpointOf(name), who[stranger], thing);
        const isKept = kinds.some((kind) => kind === who[stranger].kind);
        expect([name, owner, stranger, answer.statusCode]).toEqual([name, owner, stranger, isKept ? 404 : 403]);
      }
      const own = await call(shop, endpointOf(name), who[owner], thing);
      expect([401, 403, 404].includes(own.statusCode) || own.statusCode >= 500, `${name} ${owner} ${own.body}`).toBe(
        false,
      );
    }
  },
);
