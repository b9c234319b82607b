import { allEndpoints } from '@rialto/contract/all-endpoints.ts';
import type { Endpoint } from '@rialto/contract/http/endpoint.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Errors } from 'typebox/value';
import { openTestApi, type TestApi } from './testing/open-test-api.ts';
import { addCustomer } from './testing/people.ts';
import { requestsTo } from './testing/requests.ts';
import { fillSmallCatalogue } from './testing/small-catalogue-world.ts';

let shop: TestApi;
beforeAll(async () => {
  shop = await openTestApi();
  await fillSmallCatalogue(shop.database.db.sql);
});
afterAll(() => shop.close());

const hostile = fc.oneof(
  fc.constantFrom(
    '',
    '0',
    '-1',
    '1',
    '33.1',
    '27.1',
    '1e999',
    'NaN',
    '2147483648',
    '9007199254740993',
    'null',
    '[]',
    '{}',
  ),
  fc.constantFrom(
    '%00',
    '%ed%a0%80',
    '%',
    '%zz',
    "'; drop table stores; --",
    '../../etc/passwd',
    '<script>',
    '؀',
    '\u202e',
  ),
  fc.string({ maxLength: 40 }).map(encodeURIComponent2),
  fc.string({ unit: 'binary', maxLength: 40 }).map(encodeURIComponent2),
  fc.constant('x'.repeat(5_000)),
);

function encodeURIComponent2(text: string): string {
  return Buffer.from(text, 'utf8')
    .toString('latin1')
    .replaceAll(/[^\w-]/g, (c) => `%${c.charCodeAt(0).toString(16).padStart(2, '0')}`);
}

const jsonValue = fc.oneof(fc.jsonValue(), fc.constantFrom('\ud800', '\u0000', 2 ** 53, -0, 1e308));

/** Removes characters that HTTP forbids in a header, so that the request reaches the server. */
const headerValue = fc.oneof(
  fc.constantFrom('[1]', '1', '[]', '{}', '[1,1,1]', '[-1]', '[1e9]', 'null', '33', '-90', '181', 'ar', 'EN', '*'),
  fc.string({ maxLength: 30 }).map((text) => text.replaceAll(/[^\x20-\x7e]/g, '')),
);

const wild = fc.record({
  query: fc.array(fc.tuple(fc.nat({ max: 9 }), hostile), { maxLength: 6 }),
  params: fc.array(hostile, { minLength: 3, maxLength: 3 }),
  body: jsonValue,
  headers: fc.record(
    {
      zoneid: headerValue,
      moduleid: headerValue,
      latitude: headerValue,
      longitude: headerValue,
      'x-localization': headerValue,
    },
    { requiredKeys: [] },
  ),
});

function urlOf(
  { path, query }: Endpoint,
  { query: pairs, params }: { query: [number, string][]; params: string[] },
): string {
  const names = [...Object.keys(query.properties), 'unknown', '__proto__'];
  let at = 0;
  const filled = path.replaceAll(/\{\w+\}/g, () => params[at++] || 'x');
  return `/api/v1${filled}?${pairs.map(([index, value]) => `${names[index % names.length]}=${value}`).join('&')}`;
}

const codeOf = (answer: { json<T>(): T }) => answer.json<{ errors: { code: string }[] }>().errors[0]?.code ?? '';
/** Statuses that only the endpoint itself can return. */
const inside = ['answered', 'token_invalid', 'not_found'];

const { length: endpointCount } = Object.keys(allEndpoints);
const REQUESTS = 8_000;
const MORE_REQUESTS = 1_000;

const cases = Object.entries(allEndpoints).map(([name, endpoint], at) => [name, endpoint, at] as const);

test.each(cases)('API-03 %s never returns 5xx for any input', async (_name, endpoint, at) => {
  // Its own network address, because some limits count the calls of one address together.
  const remoteAddress = `10.0.${at >> 8}.${at % 256}`;
  const hasBody = endpoint.method !== 'GET';
  // Every other request is signed in, until a call ends the session.
  const me = await addCustomer(shop.database.db.sql);
  let sentCount = 0;
  const send = async (url: string, headers: Record<string, string>, payload: string) => {
    sentCount += 1;
    const answer = await shop.http.inject({
      method: endpoint.method,
      url,
      remoteAddress,
      headers: {
        ...headers,
        ...(sentCount % 2 === 0 && me.headers),
        ...(hasBody && { 'content-type': 'application/json' }),
      },
      ...(hasBody && { payload }),
    });
    expect(answer.statusCode, answer.body).toBeLessThan(500);
    if (answer.statusCode >= 400) expect(answer.json<{ errors: unknown[] }>().errors.length).toBeGreaterThan(0);
    else if (answer.statusCode === 200) expect([...Errors(endpoint.reply, answer.json())]).toEqual([]);
    return answer.statusCode >= 400 ? codeOf(answer) : 'answered';
  };
  const numRuns = Math.ceil(REQUESTS / endpointCount / 2);
  const answered = new Set<string>();
  await fc.assert(
    fc.asyncProperty(wild, (input) =>
      send(urlOf(endpoint, input), input.headers, JSON.stringify(input.body)).then(() => undefined),
    ),
    { numRuns },
  );
  await fc.assert(
    fc.asyncProperty(requestsTo(endpoint), async ({ url, headers, body }) => {
      answered.add(await send(url, headers, body));
    }),
    { numRuns },
  );
  const isInside = (code: string) => inside.includes(code) || (endpoint.refuses as readonly string[]).includes(code);
  // A few dozen random requests may all fail validation; a few hundred may not.
  for (const { url, headers, body } of fc.sample(requestsTo(endpoint), MORE_REQUESTS)) {
    if ([...answered].some(isInside)) break;
    answered.add(await send(url, headers, body));
  }
  // Otherwise validation rejected every request and the test proves nothing.
  expect([...answered].some(isInside), [...answered].join()).toBe(true);
});
