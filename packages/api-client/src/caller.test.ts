import { requestGuest } from '@rialto/contract/calls/account/guests.ts';
import { readPage, subscribeToNewsletter } from '@rialto/contract/calls/content.ts';
import { updateProfile } from '@rialto/contract/calls/account/profile.ts';
import { listPopularStores } from '@rialto/contract/calls/stores.ts';
import { expect, test } from 'vitest';
import { CallRefused } from './call-refused.ts';
import { createCaller } from './caller.ts';

const scope = { language: 'ar', zoneIds: [1, 4], moduleId: 2, point: { lat: 33, lng: 27 }, token: 'secret' } as const;

function callerThatSees(answer: Response) {
  const seen: { url: string; init: RequestInit }[] = [];
  const call = createCaller({
    fetch: async (url, init) => {
      seen.push({ url, init });
      return answer;
    },
    scope: () => ({ ...scope, zoneIds: [...scope.zoneIds] }),
  });
  return { call, seen };
}

test('API-02 a call sends the visitor’s scope and the software id in the shared headers', async () => {
  const { call, seen } = callerThatSees(Response.json({ stores: [] }));
  await call(listPopularStores, { query: { limit: 12 } });
  expect(seen[0]?.url).toBe('/api/v1/stores/popular?limit=12');
  expect(seen[0]?.init.headers).toMatchObject({
    zoneid: '[1,4]',
    moduleid: '2',
    latitude: '33.0000000',
    longitude: '27.0000000',
    'x-localization': 'ar',
    'software-id': 'rialto',
    authorization: 'Bearer secret',
  });
});

test('a path parameter is escaped and cannot change the path', async () => {
  const { call, seen } = callerThatSees(Response.json({}));
  await call(readPage, { params: { slug: '../config' as 'about-us' } });
  expect(seen[0]?.url).toBe('/api/v1/pages/..%2Fconfig');
});

test('a refusal is thrown with the text of the server', async () => {
  const errors = [{ code: 'already_subscribed', message: 'Schon da.' }];
  const headers = { 'x-request-id': '7f0c' };
  const { call } = callerThatSees(Response.json({ errors }, { status: 409, headers }));
  const refused = await call(subscribeToNewsletter, { body: { email: 'a@example.com' } }).catch(
    (thrown: unknown) => thrown,
  );
  expect(refused).toBeInstanceOf(CallRefused);
  expect(refused).toMatchObject({ status: 409, errors, requestId: '7f0c' });
});

test('an error response that is not JSON is thrown as a refusal', async () => {
  const { call } = callerThatSees(new Response('<html>', { status: 502 }));
  await expect(call(requestGuest, {})).rejects.toMatchObject({ status: 502, errors: [] });
});

test('D4 an idempotent call sends its key', async () => {
  const { call, seen } = callerThatSees(Response.json({}));
  await call(requestGuest, { idempotencyKey: 'one-press' });
  expect(seen[0]?.init.headers).toMatchObject({ 'idempotency-key': 'one-press' });
});

test('pictures are sent as a form together with the other fields', async () => {
  const { call, seen } = callerThatSees(Response.json({}));
  const picture = new Blob(['x'], { type: 'image/png' });
  await call(updateProfile, { body: { f_name: 'Mariam' }, files: { image: [picture] } });
  const form = seen[0]?.init.body as FormData;
  expect([form.get('f_name'), form.getAll('image[]')]).toEqual(['Mariam', [expect.any(Blob)]]);
  expect(seen[0]?.init.headers).not.toHaveProperty('content-type');
});

test('ACC-05 onRefused receives every refusal and the token that the call used', async () => {
  const heard: unknown[] = [];
  const call = createCaller({
    fetch: async () => Response.json({ errors: [] }, { status: 401 }),
    scope: () => ({ ...scope, zoneIds: [] }),
    onRefused: ({ status }, { token }) => heard.push([status, token]),
  });
  await call(requestGuest, {}).catch(() => undefined);
  expect(heard).toEqual([[401, 'secret']]);
});
