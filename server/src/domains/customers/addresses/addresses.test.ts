import type { Sql } from '@rialto/database/sql.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';
import { addCustomer, type TestCustomer } from '../../../testing/people.ts';

let shop: TestApi;
let sql: Sql;
let me: TestCustomer;
beforeAll(async () => {
  shop = await openTestApi();
  sql = shop.database.db.sql;
});
afterAll(() => shop.close());
beforeEach(async () => {
  me = await addCustomer(sql);
});

type Errors = { errors: { code: string; message: string }[] };
type Address = { id: number; address_type: string; zone_ids: number[]; [field: string]: unknown };

/** Points in the west, in the overlap of both zones, in the east and outside all zones. */
const places = { west: [33.1, 27.05], both: [33.1, 27.17], east: [33.1, 27.3], nowhere: [10, 10] } as const;
const form = (more: object = {}, place: keyof typeof places = 'west') => ({
  address: '12 Harbour Street',
  address_type: 'home',
  contact_person_name: 'Mariam Adel',
  contact_person_number: '0100 123 4567',
  latitude: places[place][0],
  longitude: places[place][1],
  ...more,
});
const add = (more: object = {}, place: keyof typeof places = 'west') =>
  shop.post('/customer/address/add', form(more, place), me.headers);
const idOf = async (more: object = {}, place: keyof typeof places = 'west') =>
  (await add(more, place)).json<{ id: number }>().id;
const list = async (query = '', { headers } = me) =>
  (await shop.get(`/customer/address/list${query}`, headers)).json<{ addresses: Address[] }>().addresses;
const said = (answer: { json<T>(): T }) => answer.json<Errors>().errors[0]?.message;

test('ADR-03 an address is stored with all its fields', async () => {
  const more = {
    address_label: '',
    contact_person_email: 'Mariam@Example.com',
    additional_information: 'Ring twice\nthen wait',
    road: '7',
    house: '12 B',
    floor: '3',
  };
  const answer = await add(more, 'both');
  expect(answer.json()).toMatchObject({ message: 'Address added', zone_ids: [1, 2] });
  expect(await list()).toEqual([
    {
      ...form(more, 'both'),
      id: answer.json<{ id: number }>().id,
      address_label: null,
      contact_person_number: '+201001234567',
      contact_person_email: 'mariam@example.com',
      zone_ids: [1, 2],
    },
  ]);
});

test.each([
  [{ address: '' }, 'Address is required'],
  [{ address: undefined }, 'Address is required'],
  [{ address: '   ' }, 'Address is required'],
  [{ address: '\u2060' }, 'Address is required'],
  [{ contact_person_name: '' }, 'Name is required'],
  [{ contact_person_name: '\u200B\u202E' }, 'Name is required'],
  [{ contact_person_number: '' }, 'Phone Number is required'],
  [{ contact_person_number: '12' }, 'Please enter a valid phone number.'],
  [{ contact_person_email: 'mariam@' }, 'Must be a valid email'],
])('ADR-02 %o is refused with "%s", when adding and when changing', async (more, text) => {
  const id = await idOf();
  const answers = [await add(more), await shop.put(`/customer/address/update/${id}`, form(more), me.headers)];
  for (const answer of answers) {
    expect(answer.statusCode).toBe(422);
    expect(said(answer)).toBe(text);
  }
  expect(await list()).toHaveLength(1);
});

test('ADR-04 the type is the label’s name if there is one, otherwise the type', async () => {
  await add({ address_type: 'other', address_label: 'Grandmother' });
  await add({ address_type: 'office', address_label: '' });
  await add({ address_type: undefined });
  expect((await list()).map(({ address_type }) => address_type).sort()).toEqual(['Grandmother', 'office', 'other']);
});

test('ADR-05 an address is changed and deleted, and the list reflects it', async () => {
  const id = await idOf();
  const change = form({ id, address: '1 Palm Road', address_type: 'office' }, 'east');
  const changed = await shop.put(`/customer/address/update/${id}`, change, me.headers);
  expect(changed.json()).toEqual({ message: 'Address updated' });
  expect(await list()).toMatchObject([{ id, address: '1 Palm Road', address_type: 'office', zone_ids: [2] }]);
  const deleted = await shop.del(`/customer/address/delete?address_id=${id}`, me.headers);
  expect(deleted.json()).toEqual({ message: 'Address deleted' });
  expect(await list()).toEqual([]);
});

test('ADR-05 an id in the body must be the id in the path', async () => {
  const [id, other] = [await idOf(), await idOf()];
  const answer = await shop.put(
    `/customer/address/update/${id}`,
    form({ id: other, address: 'Elsewhere' }),
    me.headers,
  );
  expect(answer.statusCode).toBe(422);
  expect(answer.json<Errors>().errors[0]?.code).toBe('invalid_input');
  expect((await list()).map(({ address }) => address)).not.toContain('Elsewhere');
});

test('ADR-05 with a store’s zone only addresses within it are listed', async () => {
  const [west, both, east] = [await idOf({}, 'west'), await idOf({}, 'both'), await idOf({}, 'east')];
  await idOf({}, 'nowhere');
  const ids = async (query: string) => (await list(query)).map(({ id }) => id).sort((a, b) => a - b);
  const sorted = (...wanted: number[]) => wanted.sort((a, b) => a - b);
  expect(await ids('?store_zone_id=1')).toEqual(sorted(west, both));
  expect(await ids('?store_zone_id=2')).toEqual(sorted(both, east));
  expect(await ids('')).toHaveLength(4);
});

test('ADR-03 the server finds the zones of an address and refuses zones in the body', async () => {
  expect((await add({ zone_ids: [1] })).statusCode).toBe(422);
  await idOf({}, 'nowhere');
  expect(await list()).toMatchObject([{ zone_ids: [] }]);
});

test('T59 the address of another customer is not found: it is neither read, changed nor deleted', async () => {
  const id = await idOf();
  const stranger = await addCustomer(sql);
  const tries = (headers: { authorization: string }, of: number) =>
    Promise.all([
      shop.put(`/customer/address/update/${of}`, form({ address: 'Mine now' }), headers),
      shop.del(`/customer/address/delete?address_id=${of}`, headers),
    ]);
  const [theirs, unknown] = [await tries(stranger.headers, id), await tries(stranger.headers, 4_503_599_627_370_497)];
  expect(theirs.map(({ statusCode, body }) => ({ statusCode, body }))).toEqual(
    unknown.map(({ statusCode, body }) => ({ statusCode, body })),
  );
  expect(theirs.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
  expect(await list('', stranger)).toEqual([]);
  expect(await list()).toMatchObject([{ id, address: '12 Harbour Street' }]);
});

test('T55 an address belongs to the signed-in customer, regardless of the body', async () => {
  const stranger = await addCustomer(sql);
  for (const name of ['customer_id', 'user_id', 'zone_id', 'created_at']) {
    expect((await add({ [name]: stranger.id })).statusCode, name).toBe(422);
  }
});

test('ADR-05 guests have no saved addresses', async () => {
  expect((await shop.get('/customer/address/list')).statusCode).toBe(403);
});

test('T107 a customer may save at most fifty addresses', async () => {
  for (let count = 0; count < 50; count += 1) expect((await add()).statusCode).toBe(200);
  const answer = await add();
  expect(answer.statusCode).toBe(409);
  expect(answer.json<Errors>().errors[0]?.code).toBe('too_many_addresses');
});
