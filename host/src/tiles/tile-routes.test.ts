import { sendError } from '@rialto/server/platform/http/send-error.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tileRoutes } from './tile-routes.ts';

let cacheDir: string;
let http: FastifyInstance;
const paint = vi.fn(async () => new Uint8Array([1, 2, 3]));

beforeEach(async () => {
  paint.mockClear();
  cacheDir = await mkdtemp(join(tmpdir(), 'rialto-tiles-'));
  http = Fastify();
  http.setErrorHandler(sendError);
  tileRoutes(http, { cacheDir, paint });
});
afterEach(async () => {
  await http.close();
  await rm(cacheDir, { recursive: true, force: true });
});

test('a tile is drawn once and then read from disk', async () => {
  const first = await http.inject('/tiles/dark/ar/14/9420/6600@2x.png');
  expect(first.headers['content-type']).toBe('image/png');
  expect(first.headers['cache-control']).toContain('max-age=');
  expect(paint).toHaveBeenCalledWith({ theme: 'dark', language: 'ar', z: 14, x: 9420, y: 6600, scale: 2 });
  await vi.waitFor(async () => {
    paint.mockClear();
    await http.inject('/tiles/dark/ar/14/9420/6600@2x.png');
    expect(paint).not.toHaveBeenCalled();
  }, 15_000);
});

test.each([
  'light/en/7/10/10.png',
  'light/en/19/10/10.png',
  'light/en/10/1024/0.png',
  'light/en/10/0/1024.png',
  'light/en/10/-1/0.png',
  'light/en/10/1.5/0.png',
  'light/en/10/a/0.png',
  'light/en/10/1/1.jpg',
  'light/en/10/1/1@3x.png',
  'pink/en/10/1/1.png',
  'light/fr/10/1/1.png',
  '../../etc/passwd',
  'light/en/10/..%2f..%2f1/1.png',
  'light/en/99999999999/1/1.png',
])('there is no tile at %s', async (path) => {
  expect((await http.inject(`/tiles/${path}`)).statusCode).toBe(404);
  expect(paint).not.toHaveBeenCalled();
});
