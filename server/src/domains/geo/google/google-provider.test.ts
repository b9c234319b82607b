import { expect, test } from 'vitest';
import { json, startFakeService } from '../testing/fake-service.ts';
import { testOutsideDeps } from '../testing/outside-deps.ts';
import { at } from '../testing/small-world.ts';
import { createGoogleProvider } from './google-provider.ts';

const KEY = 'AIza-secret';
const opera = { lat: 33.011, lng: 27.011 };

async function google(body: unknown, status = 200) {
  const fake = await startFakeService(json(body, status));
  const { deps, logged } = testOutsideDeps();
  const provider = createGoogleProvider({ key: KEY, baseUrl: `${fake.baseUrl}/maps/api` }, deps);
  const question = () => Object.fromEntries(fake.requests.at(-1)?.searchParams ?? []);
  return { fake, provider, logged, question };
}

test('LOC-02 suggestions are requested with language, bias and key', async () => {
  const { fake, provider, question } = await google({
    status: 'OK',
    predictions: [
      {
        place_id: 'p1',
        description: 'Opera House, Marsa Noor',
        structured_formatting: { main_text: 'Opera House', secondary_text: 'Marsa Noor' },
      },
      { place_id: 'p2', structured_formatting: { main_text: 'Opera' } },
      { place_id: 'x'.repeat(301), structured_formatting: { main_text: 'Too long to come back' } },
    ],
  });
  const found = await provider.suggest('opera & more', { language: 'ar', near: at(33.01234, 27.0199) });
  expect(found).toEqual([
    { placeId: 'p1', name: 'Opera House', area: 'Marsa Noor' },
    { placeId: 'p2', name: 'Opera', area: '' },
  ]);
  expect(fake.requests.at(-1)?.pathname).toBe('/maps/api/place/autocomplete/json');
  expect(question()).toEqual({
    input: 'opera & more',
    language: 'ar',
    location: '33.01,27.02',
    radius: '20000',
    key: KEY,
  });
});

test('LOC-02 a suggestion’s id returns its place', async () => {
  const { fake, provider, question } = await google({
    status: 'OK',
    result: { name: 'Opera House', formatted_address: 'Opera House, Old Town', geometry: { location: opera } },
  });
  expect(await provider.details('p1', 'en')).toEqual({
    name: 'Opera House',
    formattedAddress: 'Opera House, Old Town',
    point: opera,
  });
  expect(fake.requests.at(-1)?.pathname).toBe('/maps/api/place/details/json');
  expect(question()).toMatchObject({ place_id: 'p1', language: 'en', key: KEY });
});

test('LOC-03 the first address found is the nearest one', async () => {
  const { fake, provider, question } = await google({
    status: 'OK',
    results: [
      { formatted_address: '24 Jasmine Street', geometry: { location: opera } },
      { formatted_address: 'Marsa Noor', geometry: { location: opera } },
    ],
  });
  expect(await provider.reverse(at(33.0110001, 27.011), 'en')).toEqual({
    formattedAddress: '24 Jasmine Street',
    point: opera,
  });
  await provider.reverse(at(33.0110002, 27.011), 'en');
  expect(fake.requests).toHaveLength(1);
  expect(question()).toEqual({ latlng: '33.01100,27.01100', language: 'en', key: KEY });
});

test('a route is read in metres and seconds', async () => {
  const { fake, provider, question } = await google({
    status: 'OK',
    rows: [
      {
        elements: [
          { status: 'OK', distance: { text: '1.2 km', value: 1234 }, duration: { text: '15 mins', value: 900 } },
        ],
      },
    ],
  });
  expect(await provider.route(at(33, 27), opera, 'walking')).toEqual({ metres: 1234, seconds: 900 });
  expect(fake.requests.at(-1)?.pathname).toBe('/maps/api/distancematrix/json');
  expect(question()).toEqual({
    origins: '33.00000,27.00000',
    destinations: '33.01100,27.01100',
    mode: 'walking',
    key: KEY,
  });
});

test.each(['ZERO_RESULTS', 'NOT_FOUND', 'INVALID_REQUEST'])('%s means that nothing was found', async (status) => {
  const { provider, logged } = await google({ status });
  expect(await provider.suggest('nowhere', { language: 'en', near: null })).toEqual([]);
  expect(await provider.details('made-up', 'en')).toBeNull();
  expect(await provider.reverse(opera, 'en')).toBeNull();
  expect(await provider.route(opera, at(0, 0), 'driving')).toBeNull();
  expect(logged).toEqual([]);
});

test('a missing route is recognised by the status of its element', async () => {
  const { provider } = await google({ status: 'OK', rows: [{ elements: [{ status: 'ZERO_RESULTS' }] }] });
  expect(await provider.route(opera, at(0, 0), 'driving')).toBeNull();
});

test.each(['OVER_QUERY_LIMIT', 'OVER_DAILY_LIMIT', 'REQUEST_DENIED', 'UNKNOWN_ERROR', 'anything'])(
  '%s makes the service unavailable, is logged, and the key stays with us',
  async (status) => {
    const { provider, logged } = await google({ status, error_message: `The key ${KEY} has no quota` });
    const questions = [
      provider.suggest('opera', { language: 'en', near: null }),
      provider.details('p1', 'en'),
      provider.reverse(opera, 'en'),
      provider.route(opera, at(33, 27), 'walking'),
    ];
    for (const { status: outcome, ...rest } of await Promise.allSettled(questions)) {
      expect({ outcome, rest }).toMatchObject({
        outcome: 'rejected',
        rest: { reason: { refusal: { code: 'map_service_unavailable' } } },
      });
      expect(JSON.stringify(rest)).not.toContain(KEY);
    }
    expect(logged.join()).toContain(status);
    expect(logged.join()).not.toContain(KEY);
  },
);

test.each([
  ['a string where a list belongs', { status: 'OK', predictions: 'none' }],
  ['no status', { predictions: [] }],
  ['a prediction without its texts', { status: 'OK', predictions: [{ place_id: 'p1' }] }],
])('a response with %s is rejected', async (_what, body) => {
  const { provider } = await google(body);
  await expect(provider.suggest('opera', { language: 'en', near: null })).rejects.toMatchObject({
    refusal: { code: 'map_service_unavailable' },
  });
});

test('a place with impossible coordinates is rejected', async () => {
  const { provider } = await google({
    status: 'OK',
    result: { name: 'x', geometry: { location: { lat: 91, lng: 0 } } },
  });
  await expect(provider.details('p1', 'en')).rejects.toMatchObject({ refusal: { code: 'map_service_unavailable' } });
});
