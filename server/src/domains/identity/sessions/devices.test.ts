import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';
import { addCustomer } from '../../../testing/people.ts';
import { hashOf } from '../secret.ts';
import { deleteDevicesSeenBefore, hasDevice, saveDevice } from './devices.sql.ts';

let shop: TestApi;
beforeAll(async () => {
  shop = await openTestApi();
});
afterAll(() => shop.close());

test('MON-03 T107 a browser is forgotten after it was not used for the retention time', async () => {
  const { sql } = shop.database.db;
  const { id } = await addCustomer(sql);
  const [old, used] = [hashOf('old'), hashOf('used')];
  const [before, after] = [new Date('2026-01-01T00:00:00Z'), new Date('2026-01-03T00:00:00Z')];
  for (const device of [old, used]) await saveDevice(sql, id, device, before);
  await saveDevice(sql, id, used, after);
  await deleteDevicesSeenBefore(sql, new Date('2026-01-02T00:00:00Z'));
  expect([await hasDevice(sql, id, old), await hasDevice(sql, id, used)]).toEqual([false, true]);
});
