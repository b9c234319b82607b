import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';

let shop: TestApi;
beforeAll(async () => {
  shop = await openTestApi();
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
