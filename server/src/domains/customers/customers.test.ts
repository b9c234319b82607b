import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { addCustomer } from '../../testing/people.ts';
import { addCategory } from '../../testing/small-catalogue.ts';

let shop: TestApi;
beforeAll(async () => {
  shop = await openTestApi();
  const { sql } = shop.database.db;
  for (const id of [1, 2, 3]) await addCategory(sql, { id, isActive: id !== 3 });
});
afterAll(() => shop.close());

test.each(['/customer/suggested-items', '/customer/visit-again'])(
  'SEA-03 HOM-11 %s is for those who are signed in',
  async (path) => {
    const here = { zoneid: '[1]', moduleid: '1' };
    expect((await shop.get(path, here)).statusCode).toBe(403);
    const stranger = { ...here, authorization: `Bearer ${'x'.repeat(40)}` };
    expect((await shop.get(path, stranger)).statusCode).toBe(401);
  },
);

test('ACC-09 favourite categories are stored, and a new choice replaces the previous one', async () => {
  const me = await addCustomer(shop.database.db.sql);
  const choose = (interest: number[]) => shop.post('/customer/update-interest', { interest }, me.headers);
  const chosen = async () => (await shop.get('/customer/info', me.headers)).json<{ interest: number[] }>().interest;
  expect((await choose([2, 1, 2])).json()).toEqual({ message: 'Your interests have been saved.' });
  expect(await chosen()).toEqual([1, 2]);
  await choose([2]);
  expect(await chosen()).toEqual([2]);
  await choose([]);
  expect(await chosen()).toEqual([]);
});

test('ACC-09 an unknown or inactive category is refused, and nothing changes', async () => {
  const me = await addCustomer(shop.database.db.sql);
  await shop.post('/customer/update-interest', { interest: [1] }, me.headers);
  for (const interest of [[1, 99], [3]]) {
    expect((await shop.post('/customer/update-interest', { interest }, me.headers)).statusCode).toBe(422);
  }
  const { interest } = (await shop.get('/customer/info', me.headers)).json<{ interest: number[] }>();
  expect(interest).toEqual([1]);
});

test('ACC-09 of two concurrent choices one is stored completely', async () => {
  const me = await addCustomer(shop.database.db.sql);
  const choices = Array.from({ length: 10 }, (_, index) => (index % 2 ? [1] : [2]));
  const answers = await Promise.all(
    choices.map((interest) => shop.post('/customer/update-interest', { interest }, me.headers)),
  );
  expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
  const { interest } = (await shop.get('/customer/info', me.headers)).json<{ interest: number[] }>();
  expect(interest).toHaveLength(1);
});
