import { permissions, staffRoles, type Permission, type StaffRole } from '@rialto/contract/shapes/enums.ts';
import { hashOf } from './domains/identity/identity.public.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBreaches } from './invariants/find-breaches.ts';
import { endpointOf, namesWith, rights, type Right } from './testing/call-rights.ts';
import { openOrderingShop, type Buyer, type OrderingShop } from './testing/ordering-shop.ts';
import { addCourierOnShift, addMember } from './testing/people.ts';
import { call, isLetIn } from './testing/smallest-call.ts';

let shop: OrderingShop;
beforeAll(async () => {
  shop = await openOrderingShop();
});
afterAll(async () => {
  expect(await findBreaches(shop.sql)).toEqual([]);
  await shop.close();
});

/** Staff and couriers have their own tokens, so each is a stranger to the calls of the others. */
async function crew(): Promise<Record<StaffRole | 'courier', Buyer>> {
  const asBuyer = (headers: Record<string, string>): Buyer => ({ kind: 'guest', id: 1, headers, guest: {} });
  return {
    owner: asBuyer(await addMember(shop.sql, { role: 'owner' })),
    manager: asBuyer(await addMember(shop.sql, { role: 'manager' })),
    support: asBuyer(await addMember(shop.sql, { role: 'support' })),
    dispatcher: asBuyer(await addMember(shop.sql, { role: 'dispatcher' })),
    store: asBuyer(await addMember(shop.sql, { role: 'store', storeIds: [1] })),
    courier: asBuyer((await addCourierOnShift(shop.sql)).headers),
  };
}

type Role = keyof Awaited<ReturnType<typeof crew>>;

/** Who may do what, written down here once more: a change of the rules must be a change of this table too. */
const rolesByPermission: Record<Permission, StaffRole[]> = {
  orders: ['owner', 'manager', 'dispatcher', 'support', 'store'],
  dispatch: ['owner', 'manager', 'dispatcher'],
  support: ['owner', 'manager', 'support', 'store'],
  decisions: ['owner', 'manager', 'support'],
  customers: ['owner', 'manager', 'support'],
  catalogue: ['owner', 'manager', 'store'],
  stores: ['owner', 'manager'],
  offers: ['owner', 'manager'],
  zones: ['owner', 'manager'],
  figures: ['owner', 'manager', 'store'],
  settings: ['owner'],
  staff: ['owner'],
};
const withPermission = (permission: Permission): Role[] => rolesByPermission[permission];

const allowedRoles: Partial<Record<Right, Role[]>> = {
  courier: ['courier'],
  assignment: ['courier'],
  staff: [...staffRoles],
  staffSession: [...staffRoles],
  ...Object.fromEntries(permissions.map((permission) => [`staff:${permission}`, withPermission(permission)])),
  storeOrder: withPermission('orders'),
};
const crewRights = [
  ...permissions.map((name) => `staff:${name}` as const),
  ...(['storeOrder', 'staff', 'staffSession'] as const),
];

/** Callers whose token is refused whatever the call, with the reason. */
async function refusedCallers(): Promise<[string, Buyer, string][]> {
  const owner = async (change: (tokenHash: Buffer) => Promise<unknown>) => {
    const headers = await addMember(shop.sql, { role: 'owner' });
    await change(hashOf(headers.authorization.replace('Bearer ', '')));
    return { kind: 'guest', id: 1, headers, guest: {} } as const;
  };
  const anonymous: Buyer = { kind: 'guest', id: 0, headers: {}, guest: {} };
  return [
    ['a customer', await shop.customer(), 'token_invalid'],
    ['a guest', await shop.guest(), 'sign_in_required'],
    ['anonymous', anonymous, 'sign_in_required'],
    [
      'an ended session',
      await owner((hash) => shop.sql`delete from staff_sessions where token_hash = ${hash}`),
      'token_invalid',
    ],
    [
      'an expired session',
      await owner(
        (hash) => shop.sql`
        update staff_sessions set created_at = '2019-01-01', ends_at = '2020-01-01' where token_hash = ${hash}`,
      ),
      'token_invalid',
    ],
    [
      'an ended member',
      await owner(
        (hash) => shop.sql`
        update staff set is_active = false where id = (select staff_id from staff_sessions where token_hash = ${hash})`,
      ),
      'token_invalid',
    ],
    [
      'a missing second factor',
      await owner((hash) => shop.sql`update staff_sessions set lacks_code = true where token_hash = ${hash}`),
      'second_factor_required',
    ],
  ];
}

const codeOf = (answer: { statusCode: number; json<T>(): T }) =>
  answer.statusCode === 200 ? 'ok' : answer.json<{ errors: { code: string }[] }>().errors[0]?.code;

test.each(namesWith(...crewRights))(
  'OPS-13 %s is refused to customers, guests, anonymous callers, ended sessions and missing second factors',
  async (name) => {
    for (const [who, caller, code] of await refusedCallers()) {
      const answer = await call(shop, endpointOf(name), caller);
      if (rights.get(name) === 'staffSession' && code === 'second_factor_required') expect(isLetIn(answer)).toBe(true);
      else expect([name, who, codeOf(answer)]).toEqual([name, who, code]);
    }
  },
);

test.each(namesWith('courier', 'assignment', ...crewRights))(
  'OPS-13 T58 %s is open to the roles whose permissions cover it, and to no other',
  async (name) => {
    const allowed = allowedRoles[rights.get(name) ?? 'open'] ?? [];
    for (const [role, member] of Object.entries(await crew())) {
      const answer = await call(shop, endpointOf(name), member);
      const mayCall = allowed.some((one) => one === role);
      expect([name, role, isLetIn(answer)]).toEqual([name, role, mayCall]);
    }
    if (crewRights.some((right) => right === rights.get(name))) return;
    for (const person of [await shop.customer(), await shop.guest()]) {
      const { statusCode } = await call(shop, endpointOf(name), person);
      expect([name, statusCode]).toEqual([name, 'authorization' in person.headers ? 401 : 403]);
    }
  },
);

test.each(namesWith('receiver'))('T58 PAR-04 %s is refused to everybody but the holder of the link', async (name) => {
  const people = [await shop.customer(), await shop.guest(), ...Object.values(await crew())];
  for (const person of people) {
    const { statusCode } = await call(shop, endpointOf(name), person);
    expect([name, statusCode]).toEqual([name, 404]);
  }
});

test('T58 the calls of customers are refused to couriers and staff', async () => {
  const staff = await crew();
  for (const name of namesWith('customer', 'owner', 'ownerOrNew', 'order', 'cartLine', 'address', 'session'))
    for (const member of Object.values(staff)) {
      const { statusCode } = await call(shop, endpointOf(name), member);
      expect([name, statusCode]).toEqual([name, 401]);
    }
});

test.each(namesWith('storeOrder'))('T58 %s finds only orders of the caller’s stores', async (name) => {
  const buyer = await shop.customer();
  await shop.add(buyer, { item_id: 1 });
  const { order_id } = (await shop.order(buyer)).json<{ order_id: number }>();
  const thing = { id: order_id, to: 'confirmed' };
  const callAs = async (called: string, stores: number[]) => {
    const headers = await addMember(shop.sql, { role: 'store', storeIds: stores });
    return call(shop, endpointOf(called), { kind: 'guest', id: 1, headers, guest: {} }, thing);
  };
  const statusOf = async (stores: number[]) => (await callAs(name, stores)).statusCode;
  // The preparation time can be changed once the order is confirmed.
  if (name === 'changePrepTime') await callAs('stepBoardOrder', [1]);
  expect([await statusOf([]), await statusOf([2]), await statusOf([1, 2])]).toEqual([404, 404, 200]);
});

test('T58 takeStep finds only the courier’s own orders', async () => {
  const buyer = await shop.customer();
  await shop.add(buyer, { item_id: 1 });
  const { order_id } = (await shop.order(buyer)).json<{ order_id: number }>();
  const { manager } = await crew();
  await call(shop, endpointOf('stepBoardOrder'), manager, { id: order_id, to: 'confirmed' });
  const [own, other] = [await addCourierOnShift(shop.sql), await addCourierOnShift(shop.sql)];
  const offer = await call(shop, endpointOf('offerOrder'), manager, { id: order_id, courier_id: own.id });
  const { assignment_id } = offer.json<{ assignment_id: number }>();
  const step = ({ headers }: { headers: Record<string, string> }) =>
    call(
      shop,
      endpointOf('takeStep'),
      { kind: 'guest', id: 1, headers, guest: {} },
      { id: assignment_id, step: 'accept' },
    );
  expect((await step(other)).statusCode).toBe(404);
  expect((await step(own)).statusCode).toBe(200);
});
