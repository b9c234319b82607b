import type { Sql } from '@rialto/database/sql.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { multipart } from '../../testing/multipart.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { addCustomer, addGuest, type TestCustomer } from '../../testing/people.ts';
import { cleanPicture } from './clean-picture.ts';
import { keepUpload } from './keep-upload.ts';
import { hostileFiles, MARK, type HostileFile } from './testing/hostile-files.ts';

let shop: TestApi;
let sql: Sql;
let me: TestCustomer;
let files: HostileFile[];
beforeAll(async () => {
  shop = await openTestApi();
  sql = shop.database.db.sql;
  me = await addCustomer(sql, { email: 'me@example.com' });
  files = await hostileFiles();
});
afterAll(() => shop.close());

type Errors = { errors: { code: string }[] };
type Row = { bytes: Buffer; contentType: string };
const storedFiles = () => sql<Row[]>`select bytes, content_type as "contentType" from uploads`;
const fields = { f_name: 'Mariam', l_name: 'Adel', email: 'me@example.com' };

function send(
  bytes: Buffer,
  { fileName = 'me.jpg', type = 'image/jpeg', ...more }: Record<string, string> = {},
  isCutOff = false,
) {
  const parts = Object.entries({ ...fields, ...more }).map(([name, value]) => ({ name, value }));
  const { headers, payload } = multipart([...parts, { name: 'image', bytes, fileName, type }], { isCutOff });
  const url = '/api/v1/customer/update-profile';
  return shop.http.inject({ method: 'POST', url, headers: { ...headers, ...me.headers }, payload });
}

test('T84 T86 none of at least sixty hostile files is stored as it was sent', async () => {
  expect(files.length).toBeGreaterThanOrEqual(60);
  const before = process.memoryUsage().rss;
  for (const { name, bytes, becomes } of files) {
    await sql`update customers set picture = null`;
    await sql`delete from uploads`;
    const answer = await send(bytes, { fileName: `${name}.jpg` });
    const rows = await storedFiles();
    if (becomes === 'refused') expect(answer.statusCode, name).toBe(422);
    if (becomes === 'cleaned') expect(answer.statusCode, name).toBe(200);
    expect([200, 422], name).toContain(answer.statusCode);
    expect(rows, name).toHaveLength(answer.statusCode === 200 ? 1 : 0);
    for (const row of rows) {
      expect(row.contentType).toBe('image/webp');
      expect(row.bytes.equals(bytes), name).toBe(false);
      expect(row.bytes.includes(MARK), name).toBe(false);
      const { format, exif, xmp, iptc, icc } = await sharp(row.bytes).metadata();
      expect({ format, exif, xmp, iptc, icc }, name).toEqual({ format: 'webp' });
    }
  }
  expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000);
});

test('T88 the place of a picture is removed, and its orientation is applied', async () => {
  const wide = sharp({ create: { width: 400, height: 100, channels: 3, background: '#fff' } });
  const turned = await wide
    .withExif({ IFD0: { Artist: MARK } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { bytes } = await cleanPicture(turned, 'prescription');
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 100, height: 400 });
  expect(bytes.includes(MARK)).toBe(false);
});

test.each([
  ['../../etc/passwd', 'image/png'],
  ['..\\..\\web.config', 'text/html'],
  ['a.php\\0.jpg', 'application/x-php'],
  ['con', 'image/svg+xml'],
  ['%2e%2e%2f', ''],
  [`${'x'.repeat(500)}.jpg`, 'image/jpeg'],
])('T87 the name %s and the type "%s" that were sent are not used', async (fileName, type) => {
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#123' } })
    .png()
    .toBuffer();
  expect((await send(picture, { fileName, type })).statusCode).toBe(200);
  const { image_full_url } = (await shop.get('/customer/info', me.headers)).json<{ image_full_url: string }>();
  expect(image_full_url).toMatch(/^\/files\/[\w-]{32}$/);
});

test('T84 animated pictures are accepted only as profile pictures', async () => {
  const gif = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#123' } })
    .gif()
    .toBuffer();
  expect((await cleanPicture(gif, 'profile')).contentType).toBe('image/webp');
  await expect(cleanPicture(gif, 'prescription')).rejects.toThrow('picture_type_refused');
});

test('T85 a form that does not end, has too many fields or an unexpected file is refused, and nothing is stored', async () => {
  await sql`update customers set picture = null`;
  await sql`delete from uploads`;
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#123' } })
    .png()
    .toBuffer();
  const post = (parts: Parameters<typeof multipart>[0]) => {
    const { headers, payload } = multipart(parts);
    const url = '/api/v1/customer/update-profile';
    return shop.http.inject({ method: 'POST', url, headers: { ...headers, ...me.headers }, payload });
  };
  expect((await send(picture, {}, true)).statusCode).toBe(400);
  const many = Array.from({ length: 60 }, (_, index) => ({ name: `field${index}`, value: 'x' }));
  expect((await post(many)).statusCode).toBe(413);
  expect((await post([{ name: 'other', bytes: picture }])).statusCode).toBe(422);
  const two = await post([
    { name: 'image', bytes: picture },
    { name: 'image', bytes: picture },
  ]);
  expect(two.json<Errors>().errors[0]?.code).toBe('too_many_pictures');
  expect((await post([{ name: 'f_name', value: 'x'.repeat(30_000) }])).statusCode).toBeGreaterThanOrEqual(400);
  expect((await post([{ name: '__proto__', value: '1' }])).statusCode).toBeGreaterThanOrEqual(400);
  expect(await storedFiles()).toHaveLength(0);
});

test('T96 a form is refused by an endpoint without files', async () => {
  const { headers, payload } = multipart([{ name: 'language', value: 'ar' }]);
  const url = '/api/v1/customer/settings';
  const answer = await shop.http.inject({ method: 'PUT', url, headers: { ...headers, ...me.headers }, payload });
  expect(answer.statusCode).toBe(415);
});

test('T65 T89 only its owner may read a private file, and scripts in it cannot run', async () => {
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#123' } })
    .png()
    .toBuffer();
  const clean = await cleanPicture(picture, 'prescription');
  const [guest, otherGuest, other] = [await addGuest(sql), await addGuest(sql), await addCustomer(sql)];
  const keep = (owner: Parameters<typeof keepUpload>[2]['owner']) =>
    keepUpload(sql, clean, { kind: 'prescription', owner, now: new Date() });
  const [mine, guests] = [await keep({ kind: 'customer', id: me.id }), await keep({ kind: 'guest', id: guest.id })];
  const status = async (path: string, headers: Record<string, string> = {}) =>
    (await shop.http.inject({ url: `/files/${path}`, headers })).statusCode;
  expect(await status(mine, me.headers)).toBe(200);
  expect(await status(mine)).toBe(404);
  expect(await status(mine, other.headers)).toBe(404);
  expect(await status(`${mine}?guest_id=${guest.guestId}`)).toBe(404);
  expect(await status(`${guests}?guest_id=${guest.guestId}`)).toBe(200);
  expect(await status(`${guests}?guest_id=${otherGuest.guestId}`)).toBe(404);
  expect(await status(guests, me.headers)).toBe(404);
  expect(await status('x'.repeat(32), me.headers)).toBe(404);
  expect(await status('..%2f..%2fetc%2fpasswd', me.headers)).toBe(404);
  const { headers } = await shop.http.inject({ url: `/files/${mine}`, headers: me.headers });
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-disposition': 'attachment; filename="picture.webp"',
    'content-security-policy': expect.stringContaining('sandbox') as string,
    'content-type': 'image/webp',
  });
});

test('T90 a file is not stored when its transaction fails', async () => {
  await sql`update customers set picture = null`;
  await sql`delete from uploads`;
  await addCustomer(sql, { email: 'taken@example.com' });
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#123' } })
    .png()
    .toBuffer();
  const answer = await send(picture, { email: 'taken@example.com' });
  expect(answer.statusCode).toBe(409);
  expect(await storedFiles()).toHaveLength(0);
});

test('T85 a customer may send at most ten pictures an hour', async () => {
  const limited = await openTestApi({ hasRequestLimits: true });
  const customer = await addCustomer(limited.database.db.sql, { email: 'me@example.com' });
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#123' } })
    .png()
    .toBuffer();
  const parts = Object.entries(fields).map(([name, value]) => ({ name, value }));
  const { headers, payload } = multipart([...parts, { name: 'image', bytes: picture }]);
  const url = '/api/v1/customer/update-profile';
  const statuses: number[] = [];
  for (let count = 0; count < 11; count += 1) {
    const all = { ...headers, ...customer.headers };
    statuses.push((await limited.http.inject({ method: 'POST', url, headers: all, payload })).statusCode);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  await limited.close();
});
