import { endpoint } from '@rialto/contract/http/endpoint.ts';
import { input } from '@rialto/contract/shapes/input.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import Type from 'typebox';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bareApp } from '../../testing/bare-app.ts';
import { RefusalError } from '../refuse.ts';
import { bind } from './bind.ts';
import { sendError } from './send-error.ts';
import { compileSchema } from './validation.ts';

const common = { method: 'GET', group: 'test', summary: '', reply: Type.Object({ text: Type.String() }) } as const;
const cacheable = endpoint({
  ...common,
  path: '/cacheable',
  cacheSeconds: 60,
  query: input({ is_refused: Type.Optional(Type.Boolean()) }),
});
const notCacheable = endpoint({ ...common, path: '/no-store' });

let http: FastifyInstance;
let text: string;

beforeEach(() => {
  text = 'first';
  http = Fastify();
  http.setValidatorCompiler(compileSchema);
  http.setErrorHandler(sendError);
  const app = bareApp(http);
  bind(app, cacheable, ({ query }) => {
    if (query.is_refused) throw new RefusalError({ code: 'not_found' });
    return { text };
  });
  bind(app, notCacheable, () => ({ text }));
});
afterEach(() => http.close());

const ask = (url: string, ifNoneMatch?: string, method: 'GET' | 'HEAD' = 'GET') =>
  http.inject({ method, url, headers: ifNoneMatch === undefined ? {} : { 'if-none-match': ifNoneMatch } });
const tagOf = async () => String((await ask('/cacheable')).headers.etag);

test('API-05 a cacheable reply has a short weak tag of its content', async () => {
  const tag = await tagOf();
  expect(tag).toMatch(/^W\/"[\w-]{16}"$/);
  expect(await tagOf()).toBe(tag);
  text = 'second';
  expect(await tagOf()).not.toBe(tag);
});

test('API-05 a client with the current reply gets 304 without a body', async () => {
  const tag = await tagOf();
  const answer = await ask('/cacheable', tag);
  expect(answer.statusCode).toBe(304);
  expect(answer.body).toBe('');
  expect(answer.headers).toMatchObject({ etag: tag, 'cache-control': 'private, max-age=60' });
  expect(answer.headers.vary).toContain('zoneid');
  expect(answer.headers).not.toHaveProperty('content-type');
  expect(answer.headers).not.toHaveProperty('content-length');
});

test('API-05 a client with an outdated reply gets the new one', async () => {
  const tag = await tagOf();
  text = 'second';
  const answer = await ask('/cacheable', tag);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ text: 'second' });
});

test('API-05 the tag is found in a list, and strong or weak does not matter', async () => {
  const tag = await tagOf();
  const strong = tag.replace('W/', '');
  for (const known of [strong, `"other", ${tag}`, `W/"other",${strong}`, '*'])
    expect((await ask('/cacheable', known)).statusCode, known).toBe(304);
  for (const unknown of ['', '"other"', strong.slice(1, -1)])
    expect((await ask('/cacheable', unknown)).statusCode, unknown).toBe(200);
});

test('API-05 HEAD returns the same headers as GET', async () => {
  const tag = await tagOf();
  const known = await ask('/cacheable', tag, 'HEAD');
  expect([known.statusCode, known.headers.etag, known.body]).toEqual([304, tag, '']);
  const unknown = await ask('/cacheable', undefined, 'HEAD');
  expect([unknown.statusCode, unknown.headers.etag, unknown.body]).toEqual([200, tag, '']);
});

test('API-05 replies with no-store and refusals have no tag', async () => {
  for (const url of ['/no-store', '/cacheable?is_refused=true']) {
    const answer = await ask(url, '*');
    expect(answer.statusCode).not.toBe(304);
    expect(answer.headers).not.toHaveProperty('etag');
    expect(answer.headers['cache-control']).toBe('no-store');
  }
});
