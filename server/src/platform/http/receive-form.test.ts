import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { addGuest } from '../../testing/people.ts';
import { fillSmallCatalogue } from '../../testing/small-catalogue-world.ts';
import { countUploads } from '../files/keep-upload.ts';
import { openThrottle } from '../throttle/throttle.ts';
import { countReceiving } from './receiving.ts';

let shop: TestApi;
let port: number;
beforeAll(async () => {
  shop = await openTestApi({ hasRequestLimits: true });
  await fillSmallCatalogue(shop.database.db.sql);
  await shop.http.listen({ port: 0, host: '127.0.0.1' });
  port = (shop.http.server.address() as AddressInfo).port;
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await shop.close();
});
const sockets: Socket[] = [];

const PATH = '/api/v1/customer/order/prescription/place';
const field = (name: string, value: string) =>
  `--end\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const beginFile = `--end\r\ncontent-disposition: form-data; name="order_attachment[]"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n${'x'.repeat(1_000)}`;

type OpenUpload = { socket: Socket; answer: () => string };

/** Sends the beginning of a form whose end never comes. */
async function send(parts: string[], { length = 20_000_000, path = PATH, headers = '' } = {}): Promise<OpenUpload> {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  let answer = '';
  socket.on('data', (data) => (answer += String(data)));
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const head = `POST ${path} HTTP/1.1\r\nhost: shop\r\n${headers}content-type: multipart/form-data; boundary=end\r\n`;
  socket.write(`${head}content-length: ${length}\r\n\r\n${parts.join('')}`);
  return { socket, answer: () => answer };
}

test('T85 a form of a caller without credentials is refused before its files are read', async () => {
  const { answer } = await send([field('store_id', '1'), beginFile]);
  await expect.poll(answer).toContain('guest_unknown');
  expect(answer()).toMatch(/^HTTP\/1\.1 403/);
});

test('T85 a form with an invalid token is refused before any part is read', async () => {
  const headers = `authorization: Bearer ${'x'.repeat(40)}\r\n`;
  const { answer } = await send([], { headers });
  await expect.poll(answer).toContain('token_invalid');
});

test('T85 a form of a customer without a token is refused before any part is read', async () => {
  const { answer } = await send([], { path: '/api/v1/customer/update-profile', length: 1_000_000 });
  await expect.poll(answer).toContain('sign_in_required');
});

test('T85 a guest id after the files does not count', async () => {
  const { guestId } = await addGuest(shop.database.db.sql);
  const { answer } = await send([beginFile, '\r\n', field('guest_id', guestId)]);
  await expect.poll(answer).toContain('guest_unknown');
});

test('T85 a declared length above the limit is refused before any part is read', async () => {
  const { answer } = await send([], { length: 21_000_000 });
  await expect.poll(answer).toMatch(/^HTTP\/1\.1 413/);
});

test('T85 fields without end are refused', async () => {
  const { answer } = await send(Array.from({ length: 10 }, () => field('order_note', 'x'.repeat(15_000))));
  await expect.poll(answer).toMatch(/^HTTP\/1\.1 413/);
});

test('T85 an owner who has reached the limit of uploads is refused before the files are read', async () => {
  const { guestId, id } = await addGuest(shop.database.db.sql);
  const pictures = Array.from({ length: 10 }, () => Buffer.from('a picture'));
  const throttle = openThrottle(shop.database.db.sql, () => new Date(), true);
  await countUploads(throttle, { kind: 'guest', id }, pictures);
  const { answer } = await send([field('guest_id', guestId), beginFile]);
  await expect.poll(answer).toMatch(/^HTTP\/1\.1 429/);
  expect(answer().toLowerCase()).toContain('retry-after:');
});

test('T85 one guest sends at most two forms with files at a time, and a place is free again after one ends', async () => {
  const { guestId } = await addGuest(shop.database.db.sql);
  const parts = [field('guest_id', guestId), beginFile];
  const uploads = [await send(parts), await send(parts), await send(parts)];
  const answered = () => uploads.filter((upload) => upload.answer() !== '');
  await expect.poll(() => answered().length).toBe(1);
  expect(answered()[0]!.answer()).toMatch(/^HTTP\/1\.1 429/);
  const whole = [...parts, '\r\n--end--\r\n'];
  const statusOfWhole = async () => {
    const { answer } = await send(whole, { length: Buffer.byteLength(whole.join('')) });
    await expect.poll(answer).not.toBe('');
    return answer().split(' ')[1];
  };
  expect(await statusOfWhole()).toBe('429');
  uploads.find((upload) => upload.answer() === '')!.socket.destroy();
  await expect.poll(statusOfWhole).not.toBe('429');
});

test('T85 all uploads in memory together have a limit', () => {
  const { begin } = countReceiving(1_000);
  const [one, two] = [begin({ kind: 'guest', id: 1 }), begin({ kind: 'guest', id: 2 })];
  one.add(600);
  expect(() => two.add(600)).toThrow('overloaded');
  one.release();
  one.release();
  two.add(1_000);
  expect(() => two.add(1)).toThrow('overloaded');
});
