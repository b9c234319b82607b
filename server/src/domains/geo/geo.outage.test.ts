import * as contract from '@rialto/contract/calls/geo.ts';
import { createTestDatabase, type TestDatabase } from '@rialto/database/testing/test-database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callOver, openGeoHttp } from './testing/geo-over-http.ts';
import { writeSmallWorld } from './testing/write-small-world.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await writeSmallWorld(database.db.sql);
});
afterAll(() => database?.drop());

test('an unavailable map service does not affect the zones', async () => {
  const onOpen = await openGeoHttp(database.db, {
    kind: 'open',
    photonUrl: 'http://127.0.0.1:9',
    osrmUrl: 'http://127.0.0.1:9',
  });
  const way = { origin_lat: '33', origin_lng: '27.02', destination_lat: '33.002', destination_lng: '27.02' };
  const down = { status: 503, body: { errors: [{ code: 'map_service_unavailable' }] } };
  expect(await callOver(onOpen, contract.suggestPlaces, { search_text: 'opera' })).toMatchObject(down);
  expect(await callOver(onOpen, contract.reverseGeocode, { lat: '33', lng: '27' })).toMatchObject(down);
  expect(await callOver(onOpen, contract.measureDistance, way)).toMatchObject(down);
  expect(await callOver(onOpen, contract.lookupZone, { lat: '33.005', lng: '27.005' })).toMatchObject({
    body: { zone_id: [1] },
  });
  await onOpen.close();
});

test('loaded data is served while the database is down, and other data is refused until it is back', async () => {
  const warm = await openGeoHttp(database.db, { kind: 'own' });
  await callOver(warm, contract.suggestPlaces, { search_text: 'opera' });
  await database.db.close();
  const cold = await openGeoHttp(database.db, { kind: 'own' });
  const where = { lat: '33.005', lng: '27.005' };
  expect(await callOver(warm, contract.lookupZone, where)).toMatchObject({ status: 200, body: { zone_id: [1] } });
  expect(await callOver(warm, contract.suggestPlaces, { search_text: 'opera' })).toMatchObject({ status: 200 });
  expect(await callOver(cold, contract.lookupZone, where)).toMatchObject({
    status: 503,
    body: { errors: [{ code: 'database_unavailable' }] },
  });
  await Promise.all([warm.close(), cold.close()]);
});
