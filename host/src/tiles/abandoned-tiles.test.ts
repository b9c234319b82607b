import { sendError } from '@rialto/server/platform/http/send-error.ts';
import { limitRequests } from '@rialto/server/platform/http/limit-requests.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { TileRequest } from './tile-address.ts';
import { tileRoutes } from './tile-routes.ts';

const png = new Uint8Array([1, 2, 3]);

type Paint = (tile: TileRequest) => Promise<Uint8Array>;

async function openTiles(paint: Paint, { hasLimits = false } = {}) {
  const cacheDir = await mkdtemp(join(tmpdir(), 'rialto-tiles-'));
  const http = Fastify();
  http.setErrorHandler(sendError);
  let requests = 0;
  http.addHook('onRequest', async () => void (requests += 1));
  if (hasLimits) limitRequests(http, {});
  tileRoutes(http, { cacheDir, paint });
  await http.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(async () => {
    await http.close();
    await rm(cacheDir, { recursive: true, force: true });
  });
  return { http, port: (http.server.address() as AddressInfo).port, requests: () => requests };
}

const farTile = (at: number) => `/tiles/light/en/17/${75_000 + (at % 60)}/${52_700 + Math.floor(at / 60)}@2x.png`;
const ordinaryTile = '/tiles/light/en/12/2355/1646.png';

async function request(port: number, path: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(`GET ${path} HTTP/1.1\r\nhost: shop\r\n\r\n`);
  return socket;
}

const openSockets = (http: FastifyInstance) =>
  new Promise((resolve) => http.server.getConnections((_, count) => resolve(count)));

test('T101 tiles of 2,500 abandoned requests are not drawn, and the next tile is drawn at once', async () => {
  const blocker = Promise.withResolvers<void>();
  const paint = vi.fn<Paint>(() => blocker.promise.then(() => png));
  const { http, port, requests } = await openTiles(paint);
  for (let sent = 0; sent < 2_500; sent += 100) {
    const paths = Array.from({ length: 100 }, (_, at) => farTile(sent + at));
    const sockets = await Promise.all(paths.map((path) => request(port, path)));
    await expect.poll(requests).toBe(sent + 100);
    for (const socket of sockets) socket.destroy();
    await expect.poll(() => openSockets(http)).toBe(0);
  }
  const ordinary = fetch(`http://127.0.0.1:${port}${ordinaryTile}`);
  await expect.poll(requests).toBe(2_501);
  blocker.resolve();
  expect((await ordinary).status).toBe(200);
  // The first two were being drawn when their clients left.
  expect(paint.mock.calls.map(([{ z }]) => z)).toEqual([17, 17, 12]);
});

test('T101 one network address cannot fill the queue of tiles', async () => {
  const blocker = Promise.withResolvers<void>();
  const { port } = await openTiles(() => blocker.promise.then(() => png));
  const responses = Array.from({ length: 121 }, (_, at) => fetch(`http://127.0.0.1:${port}${farTile(at)}`));
  // The other 120 are queued until the blocker is released.
  expect((await Promise.race(responses)).status).toBe(429);
  blocker.resolve();
  const statuses = (await Promise.all(responses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(120);
  expect((await fetch(`http://127.0.0.1:${port}${ordinaryTile}`)).status).toBe(200);
});

test('T101 the tiles of one visitor are limited, but not those of a minute of moving the map', async () => {
  const { http } = await openTiles(async () => png, { hasLimits: true });
  for (let at = 0; at < 3_000; at += 1) expect((await http.inject(ordinaryTile)).statusCode).toBe(200);
  const refused = await http.inject(ordinaryTile);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});
