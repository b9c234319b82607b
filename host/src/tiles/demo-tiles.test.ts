import Fastify from 'fastify';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { demoTiles } from './demo-tiles.ts';

test('a shop whose map is never opened draws no tile and does not load the map of the city', async () => {
  const cacheDir = await mkdtemp(join(tmpdir(), 'rialto-tiles-'));
  const started = vi.fn();
  subscribe('child_process', started);
  onTestFinished(async () => {
    unsubscribe('child_process', started);
    await rm(cacheDir, { recursive: true, force: true });
  });
  const serve = async (path: string) => {
    const http = Fastify();
    await demoTiles(http, cacheDir);
    await http.listen({ port: 0, host: '127.0.0.1' });
    const { statusCode } = await http.inject(path);
    // Ends the process that draws, if there is one.
    await http.close();
    return [statusCode, started.mock.calls.length];
  };
  expect(await serve('/nothing')).toEqual([404, 0]);
  expect(await serve('/tiles/light/en/10/588/412.png')).toEqual([200, 1]);
});
