import Fastify, { type FastifyReply } from 'fastify';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { PreparedResponse, prepareHeaders, setPrepared, setRequestId } from './prepared-headers.ts';

const security = prepareHeaders({
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'",
});
const caching = prepareHeaders({ 'cache-control': 'private, max-age=60', vary: 'zoneid' });

/** The names and values of a reply of a real server, in the order in which they were sent. */
async function headersOf(answer: (reply: FastifyReply) => unknown): Promise<[string, string][]> {
  const http = Fastify({ http: { ServerResponse: PreparedResponse } });
  onTestFinished(() => http.close());
  http.get('/', (_request, reply) => {
    setPrepared(reply, security);
    setRequestId(reply, 'request-7');
    setPrepared(reply, caching);
    return answer(reply);
  });
  await http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = http.server.address() as AddressInfo;
  const raw = await new Promise<string[]>((resolve, reject) => {
    request({ port, agent: false }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.rawHeaders));
    })
      .on('error', reject)
      .end();
  });
  return raw.flatMap((name, at) => (at % 2 === 0 ? [[name.toLowerCase(), raw[at + 1] ?? ''] as [string, string]] : []));
}

const prepared = { 'x-request-id': 'request-7', ...security.values, ...caching.values };

test('a reply has the prepared headers and its own', async () => {
  const headers = await headersOf((reply) => reply.header('etag', 'W/"1"').send({ ok: true }));
  expect(Object.fromEntries(headers)).toMatchObject({ ...prepared, etag: 'W/"1"', 'content-length': '11' });
});

test.each<[string, (reply: FastifyReply) => unknown]>([
  ['with an object', (reply) => reply.header('cache-control', 'no-store').send({ ok: true })],
  ['with a stream', (reply) => reply.header('cache-control', 'no-store').send(Readable.from(['text']))],
  ['with an error', (reply) => reply.code(500).header('Cache-Control', 'no-store').send(new Error('broken'))],
])('T97 a header set for one reply %s replaces the prepared one', async (_name, answer) => {
  const headers = await headersOf(answer);
  expect(headers.filter(([name]) => name === 'cache-control')).toEqual([['cache-control', 'no-store']]);
  expect(Object.fromEntries(headers)).toMatchObject({ ...prepared, 'cache-control': 'no-store' });
});

test('T97 a reply without a body has the prepared headers', async () => {
  expect(Object.fromEntries(await headersOf((reply) => reply.code(304).send()))).toMatchObject(prepared);
});

test.each([['two\r\nlines'], ['\u0000']])('T81 the header value %j is rejected when it is prepared', (value) => {
  expect(() => prepareHeaders({ 'x-any': value })).toThrow('Invalid character');
});

test('a request within the process gets the same headers', async () => {
  const http = Fastify();
  http.get('/', (_request, reply) => {
    setPrepared(reply, security);
    setRequestId(reply, 'request-7');
    return 'done';
  });
  expect((await http.inject('/')).headers).toMatchObject({ 'x-request-id': 'request-7', ...security.values });
});
