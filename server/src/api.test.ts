import { allEndpoints } from '@rialto/contract/all-endpoints.ts';
import { allStreams } from '@rialto/contract/all-streams.ts';
import { refusals } from '@rialto/contract/http/refusals.ts';
import { catalogs } from '@rialto/texts/catalogs.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Errors } from 'typebox/value';
import { exampleOf, hasExamples } from './openapi-example.ts';
import { routePath } from './platform/http/bind.ts';
import { openTestApi, type TestApi } from './testing/open-test-api.ts';
import { addCustomer } from './testing/people.ts';

let shop: TestApi;
beforeAll(async () => {
  shop = await openTestApi();
});
afterAll(() => shop.close());

const here = { zoneid: '[1]', moduleid: '1' };

test('API-01 every endpoint of the contract has one route, and every route one endpoint', () => {
  const declared = [
    ...Object.values(allEndpoints).map(({ method, path }) => `${method} /api/v1${routePath(path)}`),
    ...Object.values(allStreams).map(({ path }) => `GET /api/v1${path}`),
  ];
  const routes = [...shop.http.printRoutes({ commonPrefix: false }).matchAll(/(\S+) \(([A-Z, ]+)\)/g)];
  expect(new Set(declared).size).toBe(declared.length);
  for (const line of declared) {
    const [method, url] = line.split(' ');
    expect(shop.http.hasRoute({ method: method as 'GET', url: url ?? '' }), line).toBe(true);
  }
  expect(routes.length).toBeGreaterThan(0);
  expect(boundRoutes()).toEqual([...declared].sort());
});

function boundRoutes(): string[] {
  const tree = shop.http.printRoutes({ commonPrefix: false, includeHooks: false });
  const stack: string[] = [];
  const found: string[] = [];
  for (const line of tree.split('\n')) {
    const match = /^((?:[│ ] {3})*)[├└]── (\S+)(?: \((.*)\))?$/.exec(line);
    if (!match) continue;
    const depth = (match[1] ?? '').length / 4;
    stack.length = depth;
    stack[depth] = match[2] ?? '';
    const url = stack.join('');
    const methods = (match[3] ?? '').split(', ').filter((method) => method && method !== 'HEAD');
    if (url.startsWith('/api/v1')) found.push(...methods.map((method) => `${method} ${url}`));
  }
  return found.sort();
}

test('API-01 the OpenAPI document describes every endpoint and is browsable', async () => {
  const document = (await shop.http.inject('/api/openapi.json')).json<{ openapi: string; paths: object }>();
  expect(document.openapi).toBe('3.1.0');
  const described = Object.values(document.paths).flatMap((path: object) => Object.keys(path)).length;
  expect(described).toBe(Object.keys(allEndpoints).length + Object.keys(allStreams).length);
  expect(document.paths).toMatchObject({
    '/api/v1/live': { get: { responses: { 200: { content: { 'text/event-stream': {} } } } } },
  });
  const page = await shop.http.inject('/api/docs');
  expect(page.headers['content-type']).toContain('text/html');
  const script = /src="([^"]+)"/.exec(page.body)?.[1] ?? '';
  expect((await shop.http.inject(script)).statusCode).toBe(200);
});

test('API-01 the page of the API offers none of the advertisements and services of its viewer', async () => {
  const page = await shop.http.inject('/api/docs');
  const settings = JSON.parse(/data-configuration='([^']+)'/.exec(page.body)?.[1] ?? '{}');
  expect(settings).toMatchObject({
    agent: { disabled: true },
    mcp: { disabled: true },
    showDeveloperTools: 'never',
    customCss: '.darklight-reference a { display: none }',
  });
});

test('API-01 every call of the OpenAPI document has an example that its own schema accepts', async () => {
  for (const [name, { reply, body, query }] of Object.entries(allEndpoints)) {
    expect([...Errors(reply, exampleOf(reply))], name).toEqual([]);
    if (body) expect([...Errors(body, exampleOf(body))], name).toEqual([]);
    for (const [parameter, schema] of Object.entries(query.properties))
      if (hasExamples(schema)) expect([...Errors(schema, exampleOf(schema))], `${name} ${parameter}`).toEqual([]);
  }
});

test.each([
  ['/categories', 300],
  ['/categories?featured=0', 300],
  ['/categories?featured=1&limit=20', 480],
  ['/banners', 300],
])('API-05 a browser may cache %s for %i seconds', async (path, seconds) => {
  const answer = await shop.get(path, here);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe(`private, max-age=${seconds}`);
});

test('API-05 a browser may cache the coupons of an anonymous visitor, not those of a customer', async () => {
  const anonymous = await shop.get('/coupon/list', here);
  expect(anonymous.headers).toMatchObject({
    'cache-control': 'private, max-age=10',
    vary: expect.stringContaining('authorization') as string,
  });
  const { headers } = await addCustomer(shop.database.db.sql);
  expect((await shop.get('/coupon/list', { ...here, ...headers })).headers['cache-control']).toBe('no-store');
});

test('API-02 headers select language, zone and module', async () => {
  const arabic = (await shop.get('/module', { zoneid: '[1]', 'x-localization': 'ar' })).json<
    { module_name: string }[]
  >();
  expect(arabic.map(({ module_name }) => module_name)).toEqual(['طعام', 'Grocery']);
  const east = (await shop.get('/module', { zoneid: '[2]' })).json<{ id: number }[]>();
  expect(east.map(({ id }) => id)).toEqual([1, 3]);
});

test.each([
  ['zoneid', 'abc'],
  ['zoneid', '{"a":1}'],
  ['zoneid', '[0]'],
  ['zoneid', '["1"]'],
  ['zoneid', '[99999999999]'],
  ['zoneid', `[${Array.from({ length: 21 }, (_, index) => index + 1).join()}]`],
  ['moduleid', '1;drop table stores'],
  ['moduleid', '-1'],
  ['latitude', 'NaN'],
  ['latitude', '91'],
  ['longitude', '1e3'],
])('API-02 the header %s: %s is refused', async (name, value) => {
  const point = name === 'latitude' ? { longitude: '27' } : name === 'longitude' ? { latitude: '33' } : {};
  const answer = await shop.get('/stores/popular', { ...here, ...point, [name]: value });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({
    errors: [{ code: 'invalid_header', message: `The header ${name} isn’t valid.` }],
  });
});

test('API-02 a request without a zone is refused before any SQL runs', async () => {
  const answer = await shop.get('/stores/popular', { moduleid: '1' });
  expect(answer.statusCode).toBe(400);
  expect(answer.json<{ errors: { code: string }[] }>().errors[0]?.code).toBe('zone_required');
});

test('API-03 API-06 every refusal has the same shape, in the caller’s language', async () => {
  const english = await shop.get('/config/get-zone-id?lat=0&lng=0');
  expect(english.statusCode).toBe(404);
  expect(english.json()).toEqual({
    errors: [{ code: 'zone_not_served', message: 'We don’t deliver here yet. Try a place inside the city.' }],
  });
  const arabic = await shop.get('/config/get-zone-id?lat=0&lng=0', { 'x-localization': 'ar' });
  expect(arabic.json<{ errors: { message: string }[] }>().errors[0]?.message).toMatch(/^لا نوصّل/);
});

test('API-03 an unknown path returns 404 as JSON', async () => {
  const answer = await shop.get('/no-such-thing');
  expect(answer.statusCode).toBe(404);
  expect(answer.json<{ errors: { code: string }[] }>().errors[0]?.code).toBe('not_found');
});

test('API-06 every refusal code has a text in both languages', () => {
  for (const code of Object.keys(refusals) as (keyof typeof refusals)[]) {
    expect(catalogs.en[`refusal.${code}`]).toMatch(/\S/);
    expect(catalogs.ar[`refusal.${code}`]).toMatch(/[\u0600-\u06ff]/);
  }
});

test('a reply contains only fields that its schema declares', async () => {
  const [module] = (await shop.get('/module')).json<object[]>();
  const declared = Object.keys(
    (allEndpoints['listModules']?.reply as unknown as { items: { properties: object } }).items.properties,
  );
  expect(Object.keys(module ?? {}).sort()).toEqual(declared.sort());
});

test.each([
  ['/stores/popular?limit=51', 422],
  ['/stores/popular?limit=0', 422],
  ['/stores/popular?limit=-1', 422],
  ['/stores/popular?limit=1.5', 422],
  ['/stores/popular?limit=abc', 422],
  ['/stores/popular?offset=0', 422],
  ['/stores/popular?offset=10001', 422],
  ['/stores/popular?limit=1&limit=2', 422],
  ['/stores/popular?type=nearby', 422],
  ['/stores/popular?unknown=1', 422],
  ['/stores/popular?limit[]=1', 422],
  ['/config/get-zone-id?lat=91&lng=0', 422],
  ['/config/get-zone-id?lat=1e999&lng=0', 422],
  ['/config/get-zone-id?lat=&lng=', 422],
  ['/config/get-zone-id', 422],
  ['/config/place-api-autocomplete?search_text=%00', 422],
  ['/config/place-api-autocomplete?search_text=a%0Ab', 422],
  ['/config/place-api-autocomplete?search_text=', 422],
  [`/config/place-api-autocomplete?search_text=${'x'.repeat(101)}`, 422],
  ['/pages/..%2f..%2fetc', 422],
  ['/pages/%ff', 400],
])('API-03 %s is refused with %i', async (path, status) => {
  const answer = await shop.get(path, here);
  expect(answer.statusCode).toBe(status);
  expect(answer.json<{ errors: { message: string }[] }>().errors[0]?.message).toMatch(/\S/);
});

const subscribe = '/newsletter/subscribe';

test.each([
  ['a lone surrogate', '{"email":"\\ud800@example.com"}', 422],
  ['a NUL', '{"email":"a\\u0000@example.com"}', 422],
  ['a number for a text', '{"email":7}', 422],
  ['an unknown field', '{"email":"a@example.com","role":"admin"}', 422],
  ['no field at all', '{}', 422],
  ['a list', '[]', 422],
  ['no JSON', '{"email"', 400],
  ['an empty body', '', 400],
  ['a polluted prototype', '{"__proto__":{"a":1},"email":"a@example.com"}', 400],
  ['10 MB', `{"email":"${'x'.repeat(10_000_000)}"}`, 413],
])('API-03 a body with %s is refused', async (_name, body, status) => {
  const headers = { 'content-type': 'application/json' };
  const answer = await shop.http.inject({ method: 'POST', url: `/api/v1${subscribe}`, headers, payload: body });
  expect(answer.statusCode).toBe(status);
  expect(answer.json<{ errors: unknown[] }>().errors).toHaveLength(1);
});

test.each(['text/plain', 'application/x-www-form-urlencoded'])(
  'a %s body is refused where JSON is due',
  async (type) => {
    const headers = { 'content-type': type };
    const answer = await shop.http.inject({
      method: 'POST',
      url: `/api/v1${subscribe}`,
      headers,
      payload: 'email=a@b.cd',
    });
    expect(answer.statusCode).toBe(415);
  },
);
