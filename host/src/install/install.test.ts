import sharp from 'sharp';
import Fastify from 'fastify';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { iconRoutes } from './icon-routes.ts';
import { workerRoute } from './worker-route.ts';

const mark = fileURLToPath(new URL('../../../storefront/public/favicon.svg', import.meta.url));
const http = Fastify();
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rialto-install-'));
  iconRoutes(http, mark);
});
afterAll(async () => {
  await http.close();
  await rm(folder, { recursive: true });
});

test.each([
  ['any-192', 192],
  ['any-512', 512],
  ['maskable-192', 192],
  ['maskable-512', 512],
  ['touch-180', 180],
])('the icon %s is a square of %i', async (name, size) => {
  const answer = await http.inject(`/icons/${name}.png`);
  expect(answer.headers['content-type']).toBe('image/png');
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: size, height: size, format: 'png' });
});

test('a maskable icon is filled to its corners', async () => {
  const { rawPayload } = await http.inject('/icons/maskable-512.png');
  const pixels = await sharp(rawPayload).ensureAlpha().raw().toBuffer();
  expect([...pixels.subarray(0, 4)]).toEqual([0xc8, 0x41, 0x1b, 255]);
});

test('other sizes do not exist', async () => {
  const answer = await http.inject('/icons/any-100000.png');
  expect(answer.headers['content-type']).not.toBe('image/png');
});

test('the service worker is never cached', async () => {
  const file = join(folder, 'sw.js');
  await writeFile(file, 'self.x = 1;');
  const shop = Fastify();
  workerRoute(shop, '/sw.js', file);
  const answer = await shop.inject('/sw.js');
  expect(answer.body).toBe('self.x = 1;');
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/javascript; charset=utf-8',
  });
  await shop.close();
});

test('when disabled, the service worker deletes its caches, unregisters and reloads nothing', async () => {
  const shop = Fastify();
  workerRoute(shop, '/sw.js', null);
  const { body } = await shop.inject('/sw.js');
  const events: Record<string, (event: { waitUntil: (work: Promise<unknown>) => void }) => void> = {};
  const kept = new Set(['rialto-pages-v1', 'rialto-media-v1']);
  let isThere = true;
  const self = {
    addEventListener: (name: string, listener: (typeof events)[string]) => (events[name] = listener),
    skipWaiting: () => undefined,
    registration: { unregister: async () => (isThere = false) },
  };
  const caches = { keys: async () => [...kept], delete: async (name: string) => kept.delete(name) };
  // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call
  new Function('self', 'caches', body)(self, caches);
  const work: Promise<unknown>[] = [];
  events['activate']?.({ waitUntil: (promise) => work.push(promise) });
  await Promise.all(work);
  expect(kept.size).toBe(0);
  expect(isThere).toBe(false);
  expect(body).not.toMatch(/navigate|reload|fetch/);
  await shop.close();
});
