import { createTestDatabase, type TestDatabase } from '@rialto/database/testing/test-database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCity } from '../../city/city.ts';
import { zonesAt } from '../../city/spots.ts';
import { addCustomers, demoLogins } from './add-customers.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('the demo has three customers to sign in as, one of them with two addresses inside a zone', async () => {
  const { sql } = database.db;
  expect(await demoLogins(sql)).toEqual([]);
  const city = buildCity();
  await addCustomers(sql, { city, orders: [], reviews: [] }, 'Africa/Cairo', new Date('2026-11-15T12:00:00Z'));
  const logins = await demoLogins(sql);
  expect(logins.map(({ phone }) => phone)).toEqual(['+201000000001', '+201000000002', '+201000000003']);
  const addresses = await sql<{ type: string; lat: number; lng: number }[]>`
    select address_type as type, lat, lng from customer_addresses where customer_id = 1 order by id`;
  expect(addresses.map(({ type }) => type)).toEqual(['home', 'office']);
  for (const place of addresses) expect(zonesAt(city.zones, place).length).toBeGreaterThan(0);
});

test('a login whose password was changed is no longer shown', async () => {
  const { sql } = database.db;
  await sql`update customers set password_hash = 'another' where id = 2`;
  expect((await demoLogins(sql)).map(({ email }) => email)).toEqual(['mariam@rialto.example', 'layla@rialto.example']);
});
