import type { Endpoint } from '@rialto/contract/http/endpoint.ts';
import * as contract from '@rialto/contract/calls/geo.ts';
import { createTestDatabase, type TestDatabase } from '@rialto/database/testing/test-database.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callOver, openGeoHttp } from './testing/geo-over-http.ts';
import { writeSmallWorld } from './testing/write-small-world.ts';

let database: TestDatabase;
let http: FastifyInstance;

beforeAll(async () => {
  database = await createTestDatabase();
  await writeSmallWorld(database.db.sql);
  http = await openGeoHttp(database.db, { kind: 'own' });
});
afterAll(async () => {
  await http?.close();
  await database?.drop();
});

const call = (endpoint: Endpoint, query: Record<string, string>, headers = {}) =>
  callOver(http, endpoint, query, headers);
const inArabic = { 'x-localization': 'ar' };

test('LOC-12 a point in two overlapping zones gets both ids', async () => {
  expect(await call(contract.lookupZone, { lat: '33.015', lng: '27.015' })).toEqual({
    status: 200,
    body: {
      zone_id: [1, 4],
      zone_data: [
        { id: 1, name: 'Old Town', cash_on_delivery: true },
        { id: 4, name: 'Harbour', cash_on_delivery: false },
      ],
    },
  });
});

test('LOC-12 zones are named in Arabic, and in English where they have no Arabic name', async () => {
  const { body } = await call(contract.lookupZone, { lat: '33.015', lng: '27.015' }, inArabic);
  expect(body).toMatchObject({ zone_data: [{ name: 'المدينة القديمة' }, { name: 'Harbour' }] });
});

test('LOC-12 a point outside every zone is refused with a message and no zone id', async () => {
  const { status, body } = await call(contract.lookupZone, { lat: '34', lng: '25' });
  expect({ status, body }).toMatchObject({ status: 404, body: { errors: [{ code: 'zone_not_served' }] } });
  expect(body).not.toHaveProperty('zone_id');
});

test('LOC-12 an inactive zone is not found', async () => {
  expect(await call(contract.lookupZone, { lat: '33.205', lng: '27.205' })).toMatchObject({ status: 404 });
});

test('a new zone is found as soon as it is stored', async () => {
  const where = { lat: '33.505', lng: '27.505' };
  expect((await call(contract.lookupZone, where)).status).toBe(404);
  await database.db.sql`
    insert into zones (id, name_en, area) values (12, 'New Quarter', '((27.5,33.5),(27.51,33.5),(27.51,33.51),(27.5,33.51))')`;
  await expect.poll(async () => (await call(contract.lookupZone, where)).body).toMatchObject({ zone_id: [12] });
});

test('LOC-02 typed text returns places, nearer ones first', async () => {
  const { body } = await call(
    contract.suggestPlaces,
    { search_text: ' 24 jasmine ' },
    { latitude: '33.01', longitude: '27.01' },
  );
  expect(body).toEqual({
    status: 'OK',
    predictions: [
      {
        place_id: 'jasmine-24',
        description: '24 Jasmine Street, Old Town, Marsa Noor',
        structured_formatting: { main_text: '24 Jasmine Street', secondary_text: 'Old Town, Marsa Noor' },
      },
    ],
  });
});

test('LOC-02 white space finds nothing, and an empty text is refused', async () => {
  expect((await call(contract.suggestPlaces, { search_text: '   ' })).body).toEqual({ status: 'OK', predictions: [] });
  expect(await call(contract.suggestPlaces, { search_text: '' })).toMatchObject({ status: 422 });
});

test('LOC-02 a suggestion’s id returns its place', async () => {
  expect(await call(contract.readPlace, { placeid: 'opera' }, inArabic)).toEqual({
    status: 200,
    body: {
      status: 'OK',
      result: {
        name: 'دار الأوبرا',
        formatted_address: 'دار الأوبرا، المدينة القديمة، مرسى نور',
        geometry: { location: { lat: 33.011, lng: 27.011 } },
      },
    },
  });
  expect(await call(contract.readPlace, { placeid: "x'; drop table places" })).toMatchObject({
    status: 404,
    body: { errors: [{ code: 'place_not_found' }] },
  });
});

test('LOC-02 a new place is found as soon as it is stored', async () => {
  await database.db.sql`
    insert into places (id, kind, name_en, name_ar, area_en, area_ar, lat, lng)
    values ('museum', 'landmark', 'Maritime Museum', 'المتحف البحري', 'Harbour', 'الميناء', 33.02, 27.02)`;
  const names = async () => (await call(contract.suggestPlaces, { search_text: 'متحف' })).body;
  await expect.poll(names).toMatchObject({ predictions: [{ place_id: 'museum' }] });
});

test('LOC-03 a point has an address, and at sea its coordinates', async () => {
  const { body } = await call(contract.reverseGeocode, { lat: '33.01004', lng: '27.01368' });
  expect(body).toMatchObject({
    status: 'OK',
    results: [{ formatted_address: '24 Jasmine Street, Old Town, Marsa Noor' }],
  });
  const atSea = await call(contract.reverseGeocode, { lat: '35', lng: '20' });
  expect(atSea.body).toEqual({
    status: 'OK',
    results: [{ formatted_address: '35.00000, 20.00000', geometry: { location: { lat: 35, lng: 20 } } }],
  });
});

const overTheRiver = { origin_lat: '33', origin_lng: '27.02', destination_lat: '33.002', destination_lng: '27.02' };

test('the route to the other bank uses the bridge, on foot by default', async () => {
  const element = (distance: object, duration: object) => ({
    status: 200,
    body: { status: 'OK', rows: [{ elements: [{ status: 'OK', distance, duration }] }] },
  });
  expect(await call(contract.measureDistance, overTheRiver)).toEqual(
    element({ text: '4 km', value: 3990 }, { text: '48 mins', value: 2873 }),
  );
  expect(await call(contract.measureDistance, { ...overTheRiver, mode: 'driving' }, inArabic)).toEqual(
    element({ text: '٤ كم', value: 3990 }, { text: '٩ دقائق', value: 513 }),
  );
});

test('a route without streets is refused', async () => {
  expect(await call(contract.measureDistance, { ...overTheRiver, destination_lat: '40' })).toMatchObject({
    status: 404,
    body: { errors: [{ code: 'route_not_found' }] },
  });
});

test.each([
  ['a latitude on no map', contract.lookupZone, { lat: '91', lng: '0' }],
  ['no longitude', contract.reverseGeocode, { lat: '33' }],
  ['words for numbers', contract.lookupZone, { lat: 'north', lng: '0' }],
  ['an unknown way of travelling', contract.measureDistance, { ...overTheRiver, mode: 'flying' }],
  ['a text of a thousand letters', contract.suggestPlaces, { search_text: 'x'.repeat(1_000) }],
  ['control characters', contract.suggestPlaces, { search_text: 'a\u0000b' }],
  ['a parameter we do not know', contract.lookupZone, { lat: '1', lng: '1', url: 'http://169.254.169.254' }],
])('input with %s is refused', async (_what, endpoint, query) => {
  const { status, body } = await call(endpoint, query);
  expect(status).toBe(422);
  expect(body).toHaveProperty('errors.0.code', 'invalid_input');
});
