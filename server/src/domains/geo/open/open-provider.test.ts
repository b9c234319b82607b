import { expect, test } from 'vitest';
import { json, startFakeService, text } from '../testing/fake-service.ts';
import { testOutsideDeps } from '../testing/outside-deps.ts';
import { at } from '../testing/small-world.ts';
import { createOpenProvider } from './open-provider.ts';

const unavailable = { refusal: { code: 'map_service_unavailable' } };

type Answers = { photon?: unknown; osrm?: unknown; osrmStatus?: number };

async function open({ photon = { features: [] }, osrm = {}, osrmStatus = 200 }: Answers = {}) {
  const photonFake = await startFakeService(json(photon));
  const osrmFake = await startFakeService(json(osrm, osrmStatus));
  const { deps, logged } = testOutsideDeps();
  const provider = createOpenProvider({ photonUrl: photonFake.baseUrl, osrmUrl: osrmFake.baseUrl }, deps);
  const question = () => Object.fromEntries(photonFake.requests.at(-1)?.searchParams ?? []);
  return { photonFake, osrmFake, provider, logged, question };
}

function feature(properties: object, coordinates: number[] = [27.011, 33.011]) {
  return { type: 'Feature', geometry: { type: 'Point', coordinates }, properties };
}

const opera = feature({
  osm_type: 'W',
  osm_id: 38862723,
  name: 'Opera House',
  street: 'Jasmine Street',
  housenumber: '24',
  district: 'Old Town',
  city: 'Marsa Noor',
  country: 'Rialto',
  extent: [1, 2, 3, 4],
});
const house = feature({
  osm_type: 'N',
  osm_id: 7,
  street: 'Jasmine Street',
  housenumber: '2',
  city: 'Marsa Noor',
  state: 'Marsa Noor',
});

test('LOC-02 suggestions are requested with language and bias', async () => {
  const { photonFake, provider, question } = await open({
    photon: { type: 'FeatureCollection', features: [opera, house, feature({})] },
  });
  const found = await provider.suggest('opera', { language: 'en', near: at(33.01234, 27.0199) });
  expect(found.map(({ name, area }) => [name, area])).toEqual([
    ['Opera House', '24 Jasmine Street, Old Town, Marsa Noor, Rialto'],
    ['2 Jasmine Street', 'Marsa Noor'],
  ]);
  expect(photonFake.requests.at(-1)?.pathname).toBe('/api');
  expect(question()).toEqual({ q: 'opera', limit: '8', lat: '33.01', lon: '27.02', lang: 'en' });
});

test('LOC-02 the language is sent as a header, because Photon may not support it', async () => {
  const { photonFake, provider, question } = await open();
  await provider.suggest('دار', { language: 'ar', near: null });
  expect(question()).toEqual({ q: 'دار', limit: '8' });
  expect(photonFake.headers.at(-1)?.['accept-language']).toBe('ar');
});

test('LOC-02 a suggestion’s id returns its place without another request', async () => {
  const { photonFake, provider } = await open({ photon: { features: [opera] } });
  const [suggestion] = await provider.suggest('opera', { language: 'en', near: null });
  await photonFake.stop();
  expect(await provider.details(suggestion?.placeId ?? '', 'en')).toEqual({
    name: 'Opera House',
    formattedAddress: 'Opera House, 24 Jasmine Street, Old Town, Marsa Noor, Rialto',
    point: at(33.011, 27.011),
  });
});

test('LOC-03 a point gets the address of the nearest place', async () => {
  const { photonFake, provider, question } = await open({ photon: { features: [house] } });
  expect(await provider.reverse(at(33.011, 27.011), 'en')).toEqual({
    formattedAddress: '2 Jasmine Street, Marsa Noor',
    point: at(33.011, 27.011),
  });
  expect(photonFake.requests.at(-1)?.pathname).toBe('/reverse');
  expect(question()).toEqual({ lat: '33.01100', lon: '27.01100', lang: 'en' });
});

test('LOC-03 a point far from everything has no address', async () => {
  const { provider } = await open();
  expect(await provider.reverse(at(0, 0), 'en')).toBeNull();
});

test.each([
  ['walking', 'foot'],
  ['driving', 'driving'],
] as const)('a route for %s is requested with profile %s', async (mode, profile) => {
  const { osrmFake, provider } = await open({
    osrm: { code: 'Ok', routes: [{ distance: 1234.5, duration: 900.2, legs: [] }] },
  });
  expect(await provider.route(at(33, 27), at(33.011, -0.0000001), mode)).toEqual({ metres: 1234.5, seconds: 900.2 });
  const [url] = osrmFake.requests;
  expect(decodeURIComponent(url?.pathname ?? '')).toBe(`/route/v1/${profile}/27.00000,33.00000;0.00000,33.01100`);
  expect(url?.search).toBe('?overview=false');
});

test.each(['NoRoute', 'NoSegment'])('%s means that no street leads there', async (code) => {
  const { provider, logged } = await open({ osrm: { code, message: 'Impossible' }, osrmStatus: 400 });
  expect(await provider.route(at(33, 27), at(0, 0), 'walking')).toBeNull();
  expect(logged).toEqual([]);
});

test.each([
  ['another code', { code: 'InvalidOptions' }],
  ['no route', { code: 'Ok', routes: [] }],
  ['no code', { routes: [{ distance: 1, duration: 1 }] }],
  ['less than no way', { code: 'Ok', routes: [{ distance: -1, duration: 1 }] }],
])('a route with %s is rejected', async (_what, osrm) => {
  const { provider, logged } = await open({ osrm });
  await expect(provider.route(at(33, 27), at(33.1, 27), 'walking')).rejects.toMatchObject(unavailable);
  expect(logged.join()).toContain('route');
  expect(logged.join()).not.toContain('33.1');
});

test.each([
  ['a place on no map', { features: [feature({ name: 'x' }, [200, 0])] }],
  ['a place without coordinates', { features: [feature({ name: 'x' }, [])] }],
  ['a number for a name', { features: [feature({ name: 5 })] }],
  ['no list', { message: 'language is not supported' }],
])('a response with %s is rejected', async (_what, photon) => {
  const { provider } = await open({ photon });
  await expect(provider.suggest('opera', { language: 'en', near: null })).rejects.toMatchObject(unavailable);
});

test('routes work while places are unavailable', async () => {
  const { photonFake, provider } = await open({ osrm: { code: 'Ok', routes: [{ distance: 1, duration: 1 }] } });
  photonFake.answer = text('down', 500);
  for (let turn = 0; turn < 6; turn++) {
    await expect(provider.reverse(at(turn, 0), 'en')).rejects.toMatchObject(unavailable);
  }
  expect(await provider.route(at(33, 27), at(33.1, 27), 'walking')).toEqual({ metres: 1, seconds: 1 });
});
