import { tagEntity } from '@rialto/server/platform/http/entity-tag.ts';
import Fastify from 'fastify';
import { request as ask } from 'node:http';
import { PassThrough } from 'node:stream';
import { brotliDecompressSync, createBrotliDecompress, createGunzip, gunzipSync, gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { compression } from './compression.ts';

test.each([
  ['gzip', createGunzip],
  ['br', createBrotliDecompress],
] as const)('the first chunk of a streamed page arrives before the rest is written (%s)', async (encoding, decoder) => {
  const http = Fastify();
  await compression(http);
  const page = new PassThrough();
  http.get('/', (_request, reply) => reply.type('text/html').send(page));
  const url = await http.listen({ port: 0, host: '127.0.0.1' });

  page.write(`<!doctype html>${'x'.repeat(2_000)}`);
  const first = await new Promise<string>((resolve, reject) => {
    ask(url, { agent: false, headers: { 'accept-encoding': encoding } }, (answer) => {
      expect(answer.headers['content-encoding']).toBe(encoding);
      answer.pipe(decoder()).once('data', (piece: Buffer) => resolve(piece.toString()));
    })
      .on('error', reject)
      .end();
  });
  expect(first).toMatch(/^<!doctype html>/);
  page.end();
  await http.close();
});

test('API-05 a response has the same ETag compressed or not, and a client that has it gets 304', async () => {
  const http = Fastify();
  await compression(http);
  const words = { text: 'word '.repeat(1_000) };
  http.get('/', { onSend: tagEntity }, () => words);
  const ask = (headers: Record<string, string>) => http.inject({ url: '/', headers });

  const plain = await ask({});
  const small = await ask({ 'accept-encoding': 'br' });
  expect(small.headers['content-encoding']).toBe('br');
  expect(JSON.parse(brotliDecompressSync(small.rawPayload).toString())).toEqual(words);
  expect(small.headers.etag).toBe(plain.headers.etag);

  const known = await ask({ 'accept-encoding': 'br', 'if-none-match': String(small.headers.etag) });
  expect([known.statusCode, known.body]).toEqual([304, '']);
  expect(known.headers).not.toHaveProperty('content-encoding');
  await http.close();
});

const long = { text: 'word '.repeat(1_000) };

async function callServer() {
  const http = Fastify();
  onTestFinished(() => http.close());
  await compression(http);
  http.get('/api/v1/long', () => long);
  http.get('/api/v1/short', () => ({ text: 'word' }));
  http.get('/api/v1/picture', (_request, reply) => reply.type('image/webp').send(Buffer.alloc(5_000)));
  http.get('/api/v1/encoded', (_request, reply) =>
    reply
      .type('application/json')
      .header('content-encoding', 'gzip')
      .send(gzipSync(JSON.stringify(long))),
  );
  http.post('/api/v1/call', ({ body }) => body);
  return http;
}

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['gzip;q=1, br;q=0.5', 'gzip', gunzipSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
])('a call of a client that accepts "%s" gets its long reply as %s', async (accepted, encoding, decode) => {
  const http = await callServer();
  const reply = await http.inject({ url: '/api/v1/long', headers: { 'accept-encoding': accepted } });
  expect(reply.headers['content-encoding']).toBe(encoding);
  expect(Number(reply.headers['content-length'])).toBe(reply.rawPayload.length);
  expect(JSON.parse(decode(reply.rawPayload).toString())).toEqual(long);
});

test.each([
  ['a short reply', '/api/v1/short', 'br', undefined],
  ['a picture', '/api/v1/picture', 'br', undefined],
  ['a reply that is compressed already', '/api/v1/encoded', 'br', 'gzip'],
  ['a reply for a client that accepts nothing else', '/api/v1/long', 'identity', undefined],
])('%s is sent as it is', async (_name, url, accepted, encoding) => {
  const http = await callServer();
  const plain = await http.inject(url);
  const reply = await http.inject({ url, headers: { 'accept-encoding': accepted } });
  expect(reply.headers['content-encoding']).toBe(encoding);
  expect(reply.rawPayload.equals(plain.rawPayload)).toBe(true);
});

test('T100 a compressed body is not unpacked', async () => {
  const http = await callServer();
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
  const reply = await http.inject({ method: 'POST', url: '/api/v1/call', headers, payload: gzipSync('{"a":1}') });
  expect(reply.statusCode).toBe(400);
});
