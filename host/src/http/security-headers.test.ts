import type { Sql } from '@rialto/database/sql.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { iconRoutes } from '../install/icon-routes.ts';
import { sizedUpload } from '../media/encode-picture.ts';
import { mediaRoutes } from '../media/media-routes.ts';
import { paintWith } from '../media/paint-picture.ts';
import { readSettings } from '../settings.ts';
import { tileRoutes } from '../tiles/tile-routes.ts';
import { securityHeaders } from './security-headers.ts';

const mark = fileURLToPath(new URL('../../../storefront/public/favicon.svg', import.meta.url));
const silent = { warn: () => undefined };
const http: FastifyInstance = Fastify();
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rialto-headers-'));
  const secure = securityHeaders(readSettings({}));
  http.addHook('onRequest', async (request, reply) => secure(request, reply));
  http.get('/page', (_request, reply) => reply.type('text/html').send('<p>'));
  iconRoutes(http, mark);
  tileRoutes(http, { cacheDir: join(folder, 'tiles'), paint: async () => new Uint8Array([1]) });
  const upload = await sharp({ create: { width: 640, height: 360, channels: 3, background: '#e07050' } })
    .png()
    .toBuffer();
  const paint = paintWith(async (_, width) => sizedUpload(upload, width));
  const db = (async () => [{ recipe: { kind: 'cover' }, bytes: null }]) as unknown as Sql;
  mediaRoutes(http, { db, paint, cacheDir: join(folder, 'media'), log: silent, quietMs: 20 });
});
afterAll(async () => {
  await http.close();
  await rm(folder, { recursive: true });
});

const ofPages = ['permissions-policy', 'cross-origin-opener-policy', 'referrer-policy', 'x-frame-options'];

test.each(['/icons/any-192.png', '/tiles/light/en/10/588/412.png', '/media/cover-a1?w=160'])(
  'the picture %s carries no policy that only pages need, and is never read as another type',
  async (path) => {
    const { statusCode, headers } = await http.inject(path);
    expect(statusCode).toBe(200);
    expect(Object.keys(headers)).not.toEqual(expect.arrayContaining([expect.stringMatching(ofPages.join('|'))]));
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(JSON.stringify(headers).length).toBeLessThan(450);
  },
);

test('a picture that a visitor has is confirmed without those policies too', async () => {
  const { headers } = await http.inject('/media/cover-a1?w=160');
  const again = await http.inject({ url: '/media/cover-a1?w=160', headers: { 'if-none-match': String(headers.etag) } });
  expect([again.statusCode, again.headers['permissions-policy']]).toEqual([304, undefined]);
  expect(again.headers['content-security-policy']).toContain('sandbox');
});

test('a page and a picture that does not exist carry every policy', async () => {
  for (const path of ['/page', '/icons/any-1.png'])
    expect(Object.keys((await http.inject(path)).headers)).toEqual(expect.arrayContaining(ofPages));
});
