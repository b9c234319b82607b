import Type from 'typebox';
import { expect, test } from 'vitest';
import { drip, flood, json, redirectTo, silence, startFakeService, text } from '../testing/fake-service.ts';
import { testOutsideDeps } from '../testing/outside-deps.ts';
import { createGuardedFetch } from './guarded-fetch.ts';
import { ServiceFault } from '../../../platform/outside/read-json.ts';

const shape = Type.Object({ value: Type.Number() });
const KEY = 'very-secret-key';
const unavailable = { refusal: { code: 'map_service_unavailable' } };

async function aService(answer = json({ value: 1 }), timeoutMs = 10_000) {
  const fake = await startFakeService(answer);
  const { deps, logged, pass } = testOutsideDeps(timeoutMs);
  const fetchFrom = createGuardedFetch({ name: 'fake', baseUrl: `${fake.baseUrl}/base/`, secrets: { key: KEY } }, deps);
  const ask = (q = 'a', readableStatuses: number[] = []) =>
    fetchFrom({ what: 'find', path: '/find', params: { q }, shape, readableStatuses, read: ({ value }) => value });
  return { fake, deps, logged, pass, ask, fetchFrom };
}

test('the request goes to the fixed base URL with encoded parameters and the key', async () => {
  const { fake, ask } = await aService();
  expect(await ask('a&key=mine#/../?x=شارع')).toBe(1);
  const [url] = fake.requests;
  expect(url?.pathname).toBe('/base/find');
  expect([...(url?.searchParams ?? [])]).toEqual([
    ['q', 'a&key=mine#/../?x=شارع'],
    ['key', KEY],
  ]);
});

const QUICK_MS = 40;
const PATIENT_MS = 10_000;

test.each([
  ['never answers', silence, QUICK_MS, 'TimeoutError'],
  ['drips for ever', drip, QUICK_MS, 'TimeoutError'],
  ['pours for ever', flood, PATIENT_MS, 'larger than 524288 bytes'],
  ['answers with something else than JSON', text('<html>'), PATIENT_MS, 'not JSON'],
  ['answers with half a JSON', text('{"value":'), PATIENT_MS, 'not JSON'],
  ['answers with nothing', text(''), PATIENT_MS, 'not JSON'],
  ['answers with another shape', json({ value: 'one' }), PATIENT_MS, 'unknown shape'],
  ['answers with null', json(null), PATIENT_MS, 'unknown shape'],
  ['fails', json({ value: 1 }, 500), PATIENT_MS, 'status 500'],
  ['forbids', json({ value: 1 }, 403), PATIENT_MS, 'status 403'],
  ['wants us to slow down', json({ value: 1 }, 429), PATIENT_MS, 'status 429'],
])(
  'a service that %s is unavailable, and after five failures it is not called',
  async (_what, answer, timeoutMs, reason) => {
    const { fake, ask, logged } = await aService(answer, timeoutMs);
    for (let turn = 0; turn < 6; turn++) await expect(ask(`q${turn}`)).rejects.toMatchObject(unavailable);
    expect(logged).toHaveLength(5);
    for (const line of logged) expect(line).toContain(reason);
    expect(fake.requests.length).toBeLessThanOrEqual(5);
  },
);

test('a redirect is not followed', async () => {
  const elsewhere = await startFakeService(json({ value: 666 }));
  const { ask } = await aService(redirectTo(`${elsewhere.baseUrl}/secret`));
  await expect(ask()).rejects.toMatchObject(unavailable);
  expect(elsewhere.requests).toEqual([]);
});

test('a service that refuses connections is unavailable', async () => {
  const { fake, ask } = await aService();
  await fake.stop();
  await expect(ask()).rejects.toMatchObject(unavailable);
});

test('a service that recovers is used again after the pause', async () => {
  const { fake, ask, pass } = await aService(json({}, 500));
  for (let turn = 0; turn < 5; turn++) await ask(`q${turn}`).catch(() => undefined);
  fake.answer = json({ value: 2 });
  await expect(ask('early')).rejects.toMatchObject(unavailable);
  pass(10_000);
  expect(await ask('later')).toBe(2);
  expect(await ask('and later')).toBe(2);
});

test('a rejected request does not open the circuit', async () => {
  const { fake, ask } = await aService(json({}, 400));
  for (let turn = 0; turn < 20; turn++) await expect(ask(`bad${turn}`)).rejects.toMatchObject(unavailable);
  fake.answer = json({ value: 3 });
  expect(await ask('good')).toBe(3);
});

test('an error status can be declared as readable', async () => {
  const { ask } = await aService(json({ value: 4 }, 400));
  expect(await ask('a', [400])).toBe(4);
});

test('equal requests are sent once, concurrently and later', async () => {
  const { fake, ask } = await aService();
  await Promise.all(Array.from({ length: 20 }, () => ask('same')));
  await ask('same');
  expect(fake.requests).toHaveLength(1);
});

test('an invalid base URL is reported without the key', async () => {
  const { deps, logged } = testOutsideDeps();
  const fetchFrom = createGuardedFetch({ name: 'fake', baseUrl: 'nowhere at all', secrets: { key: KEY } }, deps);
  await expect(fetchFrom({ what: 'find', path: '/', params: {}, shape, read: () => 1 })).rejects.toMatchObject(
    unavailable,
  );
  expect(logged.join()).toContain('ERR_INVALID_URL');
  expect(logged.join()).not.toContain(KEY);
});

test('the key is in no log and no refusal, even if the service repeats it', async () => {
  const { fake, fetchFrom, logged, ask } = await aService(json({ value: 1 }), 500);
  const denied = fetchFrom({
    what: 'find',
    path: '/denied',
    params: {},
    shape,
    read: () => {
      throw new ServiceFault(`REQUEST_DENIED: the key ${KEY} is not allowed`);
    },
  });
  const thrown = [await denied.catch((error: unknown) => error)];
  for (const answer of [redirectTo(`${fake.baseUrl}/?key=${KEY}`), text(KEY), silence]) {
    fake.answer = answer;
    thrown.push(await ask(`q${thrown.length}`).catch((error: unknown) => error));
  }
  expect(logged).toHaveLength(4);
  expect(logged.join()).toContain('REQUEST_DENIED: the key *** is not allowed');
  const output = [
    ...logged,
    ...thrown.map((error) => `${String(error)} ${JSON.stringify(error)} ${(error as Error).stack}`),
  ];
  expect(output.join()).not.toContain(KEY);
});
