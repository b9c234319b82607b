import { tagEntity } from '@rialto/server/platform/http/entity-tag.ts';
import Fastify from 'fastify';
import { request as ask } from 'node:http';
import { PassThrough } from 'node:stream';
import { brotliDecompressSync, createBrotliDecompress, createGunzip } from 'node:zlib';
import { expect, test } from 'vitest';
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
