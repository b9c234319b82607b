import { createTestDatabase, type TestDatabase } from '@rialto/database/testing/test-database.ts';
import { RefusalError } from '@rialto/server/platform/refuse.ts';
import { publicPictureName } from '@rialto/server/domains/reviews/reviews.public.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mediaRoutes } from './media-routes.ts';
import { paintWith } from './paint-picture.ts';

let database: TestDatabase;
let http: FastifyInstance;
let cacheDir: string;
let fileId: string;
beforeAll(async () => {
  database = await createTestDatabase();
  cacheDir = await mkdtemp(join(tmpdir(), 'rialto-media-'));
  http = Fastify();
  http.setErrorHandler((thrown, _, reply) => reply.code(thrown instanceof RefusalError ? 404 : 500).send());
  const drawRecipe = () => Promise.reject(new Error('No recipe is drawn here'));
  mediaRoutes(http, { db: database.db.sql, cacheDir, paint: paintWith(drawRecipe), log: { warn: () => undefined } });
  fileId = randomBytes(24).toString('base64url');
  await fillShop(
    await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#c60' } })
      .webp()
      .toBuffer(),
  );
});
afterAll(async () => {
  await http.close();
  await database.drop();
  await rm(cacheDir, { recursive: true, force: true });
});

async function fillShop(bytes: Buffer): Promise<void> {
  const { sql } = database.db;
  await sql.script(`
    set session_replication_role = replica;
    insert into reviews (id, store_id, author_name, rating) values (1, 1, 'M', 5);
    insert into reviews (id, courier_id, author_name, rating) values (2, 1, 'M', 5);
    insert into guests (id, id_hash) values (1, sha256('x'));
    set session_replication_role = origin;`);
  await sql`
    insert into uploads (id, kind, guest_id, content_type, bytes, created_at)
    values (${fileId}, 'review', 1, 'image/webp', ${bytes}, now())`;
  await sql`insert into review_pictures (file_id, review_id, position) values (${fileId}, 1, 1)`;
}

const get = (url: string, headers: Record<string, string> = {}) =>
  http.inject({ url, headers: { accept: 'image/webp', ...headers } });

test('REV-02 pictures of a published review are public in the widths of other pictures, and are not kept on disk', async () => {
  const url = `/media/${publicPictureName(fileId)}`;
  for (const width of [160, 480]) {
    const { statusCode, headers, rawPayload } = await get(`${url}?w=${width}`);
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=600');
    expect((await sharp(rawPayload).metadata()).width).toBe(width);
  }
  const tag = String((await get(`${url}?w=160`)).headers['etag']);
  expect((await get(`${url}?w=160`, { 'if-none-match': tag })).statusCode).toBe(304);
  expect((await get(`${url}?w=161`)).statusCode).toBe(404);
  expect(await readdir(cacheDir)).toEqual([]);
});

test('REV-03 pictures of a hidden review, of a courier’s review and of other uploads are not public', async () => {
  const { sql } = database.db;
  const url = `/media/${publicPictureName(fileId)}?w=160`;
  const tag = String((await get(url)).headers['etag']);
  await sql`update reviews set active = false, hidden_at = now(), hide_reason = 'x' where id = 1`;
  expect((await get(url)).statusCode).toBe(404);
  expect((await get(url, { 'if-none-match': tag })).statusCode).toBe(404);
  await sql`update review_pictures set review_id = 2`;
  expect((await get(url)).statusCode).toBe(404);
  await sql`delete from review_pictures`;
  expect((await get(url)).statusCode).toBe(404);
});
