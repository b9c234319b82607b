import Fastify from 'fastify';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { demoTiles } from './demo-tiles.ts';

test('a shop whose map nobody opens draws no tile and does not load the map of the city', async () => {
  const cacheDir = await mkdtemp(join(tmpdir(), 'rialto-tiles-'));
  const started = vi.fn();
  process.on('worker', started);
  const http = Fastify();
  onTestFinished(async () => {
    process.off('worker', started);
    await http.close();
    await rm(cacheDir, { recursive: true, force: true });
  });
  await demoTiles(http, cacheDir);
  await http.listen({ port: 0, host: '127.0.0.1' });
  expect(started).not.toHaveBeenCalled();
  const tile = await http.inject('/tiles/light/en/10/588/412.png');
  expect([tile.statusCode, started.mock.calls.length]).toEqual([200, 1]);
});
