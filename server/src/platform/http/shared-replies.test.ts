import { endpoint } from '@rialto/contract/http/endpoint.ts';
import { headerNames } from '@rialto/contract/http/headers.ts';
import { input } from '@rialto/contract/shapes/input.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Type from 'typebox';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bareApp } from '../../testing/bare-app.ts';
import { bindShared } from './bind.ts';
import { openSharedReplies } from './shared-replies.ts';
import { compileSchema } from './validation.ts';

const list = endpoint({
  method: 'GET',
  path: '/list',
  group: 'test',
  summary: '',
  cacheSeconds: 60,
  query: input({ page: Type.Optional(Type.Integer()) }),
  reply: Type.Object({ made: Type.Integer(), text: Type.String() }),
});

const START = Date.parse('2026-03-02T12:00:00Z');
let http: FastifyInstance;
let now: number;
let made: number;
let text: string;
let change: () => void;

beforeEach(() => {
  [now, made, text] = [START, 0, 'short'];
  http = Fastify();
  http.setValidatorCompiler(compileSchema);
  const clock = () => new Date(now);
  const known = async () => new Set([1, 2]);
  const knownIds = { zones: known, modules: known };
  const sendShared = openSharedReplies({ clock, onChange: (table, clear) => void (table === '*' && (change = clear)) });
  const app = bareApp(http, { clock, sendShared, knownIds });
  bindShared(app, list, () => ({ made: (made += 1), text }));
  const ofZone = { ...list, path: '/list-of-the-zone', isSameEverywhere: true } as const;
  bindShared(app, ofZone, ({ scope }) => ({ made: (made += 1), text: scope.point ? 'a point' : 'no point' }));
});
afterEach(() => http.close());

test('visitors at all points of a zone share a list that is the same everywhere', async () => {
  const at = (latitude: string) => ({ [headerNames.latitude]: latitude, [headerNames.longitude]: '27' });
  const everywhere = { url: '/list-of-the-zone' };
  expect((await http.inject({ ...everywhere, headers: at('33') })).json()).toEqual({ made: 1, text: 'no point' });
  expect((await http.inject({ ...everywhere, headers: at('33.1') })).json()).toEqual({ made: 1, text: 'no point' });
  const elsewhere = { ...at('33'), [headerNames.zoneIds]: '[2]' };
  expect((await http.inject({ ...everywhere, headers: elsewhere })).json()).toMatchObject({ made: 2 });
});

const ask = (url = '/list', headers: Record<string, string> = {}) => http.inject({ url, headers });

test('visitors with the same scope share a reply until it is four seconds old', async () => {
  expect((await ask()).json()).toEqual({ made: 1, text: 'short' });
  now += 3_999;
  expect((await ask()).json()).toEqual({ made: 1, text: 'short' });
  now += 1;
  expect((await ask()).json()).toEqual({ made: 2, text: 'short' });
});

test.each<[name: string, url: string, headers: Record<string, string>]>([
  ['zone', '/list', { [headerNames.zoneIds]: '[2]' }],
  ['module', '/list', { [headerNames.moduleId]: '2' }],
  ['query', '/list?page=2', {}],
  ['language', '/list', { [headerNames.language]: 'ar' }],
  ['point', '/list', { [headerNames.latitude]: '33', [headerNames.longitude]: '27' }],
])('another %s has its own reply', async (_name, url, headers) => {
  await ask();
  expect((await ask(url, headers)).json()).toMatchObject({ made: 2 });
  expect((await ask()).json()).toMatchObject({ made: 1 });
});

test('a change of any table and the next minute make a new reply', async () => {
  await ask();
  change();
  expect((await ask()).json()).toMatchObject({ made: 2 });
  now = START + 59_999;
  expect((await ask()).json()).toMatchObject({ made: 3 });
  now = START + 60_000;
  expect((await ask()).json()).toMatchObject({ made: 4 });
});

test('API-05 a client with the current reply gets 304 without a body', async () => {
  const { headers } = await ask();
  const again = await ask('/list', { 'if-none-match': String(headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect(made).toBe(1);
});

test.each([
  ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
] as const)('a long reply is sent as %s to a client that accepts "%s"', async (encoding, accepted, decode) => {
  text = 'long '.repeat(1_000);
  const reply = await ask('/list', { 'accept-encoding': accepted });
  expect(reply.headers['content-encoding']).toBe(encoding);
  expect(reply.rawPayload.length).toBeLessThan(200);
  expect(JSON.parse(decode(reply.rawPayload).toString())).toEqual({ made: 1, text });
});

test.each([undefined, 'identity', 'br;q=0'])('a client that accepts "%s" gets plain bytes', async (accepted) => {
  text = 'long '.repeat(1_000);
  const reply = await ask('/list', accepted === undefined ? {} : { 'accept-encoding': accepted });
  expect(reply.headers['content-encoding']).toBeUndefined();
  expect(reply.json()).toEqual({ made: 1, text });
});
