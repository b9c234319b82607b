import type { Sql } from '@rialto/database/sql.ts';
import { RefusalError } from '@rialto/server/platform/refuse.ts';
import Fastify from 'fastify';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { sizedUpload, type SizedPicture } from './encode-picture.ts';
import { mediaRoutes } from './media-routes.ts';
import { paintWith } from './paint-picture.ts';
import { contentTypeOf } from './picture-encoding.ts';

const AVIF = 'image/avif,image/webp,image/apng,image/*,*/*;q=0.8';
const WEBP = 'image/webp,*/*';
const silent = { warn: () => undefined };

let opaque: Buffer;
let clear: Buffer;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rialto-media-'));
  opaque = await sharp({ create: { width: 1200, height: 675, channels: 3, background: '#e07050' } })
    .jpeg()
    .toBuffer();
  clear = await sharp({ create: { width: 512, height: 512, channels: 4, background: '#e0705080' } })
    .png()
    .toBuffer();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

type Picture = { recipe: unknown; bytes: Buffer | null };
type Draw = (recipe: unknown, width?: number) => Promise<SizedPicture>;
const drawn = (original: Buffer) => vi.fn<Draw>(async (_, width) => sizedUpload(original, width));

function shop(pictures: Record<string, Picture>, options: { draw?: Draw; cacheDir?: string } = {}) {
  const asked: unknown[] = [];
  const db = (async (_: TemplateStringsArray, id: string) => {
    asked.push(id);
    return pictures[id] ? [pictures[id]] : [];
  }) as unknown as Sql;
  const http = Fastify();
  http.setErrorHandler((thrown, _, reply) => reply.code(thrown instanceof RefusalError ? 404 : 500).send());
  const cacheDir = options.cacheDir ?? join(folder, crypto.randomUUID());
  const drawRecipe = options.draw ?? drawn(opaque);
  const { warm } = mediaRoutes(http, { db, cacheDir, paint: paintWith(drawRecipe), log: silent, quietMs: 20 });
  onTestFinished(() => http.close());
  const get = (url: string, accept = WEBP, more: Record<string, string> = {}) =>
    http.inject({ url, headers: { accept, ...more } });
  return { http, get, warm, asked, cacheDir };
}

const aPicture = { 'cover-a1': { recipe: { kind: 'cover' }, bytes: null } };

test('a picture is served only in the listed widths', async () => {
  const { get } = shop(aPicture);
  for (const width of [160, 320, 480, 640, 960]) {
    const { statusCode, rawPayload } = await get(`/media/cover-a1?w=${width}`);
    expect(statusCode).toBe(200);
    expect((await sharp(rawPayload).metadata()).width).toBe(width);
  }
  for (const width of ['161', '0', '-320', '0320', '320.0', '3200', 'x', '', '320&w=640', '1e2']) {
    expect((await get(`/media/cover-a1?w=${width}`)).statusCode, width).toBe(404);
  }
});

test('an uploaded picture is never enlarged', async () => {
  const { get } = shop({ 'upload-1': { recipe: null, bytes: opaque } });
  for (const address of ['/media/upload-1', '/media/upload-1?w=1600']) {
    expect((await sharp((await get(address)).rawPayload).metadata()).width).toBe(1200);
  }
});

test('the browser gets the best format that it accepts, AVIF as soon as it is compressed', async () => {
  const { get } = shop(aPicture);
  const typeFor = async (accept: string) => (await get('/media/cover-a1?w=160', accept)).headers['content-type'];
  expect(await typeFor(AVIF)).toBe('image/webp');
  await vi.waitFor(async () => expect(await typeFor(AVIF)).toBe('image/avif'), 15_000);
  expect(await typeFor('image/avif;q=0, image/webp')).toBe('image/webp');
  expect(await typeFor('IMAGE/WEBP')).toBe('image/webp');
  expect(await typeFor('*/*')).toBe('image/jpeg');
});

test('a transparent picture stays transparent without WebP', async () => {
  const { get } = shop(aPicture, { draw: drawn(clear) });
  const { headers, rawPayload } = await get('/media/cover-a1?w=160', '*/*');
  expect(headers['content-type']).toBe('image/png');
  expect((await sharp(rawPayload).metadata()).hasAlpha).toBe(true);
});

test('browsers may cache a picture forever, per format, and cannot execute it', async () => {
  const { headers } = await shop(aPicture).get('/media/cover-a1?w=320');
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox') as string,
  });
});

test('a browser that has the picture gets 304', async () => {
  const { get } = shop(aPicture);
  const etag = String((await get('/media/cover-a1?w=320')).headers.etag);
  const again = await get('/media/cover-a1?w=320', WEBP, { 'if-none-match': `"other", ${etag}` });
  expect([again.statusCode, again.rawPayload.length, again.headers.etag]).toEqual([304, 0, etag]);
  expect((await get('/media/cover-a1?w=320', AVIF, { 'if-none-match': etag })).statusCode).toBe(200);
});

test('an unknown picture gets 404, which is not cached', async () => {
  const { statusCode, headers } = await shop(aPicture).get('/media/cover-b2');
  expect([statusCode, headers['cache-control']]).toEqual([404, undefined]);
});

test('an invalid id never reaches the disk or the database', async () => {
  const { get, asked } = shop(aPicture);
  const ids = ['..%2f..%2fetc%2fpasswd', '%2e%2e', 'a.b', 'A', 'a%00', 'a%5cb', 'x'.repeat(81), 'قمر'];
  for (const id of ids) expect((await get(`/media/${encodeURI(decodeURI(id))}`)).statusCode, id).toBe(404);
  expect(asked).toEqual([]);
});

test('fifty concurrent requests draw each width of a picture once', async () => {
  const draw = drawn(opaque);
  const { get } = shop(aPicture, { draw });
  const widths = [160, 320, 480, 640, 960];
  const replies = await Promise.all(Array.from({ length: 50 }, (_, n) => get(`/media/cover-a1?w=${widths[n % 5]}`)));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(50).fill(200));
  expect(draw.mock.calls.map(([, width]) => width).sort()).toEqual([160, 320, 480, 640, 960].sort());
});

test('a picture that was drawn ahead is not drawn again', async () => {
  const draw = drawn(opaque);
  const { get, warm } = shop(aPicture, { draw });
  const variant = { id: 'cover-a1', width: 320, format: 'webp' as const };
  const { signal } = new AbortController();
  await Promise.all([warm(variant, signal), warm(variant, signal)]);
  await warm(variant, signal);
  expect((await get('/media/cover-a1?w=320')).statusCode).toBe(200);
  expect(draw).toHaveBeenCalledTimes(1);
});

test('at most two pictures are drawn at a time', async () => {
  let [now, most] = [0, 0];
  const draw = async () => {
    most = Math.max(most, ++now);
    await new Promise((resolve) => setTimeout(resolve, 5));
    now -= 1;
    return sizedUpload(opaque, 160);
  };
  const ids = Array.from({ length: 12 }, (_, n) => `cover-${n}`);
  const { get } = shop(Object.fromEntries(ids.map((id) => [id, { recipe: {}, bytes: null }])), { draw });
  await Promise.all(ids.map((id) => get(`/media/${id}?w=160`)));
  expect(most).toBe(2);
});

test('a picture that was drawn before a restart is not drawn again', async () => {
  const first = shop(aPicture);
  const before = await first.get('/media/cover-a1?w=320');
  const draw = drawn(clear);
  const second = shop({}, { draw, cacheDir: first.cacheDir });
  expect((await second.get('/media/cover-a1?w=320')).rawPayload).toEqual(before.rawPayload);
  expect(draw).not.toHaveBeenCalled();
});

test('no incomplete file stays in the cache', async () => {
  const { get, cacheDir } = shop(aPicture);
  await get('/media/cover-a1?w=320');
  expect((await readdir(join(cacheDir, 'cover-a1'))).sort()).toEqual(['320-2.webp']);
});

test('a picture is served even if the disk is full', async () => {
  const cacheDir = join(folder, 'a-file-and-no-folder');
  await writeFile(cacheDir, '');
  const { get } = shop(aPicture, { cacheDir });
  expect((await get('/media/cover-a1?w=320')).statusCode).toBe(200);
  expect((await get('/media/cover-a1?w=320')).statusCode).toBe(200);
});

test('a failed drawing is retried for the next visitor', async () => {
  const draw = drawn(opaque).mockRejectedValueOnce(new Error('no paint'));
  const { get } = shop(aPicture, { draw });
  expect((await get('/media/cover-a1?w=320')).statusCode).toBe(500);
  expect((await get('/media/cover-a1?w=320')).statusCode).toBe(200);
});

test('uploaded bytes reach browsers only as encoded pixels', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><script>alert(1)</script><rect width="40" height="40" fill="red"/></svg>';
  const { get } = shop({ 'upload-1': { recipe: null, bytes: Buffer.from(svg) } });
  const { headers, rawPayload } = await get('/media/upload-1', '*/*');
  expect(headers['content-type']).toBe('image/png');
  expect(rawPayload.includes('script')).toBe(false);
});

test('T101 pictures of abandoned requests are not drawn', async () => {
  const blocker = Promise.withResolvers<SizedPicture>();
  const draw = vi.fn(() => blocker.promise);
  const ids = Array.from({ length: 50 }, (_, at) => `cover-${at}`);
  const { http, get } = shop(Object.fromEntries(ids.map((id) => [id, { recipe: {}, bytes: null }])), { draw });
  let arrived = 0;
  http.addHook('onRequest', async () => void (arrived += 1));
  const url = await http.listen({ port: 0, host: '127.0.0.1' });
  const leaving = new AbortController();
  const requests = ids.map((id) => fetch(`${url}/media/${id}?w=160`, { signal: leaving.signal }).catch(() => 'left'));
  await expect.poll(() => arrived).toBe(50);
  await expect.poll(() => draw.mock.calls.length).toBe(2);
  leaving.abort();
  expect(new Set(await Promise.all(requests))).toEqual(new Set(['left']));
  const openSockets = () => new Promise((resolve) => http.server.getConnections((_, count) => resolve(count)));
  await expect.poll(openSockets).toBe(0);
  blocker.resolve(await sizedUpload(opaque, 160));
  expect((await get('/media/cover-49?w=160')).statusCode).toBe(200);
  expect(draw.mock.calls.length).toBeLessThanOrEqual(4);
});

test('a picture is compressed after it was sent, and keeps its URL and tag', async () => {
  const { get, cacheDir } = shop(aPicture);
  const first = await get('/media/cover-a1?w=640', AVIF);
  await vi.waitFor(async () => {
    const { headers, rawPayload } = await get('/media/cover-a1?w=640', AVIF);
    expect(headers).toMatchObject({ 'content-type': 'image/avif', etag: first.headers.etag });
    expect((await sharp(rawPayload).metadata()).width).toBe(640);
  }, 15_000);
  expect(await readdir(join(cacheDir, 'cover-a1'))).toEqual(['640-2.avif']);
});

test('a server that closes finishes the compression that is running', async () => {
  const compression = Promise.withResolvers<SizedPicture>();
  const draw = drawn(opaque);
  const { http, get, cacheDir } = shop(aPicture, { draw });
  await get('/media/cover-a1?w=960', AVIF);
  draw.mockReturnValueOnce(compression.promise);
  await expect.poll(() => draw.mock.calls.length).toBe(2);
  const closed = http.close();
  compression.resolve(await sizedUpload(opaque, 960));
  await closed;
  expect(contentTypeOf(await readFile(join(cacheDir, 'cover-a1', '960-2.avif')))).toBe('image/avif');
});

test('a picture is drawn ahead only while no visitor waits for pictures', async () => {
  const blocker = Promise.withResolvers<SizedPicture>();
  const draw = drawn(opaque).mockReturnValueOnce(blocker.promise);
  const ids = ['first-visit', 'ahead', 'second-visit'];
  const { get, warm } = shop(Object.fromEntries(ids.map((id) => [id, { recipe: id, bytes: null }])), { draw });
  const visit = get('/media/first-visit?w=160');
  await expect.poll(() => draw.mock.calls.length).toBe(1);
  const ahead = warm({ id: 'ahead', width: 160, format: 'webp' }, new AbortController().signal);
  // Two can be drawn at a time, so the picture could have been drawn ahead beside the first visit.
  expect((await get('/media/second-visit?w=160')).statusCode).toBe(200);
  blocker.resolve(await sizedUpload(opaque, 160));
  expect((await visit).statusCode).toBe(200);
  await ahead;
  expect(draw.mock.calls.map(([recipe]) => recipe)).toEqual(['first-visit', 'second-visit', 'ahead']);
});
