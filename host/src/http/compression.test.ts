import Fastify from 'fastify';
import { request as ask } from 'node:http';
import { PassThrough } from 'node:stream';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { expect, test } from 'vitest';
import { compression } from './compression.ts';

test.each([
  ['gzip', createGunzip],
  ['br', createBrotliDecompress],
] as const)(
  'the first piece of a streamed page arrives while the rest is not written yet (%s)',
  async (encoding, decoder) => {
    const http = Fastify();
    await compression(http);
    const page = new PassThrough();
    http.get('/', (_request, reply) => reply.type('text/html').send(page));
    const url = await http.listen({ port: 0, host: '127.0.0.1' });

    page.write(`<!doctype html>${'x'.repeat(2_000)}`);
    const first = await new Promise<string>((resolve, reject) => {
      ask(url, { headers: { 'accept-encoding': encoding } }, (answer) => {
        expect(answer.headers['content-encoding']).toBe(encoding);
        answer.pipe(decoder()).once('data', (piece: Buffer) => resolve(piece.toString()));
      })
        .on('error', reject)
        .end();
    });
    expect(first).toMatch(/^<!doctype html>/);
    page.end();
    await http.close();
  },
);
